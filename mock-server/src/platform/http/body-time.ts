import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  // Fastify's own interface is extended here, and that works for interfaces only.
  interface FastifyContextConfig {
    /** The body may take longer than others: anyone who reads it aborts a sender that stalls. */
    isSlowBody?: boolean
  }
}

/** A whole request, body included, arrives within this time or not at all. */
export const BODY_TIME_MS = 60_000
/** Time limit for a request with a large file, which takes longer on a slow line (R26): 50 MB at half a megabit a second. */
export const SLOW_BODY_TIME_MS = 15 * 60_000

/** Ends connections whose body does not come to its end; Node itself knows one limit for all requests, the longer one. */
export function limitBodyTime(app: FastifyInstance, limitMs = BODY_TIME_MS): void {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (raw.complete || routeOptions.config.isSlowBody === true) return
    const end = setTimeout(() => {
      if (!raw.complete) raw.destroy()
    }, limitMs)
    raw.once('close', () => clearTimeout(end))
    raw.once('end', () => clearTimeout(end))
  })
}
