import { createServer } from 'node:http'
import { createHandler, openCatalogue } from './index'
import { reportProgress } from './report-progress'
import { readSettings } from './settings'

const { port, ...settings } = readSettings()
const catalogue = openCatalogue({ ...settings, onProgress: reportProgress() })
const server = createServer(createHandler(catalogue))

server.listen(port, () => console.log(`http://localhost:${port}/`))
catalogue.ready.then(
  () => console.log('The catalogue is ready.'),
  (error) => {
    console.error(error.message)
    process.exit(1)
  },
)

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    server.close()
    server.closeAllConnections()
    await catalogue.close()
    process.exit()
  })
}
