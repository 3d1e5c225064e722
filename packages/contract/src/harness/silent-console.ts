import { expectSilentConsole } from './console.js'

// A setup file, because files that share a page also share the module that would call this.
expectSilentConsole()
