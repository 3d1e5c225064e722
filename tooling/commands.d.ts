import 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Whether a test failed earlier in this run. */
    hasFailed(): Promise<boolean>
    /** Calls a fixture's `render(scene)` in Node, and `head()` if it exists. The path is relative to the repository's root. */
    ssr(file: string, scene: string): Promise<{ html: string; head: string }>
  }
}
