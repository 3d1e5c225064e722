import { firefox } from './firefox.mjs'
import { webkit } from './webkit.mjs'

/** The engines besides Chromium. They come from the system, because Playwright's downloads are not always available. */
export const engines = { firefox, webkit }
