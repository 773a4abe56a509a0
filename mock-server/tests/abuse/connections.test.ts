import { EventEmitter } from 'node:events'
import { globSync } from 'node:fs'
import { mkdtemp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { limitConnections } from '../../src/platform/http/connection-limits.ts'
import { BLOCKED, watchLoop } from '../../src/platform/http/loop-watch.ts'
import { runNamedWork } from '../../src/platform/named-work.ts'
import { startTestServer } from '../../src/testing/start-test-server.ts'

const LIMITS = { perConnection: 16, inAll: 4000, perAddress: 8000, slowestBytes: 8192, periodMs: 30_000 }
const WAIT = { timeout: 20_000 }

/** Files whose timers only check a state, which takes no time. */
const NO_JOBS: ReadonlySet<string> = new Set([
  'platform/db/listen.ts',
  'platform/http/connection-limits.ts',
  'platform/http/loop-watch.ts',
  'platform/lease/leases.ts',
])

const portOf = (url: string) => Number(new URL(url).port)
const requests = (path: string, count: number) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(count)
const ended = (socket: Socket) =>
  new Promise<void>((resolve) => socket.once('close', () => resolve()).on('error', () => undefined))

/** A server whose answers wait for `open`. */
async function startWaiting(limits: Partial<typeof LIMITS> = {}) {
  const app = fastify({ forceCloseConnections: true })
  limitConnections(app, { trustProxy: false }, { ...LIMITS, ...limits })
  const gate = Promise.withResolvers<void>()
  let started = 0
  app.get('/wait', async () => {
    started += 1
    await gate.promise
    return 'done'
  })
  app.get('/large', async () => Buffer.alloc(64 * 1024 * 1024))
  const url = await app.listen({ port: 0 })
  return { app, port: portOf(url), url, open: gate.resolve, started: () => started }
}

test('a connection that sends a 17th request before one is answered ends, and holds nothing', async () => {
  const server = await startWaiting()
  const honest = connect(server.port)
  honest.write(requests('/wait', 16))
  await vi.waitFor(() => expect(server.started()).toBe(16), WAIT)
  const { stackTraceLimit } = Error
  const whileEnded: number[] = []
  server.app.server.once('connection', (socket) =>
    socket.once('close', () => whileEnded.push(Error.stackTraceLimit)),
  )
  const greedy = connect(server.port)
  greedy.write(requests('/wait', 1000))
  await ended(greedy)
  expect(server.started()).toBe(32)
  // The errors of the requests that are left over have no stacks; those of everybody else have them.
  await vi.waitFor(() => expect(whileEnded).toEqual([0]), WAIT)
  expect(Error.stackTraceLimit).toBe(stackTraceLimit)
  server.open()
  let answered = ''
  honest.on('data', (data) => (answered += data.toString()))
  await vi.waitFor(() => expect(answered.match(/done/g)).toHaveLength(16), WAIT)
  await server.app.close()
})

test('beyond so many requests in all the next is refused, and taken again when one was answered', async () => {
  const server = await startWaiting({ inAll: 2 })
  const first = [fetch(`${server.url}/wait`), fetch(`${server.url}/wait`)]
  await vi.waitFor(() => expect(server.started()).toBe(2), WAIT)
  expect((await fetch(`${server.url}/wait`)).status).toBe(429)
  server.open()
  for (const answer of await Promise.all(first)) expect(await answer.text()).toBe('done')
  await vi.waitFor(async () => expect((await fetch(`${server.url}/wait`)).status).toBe(200), WAIT)
  await server.app.close()
})

test('connections of one address are bounded, those of this machine and behind a trusted proxy are not', async () => {
  const open = (trustProxy: boolean, remoteAddress: string) => {
    const app = fastify()
    limitConnections(app, { trustProxy }, { ...LIMITS, perAddress: 2 })
    const accept = app.server.listeners('connection').at(-1)
    const connected = () => {
      const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy: vi.fn<() => void>() })
      accept?.call(app.server, socket)
      return socket
    }
    const sockets = [connected(), connected(), connected()]
    sockets[0]?.emit('close')
    sockets.push(connected())
    void app.close()
    return sockets.map(({ destroy }) => destroy.mock.calls.length)
  }
  expect(open(false, '::ffff:203.0.113.7')).toEqual([0, 0, 1, 0])
  expect(open(false, '::1')).toEqual([0, 0, 0, 0])
  expect(open(true, '203.0.113.7')).toEqual([0, 0, 0, 0])
})

