import { randomUUID } from 'node:crypto'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { AppContext } from './platform/context/context.ts'
import { addBodyParsers, MAX_BODY_BYTES } from './platform/http/body-parsers.ts'
import { limitBodyTime, SLOW_BODY_TIME_MS } from './platform/http/body-time.ts'
import { answerError } from './platform/http/error-answer.ts'
import type { Module } from './modules/module.ts'
import { mountOperations, type Readiness } from './platform/http/operations.ts'
import { answerBrokenRequest, limitAddress, MAX_HEADER_BYTES } from './platform/http/oversized-request.ts'
import { registerRoutes } from './access/register-routes.ts'
import { addSecurityHeaders } from './platform/http/security-headers.ts'
import { accountModule } from './modules/identity/account/index.ts'
import { annotationModule } from './modules/quality/annotation/index.ts'
import { answerTaskModule } from './modules/quality/answer-task/index.ts'
import { auditModule } from './modules/operations/audit/index.ts'
import { billModule } from './modules/statistics/bill/index.ts'
import { businessModule } from './modules/identity/business/index.ts'
import { companyModule } from './modules/identity/company/index.ts'
import { credentialModule } from './modules/identity/credential/index.ts'
import { crmModule } from './modules/calls/crm/index.ts'
import { dailyReportModule } from './modules/statistics/daily-report/index.ts'
import { datasetModule } from './modules/statistics/dataset/index.ts'
import { exportsModule } from './modules/operations/exports/index.ts'
import { frameTicketModule } from './modules/identity/frame-ticket/index.ts'
import { ingestModule } from './modules/calls/ingest/index.ts'
import { knowledgeModule } from './modules/knowledge/knowledge/index.ts'
import { labelModule } from './modules/statistics/label/index.ts'
import { liveViewModule } from './modules/calls/live-view/index.ts'
import { menuModule } from './modules/identity/menu/index.ts'
import { messageModule } from './modules/messaging/message/index.ts'
import { monitorSettingModule } from './modules/statistics/monitor-setting/index.ts'
import { monitorModule } from './modules/statistics/monitor/index.ts'
import { oauthModule } from './modules/identity/oauth/index.ts'
import { openApiModule } from './modules/identity/open-api/index.ts'
import { organizationModule } from './modules/identity/organization/index.ts'
import { payModule } from './modules/statistics/pay/index.ts'
import { projectModule } from './modules/projects/project/index.ts'
import { projectApplicationModule } from './modules/projects/application/index.ts'
import { projectFileModule } from './modules/projects/file/index.ts'
import { projectPersonnelModule } from './modules/projects/personnel/index.ts'
import { projectReportModule } from './modules/projects/report/index.ts'
import { projectStatisticsModule } from './modules/projects/project-statistics/index.ts'
import { promptModule } from './modules/knowledge/prompt/index.ts'
import { qualityDeskModule } from './modules/quality/quality-desk/index.ts'
import { qualityModule } from './modules/quality/quality/index.ts'
import { recordingModule } from './modules/calls/recording/index.ts'
import { releaseModule } from './modules/messaging/release/index.ts'
import { roleModule } from './modules/identity/role/index.ts'
import { sessionModule } from './modules/identity/session/index.ts'
import { sessionRecordModule } from './modules/calls/session-record/index.ts'
import { sceneModule } from './modules/knowledge/scene/index.ts'
import { scoreModule } from './modules/quality/score/index.ts'
import { seatHandModule } from './modules/calls/seat-hand/index.ts'
import { shiftPlanModule } from './modules/statistics/shift-plan/index.ts'
import { signUpModule } from './modules/identity/sign-up/index.ts'
import { statisticsModule } from './modules/statistics/statistics/index.ts'
import { subscriptionModule } from './modules/identity/subscription/index.ts'
import { tenantModule } from './modules/identity/tenant/index.ts'
import { tenantAdminModule } from './modules/identity/tenant-admin/index.ts'
import { trackingModule } from './modules/statistics/tracking/index.ts'
import { twinDialogModule } from './modules/knowledge/twin-dialog/index.ts'
import { twinSessionModule } from './modules/statistics/twin-session/index.ts'
import { twinModule } from './modules/statistics/twin/index.ts'
import { userModule } from './modules/identity/user/index.ts'
import { workspaceModule } from './modules/workspace/workspace/index.ts'
import { retentionModule } from './modules/statistics/retention/index.ts'
import { rollupModule } from './modules/statistics/rollup/index.ts'
import { simulatorModule } from './demo/simulator/index.ts'
import { serveConsoleConfig } from './platform/web/console-config.ts'
import { serveWeb } from './platform/web/serve-web.ts'

const KEEP_ALIVE_MS = 72_000
/** Requests that run when the server stops may take this long to end. */
const STOP_GRACE_MS = 10_000
/** Signed links travel in a path segment. */
const MAX_SEGMENT_CHARACTERS = 1024

/** Everything the server can do, one line a domain. */
export function modulesOf(): readonly Module[] {
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
    requestTimeout: SLOW_BODY_TIME_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: MAX_SEGMENT_CHARACTERS },
    http: { maxHeaderSize: MAX_HEADER_BYTES },
    clientErrorHandler: answerBrokenRequest(ctx.config),
  })
  addSecurityHeaders(app, ctx.config)
  limitAddress(app)
  limitBodyTime(app)
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
