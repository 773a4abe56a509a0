import { expect, test } from 'vitest'
import { createFakeHub } from './fakes/fake-hub.ts'
import { createFakePorts } from './fakes/fake-port.ts'
import { openLocalHub } from './local-hub.ts'
import { isHubMessage } from './port-messages.ts'
import { serveHub, type WorkerScope } from './serve-hub.ts'

type Listeners = Map<string, Parameters<WorkerScope['addEventListener']>[1]>

const attach = { type: 'attach', profile: { token: 'token-1', userId: 1, businessTypeId: 7 }, kinds: [] }

test('each page that opens the worker gets its port served, and the problems of the worker', async () => {
  const { hub, time } = createFakeHub()
  const listeners: Listeners = new Map()
  serveHub({ addEventListener: (type, listener) => listeners.set(type, listener) }, hub)
  const [port, ofWorker] = createFakePorts()
  const received: unknown[] = []
  port.addEventListener('message', ({ data }) => received.push(data))
  port.start()
  listeners.get('connect')?.({ ports: [ofWorker] })
  port.postMessage(attach)
  await time.advance(0)
  listeners.get('error')?.({ message: 'A failure.' })
  listeners.get('unhandledrejection')?.({ reason: new Error('Another.') })
  await time.advance(0)
  expect(received).toEqual([
    { type: 'queryToken', id: 1 },
    { type: 'state', state: { status: 'connecting' } },
    { type: 'problem', problem: 'The worker failed: A failure.' },
    { type: 'problem', problem: 'The worker failed: Error: Another.' },
  ])
})

test('a hub in the page answers over a real channel', async () => {
  const port = openLocalHub()
  const types = await new Promise<string[]>((resolve) => {
    const received: string[] = []
    port.addEventListener('message', ({ data }) => {
      if (isHubMessage(data)) received.push(data.type)
      if (received.length === 2) resolve(received)
    })
    port.start()
    port.postMessage(attach)
  })
  expect(types.toSorted()).toEqual(['queryToken', 'state'])
  port.postMessage({ type: 'close' })
  port.close()
})
