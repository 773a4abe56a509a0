import type { AccessTables } from './access/access.tables.ts'
import type { SimulatorTables } from './demo/simulator/simulator.tables.ts'
import type { SubAppTables } from './modules/apps/sub-app/sub-app.tables.ts'
import type { RecordingTables } from './modules/calls/recording/recording.tables.ts'
import type { SessionRecordTables } from './modules/calls/session-record/session-record.tables.ts'
import type { IngestTables } from './modules/facts/ingest/ingest.tables.ts'
import type { RaisedHandTables } from './modules/facts/raised-hand/raised-hand.tables.ts'
import type { AccountTables } from './modules/identity/account/account.tables.ts'
import type { BusinessTables } from './modules/identity/business/business.tables.ts'
import type { CompanyTables } from './modules/identity/company/company.tables.ts'
import type { CredentialTables } from './modules/identity/credential/credential.tables.ts'
import type { FrameTicketTables } from './modules/identity/frame-ticket/frame-ticket.tables.ts'
import type { MailTables } from './modules/identity/mail/mail.tables.ts'
import type { OrganizationTables } from './modules/identity/organization/organization.tables.ts'
import type { RoleTables } from './modules/identity/role/role.tables.ts'
import type { SavedViewTables } from './modules/identity/saved-view/saved-view.tables.ts'
import type { SessionTables } from './modules/identity/session/session.tables.ts'
import type { SignInTables } from './modules/identity/sign-in/sign-in.tables.ts'
import type { KnowledgeTables } from './modules/knowledge/knowledge/knowledge.tables.ts'
import type { PromptTables } from './modules/knowledge/prompt/prompt.tables.ts'
import type { SceneTables } from './modules/knowledge/scene/scene.tables.ts'
import type { TwinDialogTables } from './modules/knowledge/twin-dialog/twin-dialog.tables.ts'
import type { LabelTables } from './modules/labels/label/label.tables.ts'
import type { WordListTables } from './modules/labels/word-list/word-list.tables.ts'
import type { MessageTables } from './modules/messaging/message/message.tables.ts'
import type { OpenApiTables } from './modules/operations/open-api/open-api.tables.ts'
import type { ReleaseTables } from './modules/operations/release/release.tables.ts'
import type { ReportScheduleTables } from './modules/operations/report-schedule/report-schedule.tables.ts'
import type { VersionTables } from './modules/operations/version/version.tables.ts'
import type { FileTables } from './modules/projects/file/file.tables.ts'
import type { ProjectTables } from './modules/projects/project/project.tables.ts'
import type { ReportTables } from './modules/projects/report/report.tables.ts'
import type { ScoreTables } from './modules/quality/score/score.tables.ts'
import type { AnnotationTables } from './modules/review/annotation/annotation.tables.ts'
import type { AnswerTaskTables } from './modules/review/answer-task/answer-task.tables.ts'
import type { LabelJudgementTables } from './modules/review/label-judgement/label-judgement.tables.ts'
import type { PastCallsTables } from './modules/review/past-calls/past-calls.tables.ts'
import type { PromptLabelTables } from './modules/review/prompt-label/prompt-label.tables.ts'
import type { QualityDeskTables } from './modules/review/quality-desk/quality-desk.tables.ts'
import type { DailyReportTables } from './modules/statistics/daily-report/daily-report.tables.ts'
import type { MonitorSettingTables } from './modules/statistics/monitor-setting/monitor-setting.tables.ts'
import type { MonitorTables } from './modules/statistics/monitor/monitor.tables.ts'
import type { PayTables } from './modules/statistics/pay/pay.tables.ts'
import type { RetentionTables } from './modules/statistics/retention/retention.tables.ts'
import type { RollupTables } from './modules/statistics/rollup/rollup.tables.ts'
import type { StatisticsTables } from './modules/statistics/statistics/statistics.tables.ts'
import type { TrackingTables } from './modules/statistics/tracking/tracking.tables.ts'
import type { TwinTables } from './modules/statistics/twin/twin.tables.ts'
import type { SampleDataTables } from './modules/workspace/sample-data/sample-data.tables.ts'
import type { SeatPictureTables } from './modules/workspace/seat-picture/seat-picture.tables.ts'
import type { SeatPinTables } from './modules/workspace/seat-pin/seat-pin.tables.ts'
import type { SeatPresenceTables } from './modules/workspace/seat-presence/seat-presence.tables.ts'
import type { SeatRoomTables } from './modules/workspace/seat-room/seat-room.tables.ts'

/** The tables of all domains, each typed by the domain that writes it (docs/decisions/0115-layers-and-tables.md). */
declare module './platform/db/schema.ts' {
  interface Database
    extends
      AccessTables,
      SimulatorTables,
      SubAppTables,
      RecordingTables,
      SessionRecordTables,
      IngestTables,
      AccountTables,
      BusinessTables,
      CompanyTables,
      CredentialTables,
      FrameTicketTables,
      MailTables,
      OrganizationTables,
      RoleTables,
      SavedViewTables,
      SessionTables,
      SignInTables,
      KnowledgeTables,
      PromptTables,
      SceneTables,
      TwinDialogTables,
      LabelTables,
      WordListTables,
      MessageTables,
      OpenApiTables,
      ReleaseTables,
      ReportScheduleTables,
      VersionTables,
      FileTables,
      ProjectTables,
      ReportTables,
      ScoreTables,
      AnnotationTables,
      AnswerTaskTables,
      LabelJudgementTables,
      PastCallsTables,
      PromptLabelTables,
      QualityDeskTables,
      DailyReportTables,
      MonitorSettingTables,
      MonitorTables,
      PayTables,
      RetentionTables,
      RollupTables,
      StatisticsTables,
      TrackingTables,
      TwinTables,
      RaisedHandTables,
      SampleDataTables,
      SeatPictureTables,
      SeatPinTables,
      SeatPresenceTables,
      SeatRoomTables {}
}
