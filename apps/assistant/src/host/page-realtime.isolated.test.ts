import { session } from '@console/contracts'
import { createFakeHub, createFakePorts } from '@console/realtime/fakes'
import { createHttpClient, type HostRealtime } from '@console/sub-app'
import { mockCall, network } from '@console/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPageRealtime } from './page-realtime.ts'

const ROOM = 'seat-41'
let leaving: AbortController
let names: string[]

beforeEach(() => {
  leaving = new AbortController()
  names = []
  network.use(
    mockCall(session.describeDispatcher, {
      url: 'wss://console.test/api/dolphin/realtime',
      iceServers: [{ urls: ['turn:turn.test'], username: '1:41', credential: 'c' }],
      heartbeat: 15,
    }),
  )
})
afterEach(() => {
  leaving.abort()
  document.cookie = 'console_token=; Path=/; Max-Age=0'
  vi.unstubAllGlobals()
})

function openPage(): HostRealtime {
  const client = createHttpClient({
    getToken: () => 'page-token',
    apiOrigin: '',
    getLanguage: () => 'en',
    notify: () => {},
    onUnauthorized: () => {},
  })
  return createPageRealtime({ client, userId: 7, version: '2.5.0', signal: leaving.signal })
}

/** A shared worker with the real hub in it. */
function fakeWorker() {
  const hub = createFakeHub()
  document.documentElement.dataset['build'] = '0a1b2c3d4e'
  vi.stubGlobal(
    'SharedWorker',
    class {
      readonly port
      constructor(_url: string, { name }: { name: string }) {
        names.push(name)
        const [port, otherEnd] = createFakePorts()
        this.port = port
        hub.hub.connect(otherEnd)
      }
      addEventListener(): void {}
    },
  )
  return hub
}

test('a page with the session of this browser enters a room over a worker of these pages', async () => {
  document.cookie = 'console_token=console-token; Path=/'
  const { accept, time, socket } = fakeWorker()
  const realtime = openPage()
  expect(names).toEqual([])
  realtime.enterRoom(ROOM, { onStatus: () => {} }, { isWatcher: true })
  await vi.waitFor(() => expect(names).toEqual([`console-realtime page 2.5.0 ${window.location.origin}`]))
  await vi.waitFor(async () => {
    await time.advance(0)
    expect(socket()).toBeDefined()
  })
  await accept()
  await time.advance(0)
  expect(realtime.isOpen.get()).toBe(true)
  const rooms = socket().received.flatMap(({ body }) =>
    body?.kind === 'roomEvent' ? [body.value.roomId] : [],
  )
  expect(rooms).toEqual([ROOM])
  expect(await realtime.iceServers()).toEqual([
    { urls: ['turn:turn.test'], username: '1:41', credential: 'c' },
  ])
})

test('a page without it is refused the room, and connects nothing', async () => {
  fakeWorker()
  const statuses: unknown[] = []
  openPage().enterRoom(ROOM, { onStatus: (status) => statuses.push(status) }, { isWatcher: true })
  await vi.waitFor(() => expect(statuses).toEqual([{ kind: 'refused', refusal: 'unavailable' }]))
  expect(names).toEqual([])
})
