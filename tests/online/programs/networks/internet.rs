//! An internet of network namespaces: a relay, and two players, each behind a router.
//!
//! ```text
//! one 10.0.1.2 -- router 198.51.100.2 -- net -- 203.0.113.2 router -- 10.0.2.2 two
//!                                         |
//!                                   relay 192.0.2.2
//! ```

use std::process::{Command, Stdio};

/// The public networks of the relay and of the two players; `net` has the address 1 in each, the other end 2.
const NETWORKS: [(&str, &str); 3] = [("relay", "192.0.2"), ("one", "198.51.100"), ("two", "203.0.113")];

/// The address of the relay.
pub const RELAY: &str = "192.0.2.2";

/// How a router treats UDP. Each but the first has one public address for its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Router {
    /// The player has the public address, and no router.
    Public,
    /// Everybody reaches a port that the player has used.
    FullCone,
    /// Everybody to whom the player has sent something reaches all the player's ports.
    Restricted,
    /// An answer comes only from the address and port to which the player has sent something.
    PortRestricted,
    /// As before; and each address that the player sends to sees another random port.
    Symmetric,
    /// UDP does not pass.
    NoUdp,
}

impl Router {
    pub const ALL: [Self; 6] =
        [Self::Public, Self::FullCone, Self::Restricted, Self::PortRestricted, Self::Symmetric, Self::NoUdp];

    /// The rules of the router, for `nft`. A packet that comes from outside without having been asked for is dropped
    /// before the kernel remembers it: otherwise it would take the port that the player's own packet is to have.
    fn rules(self, player: &str) -> String {
        let all = |more: &str, sent: &str, out: &str| {
            format!(
                "table ip router {{
                set sent {{ type ipv4_addr; flags dynamic,timeout; timeout 2m; }}
                chain pre {{ type nat hook prerouting priority dstnat; {more} }}
                chain over {{ type filter hook forward priority 0; {sent} }}
                chain in {{ type filter hook input priority 0; iifname wan meta l4proto udp drop; }}
                chain post {{ type nat hook postrouting priority srcnat; {out} oifname wan masquerade; }}
                }}"
            )
        };
        let inwards = format!("udp dport 1024-65535 dnat to {player};");
        match self {
            Self::Public => String::new(),
            Self::FullCone => all(&format!("iifname wan {inwards}"), "", ""),
            Self::Restricted => all(
                &format!("iifname wan ip saddr @sent {inwards}"),
                "oifname wan meta l4proto udp add @sent { ip daddr };",
                "",
            ),
            Self::PortRestricted => all("", "", ""),
            Self::Symmetric => all("", "", "oifname wan meta l4proto udp masquerade fully-random;"),
            Self::NoUdp => all("", "meta l4proto udp drop;", ""),
        }
    }
}

/// The namespaces, which go with it.
pub struct Internet {
    prefix: String,
}

impl Internet {
    /// An internet with these two routers; an error that says why this computer does not allow one.
    pub fn new(routers: [Router; 2]) -> Result<Self, String> {
        let internet = Self { prefix: format!("heksy-{}-{:x}", std::process::id(), fastrand::u32(..)) };
        internet.make("net")?;
        internet.run("net", &["sysctl", "-qw", "net.ipv4.ip_forward=1"])?;
        for (name, network) in NETWORKS {
            let router = ["one", "two"].iter().position(|player| *player == name).map(|at| routers[at]);
            internet.site(name, network, router.unwrap_or(Router::Public))?;
        }
        for (name, peer) in [("one", NETWORKS[2].1), ("two", NETWORKS[1].1)] {
            internet.rules(
                name,
                &format!(
                    "table ip count {{
                    chain in {{
                    type filter hook input priority 0;
                    ip saddr {peer}.2 meta l4proto udp counter; }}
                    }}"
                ),
            )?;
        }
        Ok(internet)
    }

    /// A computer at the end of a public network, or behind a router there.
    fn site(&self, name: &str, network: &str, router: Router) -> Result<(), String> {
        self.make(name)?;
        let is_behind = router != Router::Public;
        let outer = if is_behind { format!("{name}-router") } else { name.to_owned() };
        if is_behind {
            self.make(&outer)?;
        }
        self.link(("net", name, &format!("{network}.1")), (&outer, "wan", &format!("{network}.2")))?;
        if is_behind {
            let inner = if name == "one" { "10.0.1" } else { "10.0.2" };
            let player = format!("{inner}.2");
            self.link((&outer, "lan", &format!("{inner}.1")), (name, "wan", &player))?;
            self.run(&outer, &["sysctl", "-qw", "net.ipv4.ip_forward=1"])?;
            self.rules(&outer, &router.rules(&player))?;
        }
        Ok(())
    }

    fn namespace(&self, name: &str) -> String {
        format!("{}-{name}", self.prefix)
    }

    fn make(&self, name: &str) -> Result<(), String> {
        ip(&["netns", "add", &self.namespace(name)])?;
        self.run(name, &["ip", "link", "set", "lo", "up"])
    }

    /// Connects two namespaces: name, interface and address of each. The first is on the way of the second to all others.
    fn link(&self, near: (&str, &str, &str), far: (&str, &str, &str)) -> Result<(), String> {
        let (one, two) = (self.namespace(near.0), self.namespace(far.0));
        let both =
            ["link", "add", near.1, "netns", &one, "type", "veth", "peer", "name", far.1, "netns", &two];
        ip(&both)?;
        for (name, interface, address) in [near, far] {
            self.run(name, &["ip", "address", "add", &format!("{address}/24"), "dev", interface])?;
            self.run(name, &["ip", "link", "set", interface, "up"])?;
        }
        self.run(far.0, &["ip", "route", "add", "default", "via", near.2])
    }

    fn rules(&self, name: &str, rules: &str) -> Result<(), String> {
        self.run(name, &["nft", rules])
    }

    fn run(&self, name: &str, command: &[&str]) -> Result<(), String> {
        finish(self.command(name, command[0]).args(&command[1..])).map(drop)
    }

    /// A program that runs in one of the namespaces: `one`, `two`, `relay`.
    pub fn command(&self, name: &str, program: &str) -> Command {
        let mut command = Command::new("ip");
        command.args(["netns", "exec", &self.namespace(name), program]);
        command
    }

    /// The number of packets by UDP that a player has from the other player's public address.
    pub fn direct(&self, name: &str) -> u64 {
        let text =
            finish(self.command(name, "nft").args(["list", "table", "ip", "count"])).expect("it counts");
        let mut words = text.split_whitespace().skip_while(|word| *word != "packets");
        words.nth(1).and_then(|number| number.parse().ok()).expect("a number of packets")
    }

    /// Cuts a player's line on the side of the provider, or mends it: `down`, `up`.
    pub fn set_line(&self, name: &str, state: &str) {
        self.run("net", &["ip", "link", "set", name, state]).expect("a line can be cut");
    }
}

impl Drop for Internet {
    fn drop(&mut self) {
        for name in ["net", "relay", "one", "two", "one-router", "two-router"] {
            ip(&["netns", "delete", &self.namespace(name)]).ok();
        }
    }
}

fn ip(arguments: &[&str]) -> Result<(), String> {
    finish(Command::new("ip").args(arguments)).map(drop)
}

/// Runs a command and returns its output; an error that says what has failed.
pub fn finish(command: &mut Command) -> Result<String, String> {
    let output = command.stdin(Stdio::null()).output().map_err(|error| error.to_string())?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    Err(format!("{command:?}: {}", String::from_utf8_lossy(&output.stderr).trim()))
}
