import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { AnsweringClient, NoAnswer } from './answering.ts'

const LIMIT_MS = 500
/** `AuthenticationOk`, then `ReadyForQuery`. */
const GREETING = Buffer.from('5200000008000000005a0000000549', 'hex')
/** `CommandComplete` of an empty select, then `ReadyForQuery`. */
const ANSWER = Buffer.concat([
  Buffer.from('430000000d', 'hex'),
  Buffer.from('SELECT 0\0'),
  Buffer.from('5a0000000549', 'hex'),
])

let server: Server
const sockets = new Set<Socket>()
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  server.close()
})

/** A database that greets, and handles queries with `onQuery`. */
async function connectTo(onQuery: (socket: Socket) => void): Promise<AnsweringClient> {
  server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    let isGreeted = false
    socket.on('data', () => {
      if (!isGreeted) socket.write(GREETING)
      else onQuery(socket)
      isGreeted = true
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const client = new AnsweringClient({ host: '127.0.0.1', port, user: 'a', database: 'a', ssl: false })
  await client.connect()
  client.answerLimitMs = LIMIT_MS
  return client
}

/** Nothing of this process runs, as on a machine that was suspended. */
const suspend = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

test('an answer that arrived while this process was suspended for longer than the limit is read', async () => {
  const client = await connectTo((socket) => {
    socket.write(ANSWER)
    suspend(2 * LIMIT_MS)
  })
  expect((await client.query('select')).rowCount).toBe(0)
})

test('a query that is not answered fails, and one that is suspected fails by the shorter limit', async () => {
  const client = await connectTo(() => undefined)
  await expect(client.query('select')).rejects.toThrow(new NoAnswer())
  const other = await connectTo(() => undefined)
  other.answerLimitMs = 3_600_000
  const waiting = other.query('select')
  other.suspect(LIMIT_MS)
  await expect(waiting).rejects.toThrow(new NoAnswer())
})
