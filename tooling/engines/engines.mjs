import { firefox } from './firefox.mjs'
import { webkit } from './webkit.mjs'

/** The engines other than Chromium, which come from the system and not from a download of Playwright's. */
export const engines = { firefox, webkit }
