import { exports } from '@console/contracts'
import type { PresenceListener } from './access/presence.ts'
import type { RoomAccess } from './access/room.ts'
import type { Greeting, Topic } from './access/topic.ts'
import { demoRecordingsModule } from './demo/recordings/index.ts'
import { sampleFilesModule } from './demo/sample-files/index.ts'
import { simulatorModule } from './demo/simulator/index.ts'
import { subAppModule } from './modules/apps/sub-app/index.ts'
import { crmModule } from './modules/calls/crm/index.ts'
import { recordingModule } from './modules/calls/recording/index.ts'
import { sessionRecordModule } from './modules/calls/session-record/index.ts'
import type { ExportKinds } from './modules/export-kind.ts'
import { ingestModule } from './modules/facts/ingest/index.ts'
import { accountModule } from './modules/identity/account/index.ts'
import { businessModule } from './modules/identity/business/index.ts'
import { companyModule } from './modules/identity/company/index.ts'
import { credentialModule } from './modules/identity/credential/index.ts'
import { frameTicketModule } from './modules/identity/frame-ticket/index.ts'
import { mailModule } from './modules/identity/mail/index.ts'
import { menuModule } from './modules/identity/menu/index.ts'
import { oauthModule } from './modules/identity/oauth/index.ts'
import { organizationModule } from './modules/identity/organization/index.ts'
import { ownMailModule } from './modules/identity/own-mail/index.ts'
import { roleModule } from './modules/identity/role/index.ts'
import { savedViewModule } from './modules/identity/saved-view/index.ts'
import { sessionModule } from './modules/identity/session/index.ts'
import { signInModule } from './modules/identity/sign-in/index.ts'
import { signUpModule } from './modules/identity/sign-up/index.ts'
import { tenantAdminModule } from './modules/identity/tenant-admin/index.ts'
import { tenantModule } from './modules/identity/tenant/index.ts'
import { userModule } from './modules/identity/user/index.ts'
import { knowledgeModule } from './modules/knowledge/knowledge/index.ts'
import { promptModule } from './modules/knowledge/prompt/index.ts'
import { sceneModule } from './modules/knowledge/scene/index.ts'
import { twinDialogModule } from './modules/knowledge/twin-dialog/index.ts'
import { labelModule } from './modules/labels/label/index.ts'
import { wordListModule } from './modules/labels/word-list/index.ts'
import { messageModule } from './modules/messaging/message/index.ts'
import type { Module } from './modules/module.ts'
import type { OpenApiCall } from './modules/open-api-call.ts'
import { auditModule } from './modules/operations/audit/index.ts'
import { exportsModule } from './modules/operations/exports/index.ts'
import { openApiModule } from './modules/operations/open-api/index.ts'
import { releaseModule } from './modules/operations/release/index.ts'
import { reportScheduleModule } from './modules/operations/report-schedule/index.ts'
import { versionModule } from './modules/operations/version/index.ts'
import { projectApplicationModule } from './modules/projects/application/index.ts'
import { projectFileModule } from './modules/projects/file/index.ts'
import { projectPersonnelModule } from './modules/projects/personnel/index.ts'
import { projectModule } from './modules/projects/project/index.ts'
import { projectReportModule } from './modules/projects/report/index.ts'
import { qualityModule } from './modules/quality/quality/index.ts'
import { scoreModule } from './modules/quality/score/index.ts'
import { annotationModule } from './modules/review/annotation/index.ts'
import { answerTaskModule } from './modules/review/answer-task/index.ts'
import { labelJudgementModule } from './modules/review/label-judgement/index.ts'
import { pastCallsModule } from './modules/review/past-calls/index.ts'
import { promptLabelModule } from './modules/review/prompt-label/index.ts'
import { qualityDeskModule } from './modules/review/quality-desk/index.ts'
import { billModule } from './modules/statistics/bill/index.ts'
import { dailyReportModule } from './modules/statistics/daily-report/index.ts'
import { datasetModule } from './modules/statistics/dataset/index.ts'
import { labelStatisticsModule } from './modules/statistics/label-statistics/index.ts'
import { monitorSettingModule } from './modules/statistics/monitor-setting/index.ts'
import { monitorModule } from './modules/statistics/monitor/index.ts'
import { payModule } from './modules/statistics/pay/index.ts'
import { projectStatisticsModule } from './modules/statistics/project-statistics/index.ts'
import { retentionModule } from './modules/statistics/retention/index.ts'
import { rollupModule } from './modules/statistics/rollup/index.ts'
import { shiftPlanModule } from './modules/statistics/shift-plan/index.ts'
import { statTableModule } from './modules/statistics/stat-table/index.ts'
import { statisticsModule } from './modules/statistics/statistics/index.ts'
import { subscriptionModule } from './modules/statistics/subscription/index.ts'
import { trackingModule } from './modules/statistics/tracking/index.ts'
import { twinSessionModule } from './modules/statistics/twin-session/index.ts'
import { twinModule } from './modules/statistics/twin/index.ts'
import { voiceprintModule } from './modules/voiceprint/voiceprint/index.ts'
import { liveViewModule } from './modules/workspace/live-view/index.ts'
import { ownSeatModule } from './modules/workspace/own-seat/index.ts'
import { sampleDataModule } from './modules/workspace/sample-data/index.ts'
import { seatHandModule } from './modules/workspace/seat-hand/index.ts'
import { seatNoticeModule } from './modules/workspace/seat-notice/index.ts'
import { seatPictureModule } from './modules/workspace/seat-picture/index.ts'
import { seatPinModule } from './modules/workspace/seat-pin/index.ts'
import { seatPresenceModule } from './modules/workspace/seat-presence/index.ts'
import { seatRoomModule } from './modules/workspace/seat-room/index.ts'
import { seatModule } from './modules/workspace/seat/index.ts'
import { workspaceModule } from './modules/workspace/workspace/index.ts'
import { joinDictionaries, type AuditDictionary } from './platform/audit/dictionary.ts'

