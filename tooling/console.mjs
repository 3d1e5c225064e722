/** Collects console messages and uncaught errors of all pages in a Playwright context, as `type: text`. */
export function recordConsole(context) {
  const messages = []
  context.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
  context.on('weberror', (event) => messages.push(`error: ${event.error().stack}`))
  return messages
}
