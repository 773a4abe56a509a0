import { randomUUID } from 'node:crypto'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { AppContext } from './context.ts'
import { addBodyParsers, MAX_BODY_BYTES } from './http/body-parsers.ts'
import { answerError } from './http/error-answer.ts'
import type { Module } from './http/module.ts'
import { mountOperations, type Readiness } from './http/operations.ts'
import { answerBrokenRequest, limitAddress, MAX_HEADER_BYTES } from './http/oversized-request.ts'
import { registerRoutes } from './http/register-routes.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import { accountModule } from './modules/account/index.ts'
import { annotationModule } from './modules/annotation/index.ts'
import { answerTaskModule } from './modules/answer-task/index.ts'
import { auditModule } from './modules/audit/index.ts'
import { billModule } from './modules/bill/index.ts'
import { businessModule } from './modules/business/index.ts'
import { companyModule } from './modules/company/index.ts'
import { credentialModule } from './modules/credential/index.ts'
import { crmModule } from './modules/crm/index.ts'
import { dailyReportModule } from './modules/daily-report/index.ts'
import { datasetModule } from './modules/dataset/index.ts'
import { exportsModule } from './modules/exports/index.ts'
import { frameTicketModule } from './modules/frame-ticket/index.ts'
import { ingestModule } from './modules/ingest/index.ts'
import { knowledgeModule } from './modules/knowledge/index.ts'
import { labelModule } from './modules/label/index.ts'
import { liveViewModule } from './modules/live-view/index.ts'
import { menuModule } from './modules/menu/index.ts'
import { messageModule } from './modules/message/index.ts'
import { monitorSettingModule } from './modules/monitor-setting/index.ts'
import { monitorModule } from './modules/monitor/index.ts'
import { oauthModule } from './modules/oauth/index.ts'
import { openApiModule } from './modules/open-api/index.ts'
import { organizationModule } from './modules/organization/index.ts'
import { payModule } from './modules/pay/index.ts'
import { projectModule } from './modules/project/index.ts'
import { projectApplicationModule } from './modules/project-application/index.ts'
import { projectFileModule } from './modules/project-file/index.ts'
import { projectPersonnelModule } from './modules/project-personnel/index.ts'
import { projectReportModule } from './modules/project-report/index.ts'
import { projectStatisticsModule } from './modules/project-statistics/index.ts'
import { promptModule } from './modules/prompt/index.ts'
import { qualityDeskModule } from './modules/quality-desk/index.ts'
import { qualityModule } from './modules/quality/index.ts'
import { recordingModule } from './modules/recording/index.ts'
import { releaseModule } from './modules/release/index.ts'
import { roleModule } from './modules/role/index.ts'
import { sessionModule } from './modules/session/index.ts'
import { sessionRecordModule } from './modules/session-record/index.ts'
import { sceneModule } from './modules/scene/index.ts'
import { scoreModule } from './modules/score/index.ts'
import { seatHandModule } from './modules/seat-hand/index.ts'
import { shiftPlanModule } from './modules/shift-plan/index.ts'
import { signUpModule } from './modules/sign-up/index.ts'
import { statisticsModule } from './modules/statistics/index.ts'
import { subscriptionModule } from './modules/subscription/index.ts'
import { tenantModule } from './modules/tenant/index.ts'
import { tenantAdminModule } from './modules/tenant-admin/index.ts'
import { trackingModule } from './modules/tracking/index.ts'
import { twinDialogModule } from './modules/twin-dialog/index.ts'
import { twinSessionModule } from './modules/twin-session/index.ts'
import { twinModule } from './modules/twin/index.ts'
import { userModule } from './modules/user/index.ts'
import { workspaceModule } from './modules/workspace/index.ts'
import { retentionModule } from './retention/index.ts'
import { rollupModule } from './rollup/index.ts'
import { simulatorModule } from './simulator/index.ts'
import { serveConsoleConfig } from './static/console-config.ts'
import { serveWeb } from './static/serve-web.ts'

