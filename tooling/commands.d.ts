import 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Whether a test of another file has failed in this run. */
    hasFailed(): Promise<boolean>
    /** Runs the fixture at this path from the repository's root in Node: its `render(scene)`, and its `head()` if it has one. */
    ssr(file: string, scene: string): Promise<{ html: string; head: string }>
  }
}
