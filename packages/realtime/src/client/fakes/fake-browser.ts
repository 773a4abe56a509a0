import type { PageEvents, RealtimeClientOptions, WorkerLike } from '../tab-client.ts'
import { createRealtimeClient } from '../tab-client.ts'
import { createFakeHub, FOUND } from './fake-hub.ts'
import { createFakePorts, type FakePort } from './fake-port.ts'

type Worker = WorkerLike & { name: string; port: FakePort; fail: () => void }

/** A browser whose pages share one hub, as a shared worker has it; `hub` is null for a worker that does not run. */
export function createFakeBrowser() {
  const shared = createFakeHub()
  const workers: Worker[] = []
  const locals: FakePort[] = []

  function openPort(isConnected: boolean): FakePort {
    const [port, otherEnd] = createFakePorts()
    if (isConnected) shared.hub.connect(otherEnd)
    return port
  }

  function openWorker(name: string, isRunning: boolean): Worker {
    const failures: (() => void)[] = []
    const worker: Worker = {
      name,
      port: openPort(isRunning),
      addEventListener: (_type, listener) => {
        failures.push(listener)
      },
      fail: () => {
        for (const listener of failures) listener()
      },
    }
    workers.push(worker)
    return worker
  }

  return {
    ...shared,
    workers,
    locals,
    open: (options: Partial<RealtimeClientOptions> & { isRunning?: boolean } = {}) => {
      const { isRunning = true, ...own } = options
      const events = createFakePageEvents()
      const problems: string[] = []
      const client = createRealtimeClient({
        version: '2.5.0',
        origin: 'https://console.test',
        userId: 1,
        businessTypeId: 7,
        getToken: () => Promise.resolve('token-1'),
        dispatch: () => Promise.resolve(FOUND),
        openWorker: (name) => openWorker(name, isRunning),
        openLocal: () => {
          locals.push(openPort(true))
          return Promise.resolve(locals.at(-1) ?? openPort(true))
        },
        page: events,
        isVisible: () => true,
        random: () => 0.5,
        clock: shared.time,
        ...own,
      })
      client.onProblem((problem) => problems.push(problem))
      return { client, events, problems }
    },
  }
}

/** A window's events, fired by a test. */
export function createFakePageEvents(): PageEvents & { fire: (type: string) => void; count: () => number } {
  const listeners = new Set<{ type: string; listener: () => void }>()
  return {
    addEventListener: (type, listener) => {
      listeners.add({ type, listener })
    },
    removeEventListener: (type, listener) => {
      for (const one of listeners) if (one.type === type && one.listener === listener) listeners.delete(one)
    },
    fire: (type) => {
      for (const one of listeners) if (one.type === type) one.listener()
    },
    count: () => listeners.size,
  }
}