/** A whole request, body included, arrives within this time or not at all. */
const REQUEST_TIMEOUT_MS = 60_000
const KEEP_ALIVE_MS = 72_000
/** Requests that run when the server stops may take this long to end. */
const STOP_GRACE_MS = 10_000
/** Signed links travel in a path segment. */
const MAX_SEGMENT_CHARACTERS = 1024

/** Everything the server can do, one line a domain. */
function modulesOf(): readonly Module[] {
  return [
    sessionModule(),
    userModule,
    organizationModule,
    accountModule(),
    menuModule,
    tenantModule,
    tenantAdminModule,
    companyModule,
    roleModule,
    credentialModule,
    oauthModule(),
    openApiModule,
    ingestModule,
    businessModule,
    auditModule,
    exportsModule(),
    frameTicketModule,
    messageModule,
    trackingModule,
    releaseModule,
    signUpModule,
    statisticsModule,
    qualityModule,
    sessionRecordModule,
    recordingModule,
    qualityDeskModule,
    monitorModule,
    datasetModule,
    twinModule,
    billModule,
    labelModule,
    knowledgeModule,
    workspaceModule,
    projectModule,
    projectApplicationModule,
    projectFileModule,
    projectPersonnelModule,
    projectReportModule,
    projectStatisticsModule,
    dailyReportModule,
    annotationModule,
    answerTaskModule,
    crmModule,
    liveViewModule,
    payModule,
    seatHandModule,
    shiftPlanModule,
    subscriptionModule,
    twinSessionModule,
    sceneModule,
    promptModule,
    monitorSettingModule,
    twinDialogModule,
    scoreModule,
    rollupModule(),
    simulatorModule(),
    retentionModule(),
  ]
}

export type Server = {
  app: FastifyInstance
  start: () => Promise<void>
  /** Refuses new work, finishes what runs, ends the modules. The database is the caller's. */
  stop: () => Promise<void>
}

export function createServer(ctx: AppContext): Server {
  const modules = modulesOf()
  const readiness: Readiness = { isStopping: false }
  // Seen as Fastify's own logger type, so that the instance keeps its plain type.
  const loggerInstance: FastifyBaseLogger = ctx.log
  const app = fastify({
    loggerInstance,
    // One line of our own an answer, below.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: ctx.config.trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: MAX_SEGMENT_CHARACTERS },
    http: { maxHeaderSize: MAX_HEADER_BYTES },
    clientErrorHandler: answerBrokenRequest(ctx.config),
  })
  addSecurityHeaders(app, ctx.config)
  limitAddress(app)
  addBodyParsers(app)
  app.setErrorHandler(answerError)
  logAnswers(app)
  // A kept-alive connection would hold the stop back until its client lets go.
  app.addHook('onSend', async (_request, reply) => {
    if (readiness.isStopping) void reply.header('connection', 'close')
  })
  mountOperations(app, ctx, readiness)
  serveConsoleConfig(app, ctx.config)
  for (const module of modules) {
    registerRoutes(app, ctx, module.routes)
    module.mount?.(app, ctx)
  }
  serveWeb(app, ctx.config)
  return {
    app,
    start: async () => {
      for (const module of modules) await module.start?.(ctx)
      await app.ready()
    },
    stop: async () => {
      readiness.isStopping = true
      // What still runs after the grace, an export that somebody waits for, is cut off.
      const cutOff = setTimeout(() => app.server.closeAllConnections(), STOP_GRACE_MS)
      await app.close()
      clearTimeout(cutOff)
      for (const module of modules.toReversed()) await module.stop?.()
    },
  }
}

/** One line an answer, without the query: it may carry tickets. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request
    const pattern = request.routeOptions.url
    // A parameter of an address may be a signed link: its pattern is logged in its place.
    const path = pattern?.includes(':') === true ? pattern : url.split('?', 1)[0]
    // The request's own logger names it.
    request.log.info(
      { method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })
}