test('a reader that takes nothing of what is sent to it is ended', async () => {
  const server = await startWaiting({ periodMs: 50 })
  const silent = connect(server.port)
  silent.pause()
  silent.write(requests('/large', 1))
  const connections = promisify(server.app.server.getConnections.bind(server.app.server))
  await vi.waitFor(async () => expect(await connections()).toBe(1), WAIT)
  await vi.waitFor(async () => expect(await connections()).toBe(0), WAIT)
  silent.destroy()
  await server.app.close()
})

test('1,000 pipelined requests of ten connections for the console do not make the server hold its page as often', async () => {
  const webRoot = await mkdtemp(join(tmpdir(), 'web-'))
  await mkdir(join(webRoot, 'console'))
  const page = `<html><head></head><body>${'x'.repeat(100_000)}</body></html>`
  await writeFile(join(webRoot, 'console/index.html'), page)
  const server = await startTestServer({ config: { webRoot } })
  expect(await (await fetch(`${server.url}/console/`)).text()).toContain('xxx')
  const sockets = Array.from({ length: 10 }, () => connect(portOf(server.url)).resume())
  for (const socket of sockets) socket.write(requests('/console/', 1000))
  const before = process.memoryUsage()
  await Promise.all(sockets.map(ended))
  const { external, heapUsed } = process.memoryUsage()
  // A copy for each of them would be 1 GB.
  expect(external + heapUsed - before.external - before.heapUsed).toBeLessThan(200_000_000)
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  await server.stop()
})

type Blocked = { blockedMs: number; calls: string[]; jobs: string[] }

/** Starts a watched server, whose clock is advanced by hand. */
function startWatched() {
  const app = fastify()
  const lines: Blocked[] = []
  const log = { warn: (line: Blocked, text: string) => text === BLOCKED && lines.push(line) }
  let at = 0
  watchLoop(app, log as never, () => ({ wallMs: at, workedMs: at }))
  return { app, lines, block: () => (at += 1000) }
}

test('work that blocks the loop for more than 200 ms is logged with the call', async () => {
  const { app, lines, block } = startWatched()
  const gate = Promise.withResolvers<void>()
  let isRunning = false
  app.get('/slow', async () => {
    isRunning = true
    await gate.promise
    return 'done'
  })
  const url = await app.listen({ port: 0 })
  const answer = fetch(`${url}/slow`)
  await vi.waitFor(() => expect(isRunning).toBe(true), WAIT)
  block()
  await vi.waitFor(() => expect(lines[0]?.calls[0]).toMatch(/^GET \/slow /), WAIT)
  expect(lines[0]?.blockedMs).toBeGreaterThan(200)
  expect(lines[0]?.jobs).toEqual([])
  gate.resolve()
  await answer
  await app.close()
})

test('it is logged with the jobs that worked, also with one that has ended, and not with one that waits', async () => {
  const { app, lines, block } = startWatched()
  const gate = Promise.withResolvers<void>()
  const running = runNamedWork('rollup', () => gate.promise)
  await runNamedWork('events of seat.changed', async () => block())
  await vi.waitFor(() => expect(lines).toHaveLength(1), WAIT)
  gate.resolve()
  await running
  block()
  await vi.waitFor(() => expect(lines).toHaveLength(2), WAIT)
  block()
  await vi.waitFor(() => expect(lines).toHaveLength(3), WAIT)
  expect(lines.map(({ jobs }) => jobs)).toEqual([['rollup', 'events of seat.changed'], ['rollup'], []])
  await app.close()
})

test('all work that a process does under a lease or by a timer has a name', async () => {
  const source = join(import.meta.dirname, '../../src')
  const nameless: string[] = []
  let started = 0
  for (const file of globSync('{modules,demo,platform}/**/*.ts', {
    cwd: source,
    exclude: ['**/*.test.ts'],
  })) {
    const text = await readFile(join(source, file), 'utf8')
    if (!/leases\.start\(|setInterval\(/.test(text) || NO_JOBS.has(file)) continue
    started += 1
    if (!text.includes('runNamedWork(')) nameless.push(file)
  }
  expect(started).toBeGreaterThan(10)
  expect(nameless).toEqual([])
})
