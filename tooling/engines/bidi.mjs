import { once } from 'node:events'
import WebSocket from 'ws'
import { answered, NoAnswer } from './answered.mjs'

/** Connects to a browser by WebDriver BiDi. `send` returns the result of a command, or throws. */
export async function connect(url) {
  const socket = new WebSocket(url)
  await once(socket, 'open')
  const pending = new Map()
  let lastId = 0

  socket.on('message', (data) => {
    const { id, type, result, error, message } = JSON.parse(data)
    const { resolve, reject } = pending.get(id) ?? {}
    pending.delete(id)
    if (type === 'success') resolve(result)
    if (type === 'error') reject(new Error(`${error}: ${message}`))
  })
  socket.on('close', () => {
    for (const { reject } of pending.values()) reject(new NoAnswer('The browser closed the connection.'))
  })

  return {
    disconnect: () => socket.close(),
    send(method, params, seconds) {
      const id = ++lastId
      socket.send(JSON.stringify({ id, method, params }))
      return answered(new Promise((resolve, reject) => pending.set(id, { resolve, reject })), method, seconds)
    },
  }
}