const projectModules: readonly Module[] = [
  projectModule,
  projectApplicationModule,
  projectFileModule,
  projectPersonnelModule,
  projectReportModule,
  projectStatisticsModule,
]

/** The wall of seats and what it shows, and the rooms in which seats are watched. */
const workspaceModules = (): readonly Module[] => [
  workspaceModule,
  sampleDataModule,
  seatRoomModule(),
  seatModule,
  seatPictureModule,
  seatPinModule,
  seatNoticeModule(),
  seatPresenceModule(),
  ownSeatModule,
]

const callRecordModules: readonly Module[] = [
  sceneModule,
  knowledgeModule,
  sessionRecordModule,
  recordingModule,
]

/** Modules of the labels that conversations are searched for, as they happen and afterwards. */
const labelModules = (): readonly Module[] => [
  labelModule,
  wordListModule,
  pastCallsModule(),
  promptLabelModule(),
  labelJudgementModule,
]

/** Jobs without routes: the months of facts, what fills them and says how far it is, what is computed from them. */
const backgroundModules = (): readonly Module[] => [
  retentionModule(),
  simulatorModule(),
  rollupModule(),
  demoRecordingsModule(),
]

/** Domains without jobs, which the audit log lists last; `pnpm new call` adds to them. */
const plainModules: readonly Module[] = [
  crmModule,
  liveViewModule,
  payModule,
  promptModule,
  twinDialogModule,
  twinModule,
  twinSessionModule,
  answerTaskModule,
  annotationModule,
  seatHandModule,
  shiftPlanModule,
]

/** Everything the server can do, one line a domain, in the order in which the audit log lists what they record. */
export function serverModules(): readonly Module[] {
  const modules: readonly Module[] = [
    sessionModule(),
    signInModule,
    auditModule,
    qualityModule,
    qualityDeskModule,
    scoreModule,
    ...callRecordModules,
    statisticsModule,
    statTableModule,
    datasetModule,
    ...labelModules(),
    voiceprintModule(),
    labelStatisticsModule,
    monitorModule(),
    monitorSettingModule,
    billModule,
    dailyReportModule,
    trackingModule,
    companyModule,
    signUpModule,
    mailModule(),
    ownMailModule,
    organizationModule,
    businessModule,
    tenantAdminModule,
    tenantModule,
    ...projectModules,
    roleModule,
    accountModule(),
    credentialModule(() => collectOpenApiCalls(modules)),
    oauthModule(),
    openApiModule(() => collectOpenApiCalls(modules)),
    ingestModule,
    exportsModule(() => collectExportKinds(modules)),
    reportScheduleModule(),
    frameTicketModule,
    menuModule,
    userModule,
    savedViewModule,
    subscriptionModule,
    messageModule,
    releaseModule,
    versionModule(),
    subAppModule(),
    ...workspaceModules(),
    ...plainModules,
    sampleFilesModule,
    ...backgroundModules(),
  ]
  return modules
}

export function collectAuditDictionary(modules: readonly Module[]): AuditDictionary {
  return joinDictionaries(
    modules.flatMap(({ auditDictionary }) => (auditDictionary ? [auditDictionary] : [])),
  )
}

/** Collects the topics that the domains send over the realtime socket. */
export function collectTopics(modules: readonly Module[]): readonly Topic[] {
  return modules.flatMap(({ topics }) => topics ?? [])
}

/** The rooms of the realtime socket. */
export function collectRooms(modules: readonly Module[]): readonly RoomAccess[] {
  return modules.flatMap(({ rooms }) => rooms ?? [])
}

/** Collects the listeners that learn whose clients are connected. */
export function collectPresenceListeners(modules: readonly Module[]): readonly PresenceListener[] {
  return modules.flatMap(({ presence }) => presence ?? [])
}

/** Collects the greetings that the domains send to people who have just connected. */
export function collectGreetings(modules: readonly Module[]): readonly Greeting[] {
  return modules.flatMap(({ greetings }) => greetings ?? [])
}

/** Collects the calls that API clients may make, in the order of the paths. */
export function collectOpenApiCalls(modules: readonly Module[]): readonly OpenApiCall[] {
  return modules
    .flatMap(({ openApiCalls = [] }) => openApiCalls)
    .toSorted((a, b) => (a.call.path < b.call.path ? -1 : 1))
}

/** Every kind of the contract, each from one domain. */
export function collectExportKinds(modules: readonly Module[]): ExportKinds {
  const joined: Partial<ExportKinds> = {}
  for (const { name, exportKinds = {} } of modules) {
    const duplicates = Object.keys(exportKinds).filter((kind) => kind in joined)
    if (duplicates.length > 0)
      throw new Error(`${name} brings along exports of another domain: ${duplicates.join(', ')}`)
    Object.assign(joined, exportKinds)
  }
  if (!isComplete(joined)) throw new Error('an export of the contract is of no domain')
  return joined
}

function isComplete(kinds: Partial<ExportKinds>): kinds is ExportKinds {
  return exports.exportRequest.options.every(({ shape }) => shape.kind.value in kinds)
}
