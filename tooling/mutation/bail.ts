import { beforeEach } from 'vitest'
import { commands } from 'vitest/browser'

// One failure is enough for Stryker, but after its first run, Vitest no longer stops at one in a browser.
if (await commands.hasFailed()) beforeEach(({ skip }) => skip())
