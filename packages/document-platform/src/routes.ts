import { AuditLog, auditRoutes } from './audit/routes.ts'
import { billRoutes } from './bills/routes.ts'
import { clientRoutes } from './clients/routes.ts'
import { companyRoutes } from './company/routes.ts'
import { datasetRoutes } from './datasets/routes.ts'
import { directoryRoutes } from './directory/routes.ts'
import type { Files } from './http/files.ts'
import type { Route } from './http/router.ts'
import { labelRoutes } from './labels/routes.ts'
import { messageRoutes } from './messages/routes.ts'
import { correctionRoutes } from './monitor/correction-routes.ts'
import { monitorRoutes } from './monitor/routes.ts'
import type { Platform } from './platform.ts'
import { providerRoutes } from './projects/provider-routes.ts'
import { reportRoutes } from './projects/report-routes.ts'
import { projectRoutes } from './projects/routes.ts'
import { ProjectStore } from './projects/store.ts'
import { qualityRoutes } from './quality/routes.ts'
import { dailyReportRoutes } from './reports/routes.ts'
import { sessionRoutes } from './session/routes.ts'
import type { Tokens } from './session/tokens.ts'
import { configurationRoutes } from './statistics/configuration.ts'
import { labelStatisticsRoutes } from './statistics/label-statistics.ts'
import { projectStatisticsRoutes } from './statistics/project-statistics.ts'
import { statisticsRoutes } from './statistics/routes.ts'
import { trackingRoutes } from './tracking/routes.ts'
import { twinRoutes } from './twin/routes.ts'
import { versionRoutes } from './versions/routes.ts'
import { voiceprintRoutes } from './voiceprint/routes.ts'
import { workspaceRoutes } from './workspace/routes.ts'

/** Every call of the documents, each domain's with data of its own. */
export function createRoutes(files: Files, tokens: Tokens): Route[] {
  const log = new AuditLog()
  const platform: Platform = { files, audit: (person, change) => log.add(person, change) }
  const projects = new ProjectStore()
  return [
    ...sessionRoutes(platform, tokens),
    ...directoryRoutes(),
    ...companyRoutes(platform),
    ...clientRoutes(platform),
    ...projectRoutes(platform, projects),
    ...providerRoutes(platform, projects),
    ...reportRoutes(platform, projects),
    ...labelRoutes(platform),
    ...statisticsRoutes(platform),
    ...labelStatisticsRoutes(),
    ...projectStatisticsRoutes(projects),
    ...configurationRoutes(platform),
    ...monitorRoutes(platform),
    ...correctionRoutes(platform),
    ...qualityRoutes(),
    ...billRoutes(platform),
    ...datasetRoutes(),
    ...trackingRoutes(platform),
    ...dailyReportRoutes(platform),
    ...twinRoutes(),
    ...voiceprintRoutes(platform),
    ...workspaceRoutes(),
    ...versionRoutes(platform),
    ...messageRoutes(),
    ...auditRoutes(platform, log),
  ]
}
