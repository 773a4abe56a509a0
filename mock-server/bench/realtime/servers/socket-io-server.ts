import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import { serveParent } from '../child.ts'
import { processorMs, memory, unixNow, type ServerCommands } from './measured-server.ts'
import { echoFrame, noticeFrame } from './notice.ts'

/** Socket.IO over WebSockets alone, as it comes. The frames of the console are the attachments of its events. */
const http = createServer()
const sockets = new Server(http, { transports: ['websocket'], serveClient: false })
const echo = Buffer.from(echoFrame())
let seq = 0

sockets.on('connection', (socket) => socket.on('beat', () => socket.emit('beat', echo)))

serveParent({
  start: async () => {
    http.listen(0, '127.0.0.1')
    await once(http, 'listening')
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
    const { port } = http.address() as AddressInfo
    return { url: `http://127.0.0.1:${port}`, dialect: 'socketIo', tokens: [''] }
  },
  broadcast: async () => {
    const began = unixNow()
    sockets.emit('notice', Buffer.from(noticeFrame((seq += 1))))
    return began
  },
  processorMs,
  memory,
} satisfies ServerCommands)
