import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../context/context.ts'
import { NotFound } from '../errors.ts'
import { readServedBuild } from '../served-build.ts'
import { pingInTime, type Readiness } from './readiness.ts'
import { CSP_REPORT_PATH } from './security-headers.ts'

/** Reports of one minute that are logged; a page in a loop must not fill the log. */
export const LOGGED_CSP_REPORTS_PER_MINUTE = 60
const MAX_CSP_REPORT_BYTES = 8 * 1024
const MAX_REPORTED_CHARACTERS = 300
const MINUTE_MS = 60_000

/** Mounts the routes that run the server, rather than use it: health, readiness, figures, reports of the browser. */
export function mountOperations(app: FastifyInstance, ctx: AppContext, readiness: Readiness): void {
  const counts = new Map<string, number>()
  app.addHook('onResponse', async (request, reply) => {
    const key = `${request.method}|${Math.floor(reply.statusCode / 100)}xx`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  })
  app.get('/healthz', async () => ({ status: 'ok', ...readServedBuild(ctx.config.webRoot) }))
  app.get('/readyz', async (_request, reply) => {
    if (readiness.isStopping) return reply.code(503).send({ status: 'stopping' })
    try {
      await pingInTime(ctx.db.ping, readiness)
      return { status: 'ready' }
    } catch (error) {
      ctx.log.warn({ err: error }, 'not ready: the database does not answer')
      return reply.code(503).send({ status: 'database unavailable' })
    }
  })
  app.get('/metrics', async (request, reply) => {
    // Figures are for the machine's own collector; anyone who comes over a proxy or the network gets nothing.
    if (!isLoopback(request.socket.remoteAddress) || request.headers['x-forwarded-for'] !== undefined)
      throw new NotFound()
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metricsText(counts))
  })
  mountCspReports(app, ctx)
}

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(::ffff:)?127\.|^::1$/.test(address)
}

function metricsText(counts: ReadonlyMap<string, number>): string {
  const { rss, heapUsed } = process.memoryUsage()
  const lines = [
    '# TYPE http_requests_total counter',
    ...[...counts].map(([key, count]) => {
      const [method, status] = key.split('|')
      return `http_requests_total{method="${method}",status="${status}"} ${count}`
    }),
    '# TYPE process_resident_memory_bytes gauge',
    `process_resident_memory_bytes ${rss}`,
    '# TYPE nodejs_heap_used_bytes gauge',
    `nodejs_heap_used_bytes ${heapUsed}`,
    '# TYPE process_uptime_seconds gauge',
    `process_uptime_seconds ${process.uptime().toFixed(1)}`,
  ]
  return `${lines.join('\n')}\n`
}

const text = z.string().transform((value) => value.slice(0, MAX_REPORTED_CHARACTERS))
/** Queries and fragments may carry tokens: the path says enough. */
const address = text.transform((value) => value.split(/[?#]/, 1).join())
const cspReport = z.object({
  'csp-report': z.object({
    'document-uri': address.optional(),
    'violated-directive': text.optional(),
    'effective-directive': text.optional(),
    'blocked-uri': address.optional(),
    'source-file': address.optional(),
    'line-number': z.number().optional(),
  }),
})

function mountCspReports(app: FastifyInstance, ctx: AppContext): void {
  let windowStart = 0
  let logged = 0
  app.post(CSP_REPORT_PATH, { bodyLimit: MAX_CSP_REPORT_BYTES }, async (request, reply) => {
    const now = ctx.clock.now().getTime()
    if (now - windowStart >= MINUTE_MS) {
      windowStart = now
      logged = 0
    }
    const report = cspReport.safeParse(request.body)
    if (report.success && logged < LOGGED_CSP_REPORTS_PER_MINUTE) {
      logged += 1
      const { 'document-uri': page, ...rest } = report.data['csp-report']
      ctx.log.warn({ csp: { ...rest, page } }, 'the browser refused something by CSP')
    }
    return reply.code(204).send()
  })
}
