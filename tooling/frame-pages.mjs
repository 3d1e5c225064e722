const page = '<!doctype html><title>A page</title><div></div>'
const nothing = 204

/**
 * Serves the targets of links in the browser tests, below `/contract/`: an empty `page`; `markup`, a page with the HTML in
 * its query; `held`, which responds once `release` is requested with the same key; and `nothing`, a response after which the
 * browser stays on its page. `count` returns the number of these requests with a key.
 */
export function framePages() {
  const held = []
  const keys = []

  const answer = (response, status = 200, body = page) => {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
    response.end(status === nothing ? undefined : body)
  }

  return {
    name: 'frame-pages',
    enforce: 'pre',
    configureServer({ middlewares }) {
      // Tests run in a frame. A link that opens their page in a tab must not run them there as well, because both would report to Vitest.
      middlewares.use((request, response, next) => {
        const isTab = request.headers['sec-fetch-dest'] === 'document' && /^\/\?.*sessionId=/.test(request.url)
        isTab ? answer(response) : next()
      })
      middlewares.use('/contract', (request, response) => {
        const { pathname, searchParams } = new URL(request.url, 'http://localhost')
        const key = searchParams.get('key')
        const html = searchParams.get('html')
        if (pathname === '/markup') {
          return answer(
            response,
            200,
            page.replace('<div></div>', () => `<div>${html}</div>`),
          )
        }
        if (pathname === '/count') return answer(response, 200, `${keys.filter((one) => one === key).length}`)
        if (pathname !== '/release') keys.push(key)
        if (pathname === '/held') return held.push({ key, response })
        if (pathname === '/release') for (const one of held) if (one.key === key) answer(one.response)
        answer(response, pathname === '/nothing' ? nothing : 200)
      })
    },
  }
}
