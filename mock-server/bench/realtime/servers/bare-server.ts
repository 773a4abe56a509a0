import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { MAX_FRAME_BYTES } from '@console/realtime'
import { WebSocketServer } from 'ws'
import { serveParent } from '../child.ts'
import { processorMs, memory, unixNow, type ServerCommands } from './measured-server.ts'
import { echoFrame, noticeFrame } from './notice.ts'

/** `ws` and nothing else: no sign-in, no session, no order, one frame encoded once for all. */
const http = createServer()
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false, maxPayload: MAX_FRAME_BYTES })
const echo = echoFrame()
let seq = 0

sockets.on('connection', (socket) => socket.on('message', () => socket.send(echo)))

serveParent({
  start: async () => {
    http.listen(0, '127.0.0.1')
    await once(http, 'listening')
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
    const { port } = http.address() as AddressInfo
    return { url: `http://127.0.0.1:${port}`, dialect: 'console', tokens: [''] }
  },
  broadcast: async () => {
    const began = unixNow()
    const frame = noticeFrame((seq += 1))
    for (const socket of sockets.clients) socket.send(frame)
    return began
  },
  processorMs,
  memory,
} satisfies ServerCommands)
