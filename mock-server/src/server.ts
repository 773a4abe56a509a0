import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { findLocalPage } from './access/local-page.ts'
import { findPageVisitor } from './access/page-visitor.ts'
import { registerRoutes } from './access/register-routes.ts'
import type { Gateway } from './gateway/gateway.ts'
import type { Module } from './modules/module.ts'
import type { Config } from './platform/config.ts'
import type { AppContext } from './platform/context/context.ts'
import { addBodyParsers, MAX_BODY_BYTES } from './platform/http/body-parsers.ts'
import { limitBodyTime, SLOW_BODY_TIME_MS } from './platform/http/body-time.ts'
import { compressAnswers } from './platform/http/compress-answers.ts'
import { limitConnections } from './platform/http/connection-limits.ts'
import { answerError } from './platform/http/error-answer.ts'
import { watchLoop } from './platform/http/loop-watch.ts'
import { mountOperations } from './platform/http/operations.ts'
import {
  answerBrokenRequest,
  answerUnreadableAddress,
  limitAddress,
  MAX_HEADER_BYTES,
} from './platform/http/oversized-request.ts'
import type { Readiness } from './platform/http/readiness.ts'
import { logAnswers, toRequestId } from './platform/http/request-log.ts'
import { addSecurityHeaders } from './platform/http/security-headers.ts'
import { consoleSettings, serveConsoleSettings } from './platform/web/console-config.ts'
import { serveContract } from './platform/web/serve-contract.ts'
import { serveWeb } from './platform/web/serve-web.ts'

const KEEP_ALIVE_MS = 72_000
/** Requests that run when the server stops may take this long to end. */
const STOP_GRACE_MS = 10_000
/** Signed links travel in a path segment. */
const MAX_SEGMENT_CHARACTERS = 1024

export type Server = {
  app: FastifyInstance
  start: () => Promise<void>
  /** Refuses new work, finishes what runs, ends the jobs. The database is the caller's. */
  stop: () => Promise<void>
}

/** Without a gateway it has no realtime socket. */
export function createServer(ctx: AppContext, modules: readonly Module[], gateway?: Gateway): Server {
  const jobs = modules.flatMap((module) => module.jobs ?? [])
  const readiness: Readiness = { isStopping: false }
  // Seen as Fastify's own logger type, so that the instance keeps its plain type.
  const loggerInstance: FastifyBaseLogger = ctx.log
  const app = fastify({
    loggerInstance,
    // One line of our own an answer, below.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: ({ headers }) => toRequestId(headers),
    trustProxy: trustedProxies(ctx.config),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: SLOW_BODY_TIME_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: MAX_SEGMENT_CHARACTERS },
    http: { maxHeaderSize: MAX_HEADER_BYTES },
    clientErrorHandler: answerBrokenRequest(ctx.config),
    frameworkErrors: answerUnreadableAddress(ctx.config),
  })
  addSecurityHeaders(app, ctx.config, ctx.clock)
  boundRequests(app, ctx)
  addBodyParsers(app)
  compressAnswers(app)
  app.setErrorHandler(answerError)
  logAnswers(app)
  // A keep-alive connection would delay the stop until its client closes it.
  app.addHook('onSend', async (_request, reply) => {
    if (readiness.isStopping) void reply.header('connection', 'close')
  })
  mountOperations(app, ctx, readiness)
  serveContract(app)
  for (const module of modules) {
    registerRoutes(app, ctx, module.routes)
    module.mount?.(app, ctx)
  }
  gateway?.mount(app)
  serveConsole(app, ctx)
  return {
    app,
    start: async () => {
      for (const job of jobs) await job.start(ctx)
      await gateway?.start()
      await app.ready()
    },
    stop: async () => {
      readiness.isStopping = true
      await gateway?.stop()
      // Work that still runs after the grace, such as an export that somebody waits for, is cut off.
      const cutOff = setTimeout(() => app.server.closeAllConnections(), STOP_GRACE_MS)
      await app.close()
      clearTimeout(cutOff)
      for (const job of jobs.toReversed()) await job.stop?.()
    },
  }
}

/** Serves the built console and its settings. */
function serveConsole(app: FastifyInstance, ctx: AppContext): void {
  const settings = consoleSettings(ctx.config)
  serveConsoleSettings(app, settings)
  serveWeb(app, ctx, {
    settings,
    findVisitor: async (request) => findPageVisitor(ctx, request),
    findLocalPage: async (request) => findLocalPage(ctx, request),
  })
}

/** Bounds what one sender can make the others wait for. */
function boundRequests(app: FastifyInstance, { config, log }: Pick<AppContext, 'config' | 'log'>): void {
  limitConnections(app, config)
  watchLoop(app, log)
  limitAddress(app)
  limitBodyTime(app)
}

/**
 * Fastify trusts no proxy where it is given their number; here that number of proxies is trusted, whatever their addresses.
 */
function trustedProxies({
  trustProxy,
}: Config): boolean | string | ((address: string, hop: number) => boolean) {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy
}
