import { createHash } from 'node:crypto'
import { subApp } from '@console/contracts'
import type { FastifyInstance } from 'fastify'
import { OWN_HOST_ONLY } from './serve-files.ts'

/** As `SLOT_PROTOCOL` of `@console/sub-app`, which the server does not import. */
const PROTOCOL = 'console-slots/1'

/**
 * Runs in a worker before the script of an app: workers of one runner have one origin, and so could talk to each other. A
 * worker within the worker would have all of it again.
 */
const PRELUDE = 'delete self.BroadcastChannel;delete self.Worker;\n'

/**
 * The script of the runner. It gets scripts of apps from the console around it, with a port for each, and runs each in a worker:
 * an endless loop there is no endless loop here. It says when it is there, and what nothing in a worker caught.
 */
export const RUNNER_SCRIPT = `'use strict'
const protocol = ${JSON.stringify(PROTOCOL)}
const prelude = ${JSON.stringify(PRELUDE)}
const workers = new Map()
function tell(message) {
  parent.postMessage({ protocol, ...message }, '*')
}
function end(key) {
  const worker = workers.get(key)
  workers.delete(key)
  if (worker !== undefined) worker.terminate()
}
function run({ key, script, context }, port) {
  end(key)
  const url = URL.createObjectURL(new Blob([prelude, script], { type: 'text/javascript' }))
  try {
    const worker = new Worker(url)
    workers.set(key, worker)
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      if (workers.get(key) === worker) tell({ type: 'broken', key, text: String(event.message ?? '').slice(0, 500) })
    })
    worker.postMessage({ protocol, type: 'start', context }, [port])
  } catch (error) {
    tell({ type: 'broken', key, text: String(error).slice(0, 500) })
  }
  URL.revokeObjectURL(url)
}
addEventListener('message', ({ source, data, ports }) => {
  if (source !== parent || data === null || typeof data !== 'object' || data.protocol !== protocol) return
  if (data.type === 'run' && ports.length === 1) run(data, ports[0])
  if (data.type === 'end') end(data.key)
})
tell({ type: 'up' })
`

export const RUNNER_PAGE = `<!doctype html><meta charset="utf-8"><title>Slots</title><script>${RUNNER_SCRIPT}</script>`

const integrity = `'sha256-${createHash('sha256').update(RUNNER_SCRIPT).digest('base64')}'`
const POLICY = [
  'sandbox allow-scripts',
  `default-src 'none'`,
  `script-src ${integrity}`,
  'worker-src blob:',
  `frame-ancestors 'self'`,
].join('; ')

/** The page in whose workers the scripts of contributions run: an origin of its own, without any network. */
export function mountSlotRunner(app: FastifyInstance): void {
  app.get(subApp.SLOT_RUNNER_PATH, async (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': POLICY,
        'connection-allowlist': OWN_HOST_ONLY,
      })
      .send(RUNNER_PAGE),
  )
}
