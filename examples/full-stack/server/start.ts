import { createServer } from 'node:http'
import { createHandler, openDatabase } from './index'

const port = process.env.PORT || 3000
const server = createServer(createHandler(await openDatabase()))
server.listen(port, () => console.log(`http://localhost:${port}/`))
