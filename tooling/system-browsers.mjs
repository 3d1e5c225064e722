import { delimiter, join } from 'node:path'

/** Where a Chromium of the system may be. */
export function systemBrowsers() {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  }
  if (process.platform === 'win32') {
    return [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) =>
        ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].map((path) =>
          join(folder, path),
        ),
      )
  }
  const folders = (process.env.PATH ?? '').split(delimiter)
  return ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  )
}
