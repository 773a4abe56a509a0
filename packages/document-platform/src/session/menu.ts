import { LARKFIELD } from '../base/companies.ts'

type MenuItem = {
  id: string
  name: string
  icon?: string
  path?: string
  component?: string
  link?: string
  hideInMenu?: boolean
  children?: MenuItem[]
}
type PageRow = readonly [
  path: string,
  name: string,
  component: string,
  more?: 'hidden' | 'owner' | 'provider',
]
type Group = { name: string; icon: string; pages: readonly PageRow[] }

/** Every native page of the documents that lists what the documented calls answer. The component is a sub-app's route module, or the link of an embedded page. */
// oxfmt-ignore
const GROUPS: readonly Group[] = [
  { name: 'Home', icon: 'home', pages: [
    ['/console/home', 'Project home', 'projects/ProjectHomePage', 'owner'],
    ['/console/monitorHome', 'Monitoring home', 'statistics/MonitorHomePage'],
    ['/console/overview', 'Overview', 'statistics/HomeOverviewPage'],
  ] },
  { name: 'Workspace', icon: 'appstore', pages: [
    ['/console/workspace', 'Workspace', 'workspace/WorkspacePage'],
  ] },
  { name: 'Monitor', icon: 'eye', pages: [
    ['/console/statistic/monitor', 'Monitoring dashboard', 'statistics/MonitoringPage'],
    ['/console/statistic/monitor/person', 'Day of a person', 'statistics/PersonPage', 'hidden'],
    ['/console/statistic/plan', 'Plan execution', 'statistics/PlanPage'],
    ['/console/statistic/edit-history', 'Edit history', 'statistics/EditHistoryPage'],
  ] },
  { name: 'Statistics', icon: 'bar-chart', pages: [
    ['/console/statistic/overview', 'Whole organisation', 'statistics/OverviewPage'],
    ['/console/statistic/team', 'Teams', 'statistics/TeamPage'],
    ['/console/statistic/user', 'Users', 'statistics/UserPage'],
    ['/console/statistic/sales', 'Sales', 'statistics/SalesPage'],
    ['/console/statistic/recommend', 'Recommendation', 'statistics/RecommendPage'],
    ['/console/statistic/violation', 'Violations', 'statistics/ViolationPage'],
    ['/console/statistic/label', 'Label statistics', 'statistics/LabelPage'],
    ['/console/statistic/voice-analytics', 'Voice analytics', 'statistics/VoicePage'],
    ['/console/statistic/dataset', 'Dataset quality', 'statistics/DatasetPage'],
    ['/console/statistic/track', 'Tracking records', 'statistics/TrackPage'],
    ['/console/statistic/twin', 'Digital twin', 'statistics/TwinPage'],
  ] },
  { name: 'Configuration', icon: 'setting', pages: [
    ['/console/settings/company', 'Company information', 'shell/CompanySettingsPage', 'hidden'],
    ['/console/settings/auth', 'API credentials', 'shell/CredentialsPage', 'hidden'],
    ['/console/database/statistic', 'Statistics configuration', 'statistics/ConfigurationPage'],
  ] },
  { name: 'Quality', icon: 'safety-certificate', pages: [
    ['/console/quality/record', 'Violation records', 'statistics/QualityRecordPage'],
  ] },
  { name: 'Knowledge', icon: 'book', pages: [
    ['/console/knowledge/process', 'Process', '/partner/process?business_type_id={businessTypeId}'],
  ] },
  { name: 'Labels', icon: 'tags', pages: [
    ['/console/label/config', 'Smart labels', 'labels/LabelConfigPage'],
  ] },
  { name: 'Voiceprint', icon: 'audio', pages: [
    ['/console/voiceprint/record', 'Check records', 'voiceprint/RecordPage'],
    ['/console/voiceprint/corpus', 'Corpus', 'voiceprint/CorpusPage'],
    ['/console/voiceprint/corpusCategory', 'Corpus categories', 'voiceprint/CorpusCategoryPage'],
    ['/console/voiceprint/config', 'Voiceprint settings', 'voiceprint/ConfigPage'],
  ] },
  { name: 'Project data', icon: 'fund', pages: [
    ['/console/statistic/project/user', 'Project agents', 'statistics/ProjectUserPage'],
    ['/console/statistic/project/perf', 'Project performance', 'statistics/ProjectPerformancePage'],
    ['/console/statistic/project/action', 'Project quality', 'statistics/ProjectActionPage'],
  ] },
  { name: 'Projects', icon: 'project', pages: [
    ['/console/project/index', 'Projects', 'projects/ProjectListPage', 'owner'],
    ['/console/project/sp', 'Open projects', 'projects/OpenProjectsPage', 'provider'],
    ['/console/project/sp-accepted', 'Assigned projects', 'projects/AcceptedProjectsPage', 'provider'],
    ['/console/project/sp-detail/:id', 'Open project', 'projects/ProviderDetailPage', 'hidden'],
    ['/console/project/monitor', 'Live project monitor', 'projects/ProjectMonitorPage', 'hidden'],
    ['/console/project/:projectId/assign/:bizId', 'Contractor', 'projects/AssignmentPage', 'hidden'],
    ['/console/project/:id', 'Project', 'projects/ProjectDetailPage', 'hidden'],
  ] },
  { name: 'Messages and logs', icon: 'profile', pages: [
    ['/console/msgcenter/quality-rules', 'Message history', 'audit/MessageHistoryPage'],
    ['/console/msgcenter/audit', 'Audit log', 'audit/AuditLogPage'],
  ] },
  { name: 'Reports', icon: 'file-text', pages: [
    ['/console/statistic/summary', 'Summary report', 'statistics/SummaryPage'],
    ['/console/statistic/bill', 'Billing accounts', 'statistics/BillPage'],
    ['/console/statistic/offline-data', 'Offline data bill', 'statistics/OfflineDataPage'],
  ] },
  { name: 'Versions', icon: 'cloud-upload', pages: [
    ['/console/version', 'Versions', 'versions/VersionPage'],
  ] },
]

const FIRST_GROUP_ID = 91_000
const IDS_OF_A_GROUP = 100

/** The whole tree; pages of the other side of a project are left out. */
export function menuTree(tenantId: number): MenuItem[] {
  const otherSide = tenantId === LARKFIELD ? 'provider' : 'owner'
  return GROUPS.map(({ name, icon, pages }, index) => {
    const id = FIRST_GROUP_ID + index * IDS_OF_A_GROUP
    const children = pages.flatMap((row, position) =>
      row[3] === otherSide ? [] : [toItem(String(id + position + 1), row)],
    )
    return { id: String(id), name, icon, children }
  })
}

function toItem(id: string, [path, name, component, more]: PageRow): MenuItem {
  const shown = component.startsWith('/') ? { link: component } : { component }
  return { id, name, path, ...shown, hideInMenu: more === 'hidden' }
}

export function menuIds(tenantId: number): string[] {
  const collect = ({ id, children = [] }: MenuItem): string[] => [id, ...children.flatMap(collect)]
  return menuTree(tenantId).flatMap(collect)
}
