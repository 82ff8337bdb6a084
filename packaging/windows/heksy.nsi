; The installer of the Windows program, for one user and without administrator's rights:
;
;   makensis -DVERSION=1.2.3 -DPROGRAM=target/release/heksy.exe -DOUTPUT=heksy-1.2.3-setup.exe packaging/windows/heksy.nsi
;
; Paths are relative to the root of the repository. Heksy is added to what opens .pgn ("Open with") and becomes what opens
; it only if the user says so: Windows cannot tell a hexagonal game from one of ordinary chess.
; `heksy-setup.exe /S` installs silently.

!ifndef VERSION
  !error "say which version: -DVERSION=1.2.3"
!endif
!ifndef PROGRAM
  !define PROGRAM "target/release/heksy.exe"
!endif
!ifndef CONSOLE
  !define CONSOLE "target/release/heksy.com"
!endif
!ifndef OUTPUT
  !define OUTPUT "heksy-${VERSION}-setup.exe"
!endif

; makensis works in the folder of the script.
!cd "../.."

Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
; heksy.com repeats heksy.exe: a dictionary that holds a whole one halves the installer.
SetCompressorDictSize 64
Name "Heksy"
OutFile "${OUTPUT}"
RequestExecutionLevel user
ManifestDPIAware true
InstallDir "$LOCALAPPDATA\Programs\Heksy"
InstallDirRegKey HKCU "Software\Heksy" "InstallDir"
BrandingText "Heksy ${VERSION}"

!include "MUI2.nsh"
!define MUI_ICON "assets/icon.ico"
!define MUI_UNICON "assets/icon.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\heksy.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "Hungarian"
!insertmacro MUI_LANGUAGE "Esperanto"
!insertmacro MUI_LANGUAGE "Swedish"

VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 "ProductName" "Heksy"
VIAddVersionKey /LANG=0 "FileDescription" "Heksy setup"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "LegalCopyright" "The Heksy authors; MIT or Apache-2.0"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Heksy"
!define CLASSES "Software\Classes"

; Tells Explorer that icons and types of files have changed.
!macro TypesHaveChanged
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

; A running program can be neither replaced nor removed: asks the user to close it; a silent run (/S) stops with code 2.
!macro NotWhileItRuns un
Function ${un}NotWhileItRuns
  again:
    IfFileExists "$INSTDIR\heksy.exe" 0 free
    ClearErrors
    FileOpen $0 "$INSTDIR\heksy.exe" a
    IfErrors 0 close
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "Heksy is running. Close it, and try again." /SD IDCANCEL IDRETRY again
    SetErrorLevel 2
    Quit
  close:
    FileClose $0
  free:
FunctionEnd
!macroend
!insertmacro NotWhileItRuns ""
!insertmacro NotWhileItRuns "un."

Section "Heksy"
  Call NotWhileItRuns
  SetOutPath "$INSTDIR"
  File "/oname=heksy.exe" "${PROGRAM}"
  ; The same program for a console, by packaging/windows/console.py.
  File /nonfatal "/oname=heksy.com" "${CONSOLE}"
  File "assets/icon.ico"
  File "README.md"
  File "CHANGELOG.md"
  File "docs/dependencies.md"
  File "LICENSE"
  File "LICENSE-MIT"
  File "LICENSE-APACHE"
  ; By packaging/third-party.py, if it has been asked.
  File /nonfatal "target/package/THIRD-PARTY.txt"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Heksy.lnk" "$INSTDIR\heksy.exe" "" "$INSTDIR\icon.ico"

  ; What a saved game is, and who can open one.
  WriteRegStr HKCU "${CLASSES}\Heksy.Game" "" "Hexagonal chess game"
  WriteRegStr HKCU "${CLASSES}\Heksy.Game\DefaultIcon" "" "$INSTDIR\icon.ico"
  WriteRegStr HKCU "${CLASSES}\Heksy.Game\shell\open\command" "" '"$INSTDIR\heksy.exe" "%1"'
  WriteRegNone HKCU "${CLASSES}\.pgn\OpenWithProgids" "Heksy.Game"
  WriteRegStr HKCU "${CLASSES}\Applications\heksy.exe\SupportedTypes" ".pgn" ""
  WriteRegStr HKCU "${CLASSES}\Applications\heksy.exe\shell\open\command" "" '"$INSTDIR\heksy.exe" "%1"'

  ; The list of default programs of the settings.
  WriteRegStr HKCU "Software\Heksy" "InstallDir" "$INSTDIR"
  WriteRegStr HKCU "Software\Heksy\Capabilities" "ApplicationName" "Heksy"
  WriteRegStr HKCU "Software\Heksy\Capabilities" "ApplicationDescription" "Hexagonal chess and checkers"
  WriteRegStr HKCU "Software\Heksy\Capabilities\FileAssociations" ".pgn" "Heksy.Game"
  WriteRegStr HKCU "Software\RegisteredApplications" "Heksy" "Software\Heksy\Capabilities"

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Heksy"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Heksy authors"
  SectionGetSize 0 $0
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\icon.ico"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  !insertmacro TypesHaveChanged
SectionEnd

; Settings and games are the user's and stay.
Section "Uninstall"
  Call un.NotWhileItRuns
  Delete "$INSTDIR\heksy.com"
  Delete "$INSTDIR\heksy.exe"
  Delete "$INSTDIR\icon.ico"
  Delete "$INSTDIR\README.md"
  Delete "$INSTDIR\CHANGELOG.md"
  Delete "$INSTDIR\dependencies.md"
  Delete "$INSTDIR\LICENSE"
  Delete "$INSTDIR\LICENSE-MIT"
  Delete "$INSTDIR\LICENSE-APACHE"
  Delete "$INSTDIR\THIRD-PARTY.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Heksy.lnk"
  DeleteRegKey HKCU "${CLASSES}\Heksy.Game"
  DeleteRegValue HKCU "${CLASSES}\.pgn\OpenWithProgids" "Heksy.Game"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.pgn\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.pgn"
  DeleteRegKey HKCU "${CLASSES}\Applications\heksy.exe"
  DeleteRegKey HKCU "Software\Heksy"
  DeleteRegValue HKCU "Software\RegisteredApplications" "Heksy"
  DeleteRegKey HKCU "${UNINSTALL}"
  !insertmacro TypesHaveChanged
SectionEnd
