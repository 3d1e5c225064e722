import { beforeEach } from 'vitest'
import { commands } from 'vitest/browser'

// Stryker needs one failure, but Vitest's `bail` has no effect in a browser after the first run.
if (await commands.hasFailed()) beforeEach(({ skip }) => skip())
