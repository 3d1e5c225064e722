import { join } from 'node:path'
import { pathsOf } from './executables.mjs'

/** All paths where the system may have a Chromium. */
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
  return pathsOf('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge')
}
