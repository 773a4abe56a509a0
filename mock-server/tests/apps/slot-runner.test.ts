import { expect, test } from 'vitest'
import { RUNNER_SCRIPT } from '../../src/modules/apps/sub-app/serve-slot-runner.ts'

type Listener = (event: Record<string, unknown>) => void

/** The script of the runner with a window and workers that only note what is done with them. */
function startRunner() {
  const told: Record<string, unknown>[] = []
  const parent = { postMessage: (message: Record<string, unknown>) => told.push(message) }
  const workers: { url: string; posted: unknown[]; listeners: Map<string, Listener>; isEnded: boolean }[] = []
  const revoked: string[] = []
  let listener: Listener = () => undefined
  let refuses = false
  class FakeWorker {
    readonly url: string
    readonly posted: unknown[] = []
    readonly listeners = new Map<string, Listener>()
    isEnded = false
    constructor(url: string) {
      if (refuses) throw new Error('no more workers')
      this.url = url
      workers.push(this)
    }
    addEventListener(type: string, listen: Listener): void {
      this.listeners.set(type, listen)
    }
    postMessage(message: unknown, ports: unknown): void {
      this.posted.push(message, ports)
    }
    terminate(): void {
      this.isEnded = true
    }
  }
  class FakeBlob {
    readonly text: string
    constructor(parts: string[]) {
      this.text = parts.join('')
    }
  }
  const globals = {
    parent,
    Worker: FakeWorker,
    Blob: FakeBlob,
    URL: {
      createObjectURL: ({ text }: FakeBlob) => text,
      revokeObjectURL: (url: string) => revoked.push(url),
    },
    addEventListener: (_type: string, listen: Listener) => {
      listener = listen
    },
  }
  // oxlint-disable-next-line typescript/no-implied-eval -- the runner's own script, with another world around it
  new Function(...Object.keys(globals), RUNNER_SCRIPT)(...Object.values(globals))
  const send = (data: unknown, { ports = [] as unknown[], source = parent as unknown } = {}) =>
    listener({ source, data, ports })
  return { told, workers, revoked, send, refuse: () => (refuses = true) }
}

const protocol = 'console-slots/1'
const run = (key: string, script = 'app()') => ({
  protocol,
  type: 'run',
  key,
  script,
  context: { module: 'crm' },
})

test('a script runs in a worker that has its port, without what apps could talk to each other by', () => {
  const { told, workers, revoked, send } = startRunner()
  expect(told).toEqual([{ protocol, type: 'up' }])
  send(run('crm 1'), { ports: ['port'] })
  const [worker] = workers
  expect(worker?.url).toBe('delete self.BroadcastChannel;delete self.Worker;\napp()')
  expect(worker?.posted).toEqual([{ protocol, type: 'start', context: { module: 'crm' } }, ['port']])
  expect(revoked).toEqual([worker?.url])
})

test('a worker ends when it is told to, and when its key gets another script', () => {
  const { workers, send } = startRunner()
  send(run('crm 1'), { ports: ['port'] })
  send(run('sales 4'), { ports: ['other'] })
  send(run('crm 1', 'again()'), { ports: ['third'] })
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false, false])
  send({ protocol, type: 'end', key: 'sales 4' })
  send({ protocol, type: 'end', key: 'nobody' })
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true, false])
})

test('what breaks a worker is said with its key, and nothing is said of one that has ended', () => {
  const { told, workers, send, refuse } = startRunner()
  send(run('crm 1'), { ports: ['port'] })
  const listen = workers[0]?.listeners.get('error')
  listen?.({ message: `SyntaxError ${'x'.repeat(600)}`, preventDefault: () => undefined })
  expect(told.at(-1)).toEqual({
    protocol,
    type: 'broken',
    key: 'crm 1',
    text: `SyntaxError ${'x'.repeat(488)}`,
  })
  send({ protocol, type: 'end', key: 'crm 1' })
  listen?.({ message: 'late', preventDefault: () => undefined })
  refuse()
  send(run('crm 2'), { ports: ['port'] })
  expect(told.slice(2)).toEqual([{ protocol, type: 'broken', key: 'crm 2', text: 'Error: no more workers' }])
})

test('messages of others, of another protocol and without a port do nothing', () => {
  const { told, workers, send } = startRunner()
  send(run('crm 1'), { ports: ['port'], source: {} })
  send({ ...run('crm 1'), protocol: 'console-slots/2' }, { ports: ['port'] })
  send(run('crm 1'))
  send(null)
  send('run', { ports: ['port'] })
  expect([told.length, workers.length]).toEqual([1, 0])
})
