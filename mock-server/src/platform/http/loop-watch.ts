import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { MAX_NAMED, takeWorkNames } from '../named-work.ts'

/** Longer blocks are logged, since nobody is answered meanwhile. */
export const MAX_BLOCKED_MS = 200
const LOOK_MS = 50

/** The line's text; tests look for it. */
export const BLOCKED = 'the event loop was blocked'

type Now = { wallMs: number; workedMs: number }
/**
 * Time by the clock, and the part of it that this thread worked: a machine that is busy with other things does not block the
 * loop.
 */
const readNow = (): Now => ({ wallMs: performance.now(), workedMs: process.threadCpuUsage().user / 1000 })

/**
 * Logs when one piece of work has blocked all others, with the calls that were being answered, and the other work that was
 * running.
 */
export function watchLoop(app: FastifyInstance, log: Pick<Logger, 'warn'>, now = readNow): void {
  const running = new Set<string>()
  let ended: string[] = []
  app.addHook('onRequest', (request, reply, done) => {
    const call = `${request.method} ${request.routeOptions.url ?? 'unknown'} ${request.id}`
    running.add(call)
    reply.raw.once('close', () => {
      running.delete(call)
      if (ended.length < MAX_NAMED) ended.push(call)
    })
    done()
  })
  let before = now()
  takeWorkNames()
  const look = setInterval(() => {
    const present = now()
    const blockedMs = Math.round(
      Math.min(present.wallMs - before.wallMs - LOOK_MS, present.workedMs - before.workedMs),
    )
    const jobs = takeWorkNames()
    if (blockedMs > MAX_BLOCKED_MS)
      log.warn({ blockedMs, calls: [...running, ...ended].slice(0, MAX_NAMED), jobs }, BLOCKED)
    before = present
    ended = []
  }, LOOK_MS)
  look.unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(look)
    done()
  })
}
