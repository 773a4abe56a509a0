import type { Names } from '../../demo/seed/business.ts'

/** Roles of the demo world, named in the menu's last column. */
export type DemoRole =
  | 'platformAdmin'
  | 'manager'
  | 'master'
  | 'quality'
  | 'providerAdmin'
  | 'providerApplicant'
  | 'individual'
  | 'seat'

const platform: readonly DemoRole[] = ['platformAdmin']
const managers: readonly DemoRole[] = ['manager']
const leads: readonly DemoRole[] = ['manager', 'master']
const watchers: readonly DemoRole[] = ['manager', 'master', 'quality', 'providerAdmin']
const reviewers: readonly DemoRole[] = ['manager', 'quality']
const analysts: readonly DemoRole[] = ['manager', 'providerAdmin']
const owners: readonly DemoRole[] = ['platformAdmin', 'manager']
const providers: readonly DemoRole[] = ['providerAdmin', 'providerApplicant']
const projectSides: readonly DemoRole[] = [...owners, ...providers]
const admins: readonly DemoRole[] = ['platformAdmin', 'manager', 'providerAdmin', 'providerApplicant']
const auditors: readonly DemoRole[] = ['platformAdmin', 'manager', 'quality', 'providerAdmin']
const people: readonly DemoRole[] = ['platformAdmin', 'manager', 'providerAdmin', 'individual']
/** All but the seats, who open no page (SHELL-104). */
const pageReaders: readonly DemoRole[] = [
  'platformAdmin',
  'manager',
  'master',
  'quality',
  'providerAdmin',
  'providerApplicant',
  'individual',
]

/**
 * A page: id, its names, its address, what fills it and the demo roles that see it. What fills it is a component
 * (`<module>/<Component>`, module `shell` for the host's own pages), `frame` for an embedded page of the same name, or
 * `businessFrame` for one that follows the business switch (FRAME-003, FRAME-006).
 */
type PageRow = readonly [
  id: string,
  en: string,
  zh: string,
  path: string,
  target: string,
  roles: readonly DemoRole[],
  hidden?: 'hidden',
]
type Section = { id: string; name: Names; pages: readonly PageRow[] }
type Group = {
  id: string
  name: Names
  icon: string
  pages?: readonly PageRow[]
  sections?: readonly Section[]
}

/**
 * The one table that defines the menu: what is not here has no address in the console (decision 40).
 * It is read by columns, so a page stays on one line whatever its width.
 */
// oxfmt-ignore
const groups: readonly Group[] = [
  {
    id: 'home',
    name: { en: 'Home', zh: '首页' },
    icon: 'home',
    pages: [
      ['home.project', 'Project home', '项目首页', '/console/home', 'projects/ProjectHomePage', owners],
      ['home.monitor', 'Monitoring home', '监控首页', '/console/monitorHome', 'statistics/MonitorHomePage', leads],
      ['home.overview', 'Overview', '总览', '/console/overview', 'statistics/HomeOverviewPage', analysts],
    ],
  },
  {
    id: 'workspace',
    name: { en: 'Workspace', zh: '工作台' },
    icon: 'appstore',
    pages: [['workspace.wall', 'Workspace', '工作台', '/console/workspace', 'workspace/WorkspacePage', watchers]],
  },
  {
    id: 'monitor',
    name: { en: 'Monitor', zh: '监控' },
    icon: 'eye',
    pages: [
      ['monitor.view', 'Live view', '实时监控', '/console/monitor/view', 'businessFrame', watchers],
      ['monitor.plan', 'Schedules', '排班', '/console/monitor/plan', 'businessFrame', leads],
      ['monitor.setting', 'Monitor settings', '监控设置', '/console/monitor/setting', 'frame', managers],
      ['monitor.salary', 'Pay rules', '薪资规则', '/console/monitor/salary', 'frame', managers],
      ['monitor.day', 'Monitoring dashboard', '监控看板', '/console/statistic/monitor', 'statistics/MonitoringPage', watchers],
      ['monitor.person', 'Day of a person', '个人日程', '/console/statistic/monitor/person', 'statistics/PersonPage', watchers, 'hidden'],
      ['monitor.schedule', 'Schedule statistics', '排班统计', '/console/statistic/plan', 'statistics/PlanPage', leads],
      ['monitor.history', 'Edit history', '修改记录', '/console/statistic/edit-history', 'statistics/EditHistoryPage', leads],
    ],
  },
  {
    id: 'statistic',
    name: { en: 'Statistics', zh: '统计' },
    icon: 'bar-chart',
    sections: [
      {
        id: 'statistic.work',
        name: { en: 'People and sales', zh: '人员与销售' },
        pages: [
          ['statistic.overview', 'Whole organisation', '全员概览', '/console/statistic/overview', 'statistics/OverviewPage', analysts],
          ['statistic.team', 'Teams', '团队', '/console/statistic/team', 'statistics/TeamPage', watchers],
          ['statistic.user', 'Users', '人员', '/console/statistic/user', 'statistics/UserPage', watchers],
          ['statistic.sales', 'Sales performance', '销售业绩', '/console/statistic/sales', 'statistics/SalesPage', watchers],
          ['statistic.recommend', 'Recommendation', '话术推荐', '/console/statistic/recommend', 'statistics/RecommendPage', analysts],
          ['statistic.track', 'Tracking records', '埋点记录', '/console/statistic/track', 'statistics/TrackPage', managers],
        ],
      },
      {
        id: 'statistic.calls',
        name: { en: 'Calls and quality', zh: '通话与质量' },
        pages: [
          ['statistic.violation', 'Violations', '违规统计', '/console/statistic/violation', 'statistics/ViolationPage', watchers],
          ['statistic.label', 'Label statistics', '标签统计', '/console/statistic/label', 'statistics/LabelPage', reviewers],
          ['statistic.voice', 'Voice analytics', '语音分析', '/console/statistic/voice-analytics', 'statistics/VoicePage', analysts],
          ['statistic.dataset', 'Dataset quality', '数据集质量', '/console/statistic/dataset', 'statistics/DatasetPage', managers],
          ['statistic.answer', 'Answer tasks', '答题任务', '/console/statistic/answer-task', 'frame', reviewers],
          ['statistic.score', 'Score history', '评分记录', '/console/statistic/score/history', 'frame', reviewers],
        ],
      },
    ],
  },
  {
    id: 'account',
    name: { en: 'Accounts', zh: '账号' },
    icon: 'team',
    pages: [
      ['account.organization', 'Organisation', '组织架构', '/app-tenant-system/system/organization', 'system/OrganizationPage', admins],
      ['account.role', 'Roles', '角色', '/app-tenant-system/system/role', 'system/RolePage', admins],
      ['account.user', 'User accounts', '用户账号', '/app-tenant-system/system/user', 'system/UserPage', admins],
      ['account.users', 'Users', '用户管理', '/app-tenant-system/system/users', 'system/UsersPage', people],
      ['account.business', 'Businesses', '业务管理', '/app-tenant-system/system/businessManage', 'system/BusinessManagePage', admins],
      ['account.tenant', 'Tenants', '租户', '/app-tenant-system/system/tenant', 'system/TenantPage', platform],
      ['account.subscription', 'Subscription', '订阅', '/console/system/subscription', 'frame', owners],
      ['account.statistic', 'Account statistics', '账号统计', '/console/user-manage/statistic', 'frame', managers],
    ],
  },
  {
    id: 'configuration',
    name: { en: 'Settings', zh: '配置' },
    icon: 'setting',
    pages: [
      ['configuration.company', 'Company information', '企业信息', '/console/settings/company', 'shell/CompanySettingsPage', admins, 'hidden'],
      ['configuration.auth', 'API credentials', 'API 凭证', '/console/settings/auth', 'shell/CredentialsPage', people, 'hidden'],
      ['configuration.functional', 'Function not set up', '功能未配置', '/console/functional-config', 'shell/FunctionalConfigPage', pageReaders, 'hidden'],
      ['configuration.statistic', 'Statistics setup', '统计配置', '/console/database/statistic', 'statistics/ConfigurationPage', managers],
      ['configuration.scene', 'Scenes', '场景', '/console/database/scene', 'businessFrame', managers],
      ['configuration.prompt', 'Prompts', '提示词', '/console/database/prompt', 'businessFrame', managers],
      ['configuration.score', 'Score settings', '评分设置', '/console/database/score/setting', 'frame', managers],
    ],
  },
  {
    id: 'session',
    name: { en: 'Sessions', zh: '会话' },
    icon: 'message',
    pages: [
      ['session.list', 'Sessions', '会话记录', '/console/session/session', 'businessFrame', watchers],
      ['session.case', 'Case library', '案例库', '/console/session/case', 'businessFrame', watchers],
      ['session.validate', 'Validation', '会话校验', '/console/session/validate', 'frame', reviewers],
      ['session.offline', 'Offline sessions', '离线会话', '/console/session/offline', 'frame', reviewers],
      ['session.data', 'Session data', '会话数据', '/console/data/session', 'frame', watchers],
    ],
  },
  {
    id: 'duplicate',
    name: { en: 'Digital twin', zh: '数字分身' },
    icon: 'robot',
    pages: [
      ['duplicate.dialog', 'Dialogue settings', '对话设置', '/console/duplicate/dialog_setting', 'businessFrame', managers],
      ['duplicate.session', 'Twin sessions', '分身会话', '/console/duplicate/session', 'businessFrame', reviewers],
      ['duplicate.twin', 'Session records', '会话明细', '/console/duplicate/digital_twin_session', 'frame', reviewers],
      ['duplicate.statistic', 'Twin statistics', '分身统计', '/console/statistic/twin', 'statistics/TwinPage', managers],
    ],
  },
  {
    id: 'knowledge',
    name: { en: 'Knowledge', zh: '知识库' },
    icon: 'read',
    pages: [
      ['knowledge.process', 'Processes', '流程', '/console/knowledge/process', 'businessFrame', reviewers],
      ['knowledge.document', 'Documents', '文档', '/console/knowledge/docment', 'businessFrame', reviewers],
      ['knowledge.question', 'Questions', '问题', '/console/knowledge/question', 'businessFrame', reviewers],
      ['knowledge.recommend', 'Recommendation settings', '推荐设置', '/console/knowledge/recommend_setting', 'businessFrame', managers],
      ['knowledge.answer', 'Answers', '答案', '/console/knowledge/answer', 'businessFrame', reviewers],
      ['knowledge.review', 'Reviews', '审核', '/console/knowledge/review', 'businessFrame', reviewers],
      ['knowledge.product', 'Products', '产品', '/console/knowledge/product', 'businessFrame', reviewers],
      ['knowledge.feedback', 'Feedback', '反馈', '/console/knowledge/feedback', 'businessFrame', reviewers],
      ['knowledge.analyze', 'Analysis', '分析', '/console/knowledge/analyze', 'businessFrame', managers],
    ],
  },
  {
    id: 'quality',
    name: { en: 'Quality', zh: '质检' },
    icon: 'safety-certificate',
    pages: [
      ['quality.record', 'Violation records', '违规记录', '/console/quality/record', 'statistics/QualityRecordPage', watchers],
      ['quality.rule', 'Quality rules', '质检规则', '/console/quality/rule', 'businessFrame', reviewers],
      ['quality.intention', 'Intentions', '意图', '/console/quality/intention', 'businessFrame', reviewers],
      ['quality.score', 'Scores', '评分', '/console/quality/socre', 'businessFrame', reviewers],
      ['quality.inspection', 'Inspections', '抽检', '/console/quality/inspection', 'businessFrame', reviewers],
      ['quality.robot', 'Robot checks', '机器质检', '/console/quality/robot', 'businessFrame', reviewers],
    ],
  },
  {
    id: 'annotation',
    name: { en: 'Annotation', zh: '标注' },
    icon: 'highlight',
    pages: [
      ['annotation.config', 'Annotation settings', '标注设置', '/console/annotation/config', 'frame', managers],
      ['annotation.work', 'Annotation work', '标注任务', '/console/annotation/work', 'frame', reviewers],
      ['annotation.statistic', 'Annotation statistics', '标注统计', '/console/annotation/statistic', 'frame', reviewers],
    ],
  },
  {
    id: 'label',
    name: { en: 'Labels', zh: '标签' },
    icon: 'tags',
    pages: [['label.config', 'Smart labels', '智能标签', '/console/label/config', 'labels/LabelConfigPage', leads]],
  },
  {
    id: 'crm',
    name: { en: 'CRM', zh: '客户' },
    icon: 'customer-service',
    pages: [['crm.list', 'Customers', '客户列表', '/console/crm/list', 'businessFrame', leads]],
  },
  {
    id: 'voiceprint',
    name: { en: 'Voiceprint', zh: '声纹' },
    icon: 'audio',
    pages: [
      ['voiceprint.record', 'Check records', '核验记录', '/console/voiceprint/record', 'voiceprint/RecordPage', reviewers],
      ['voiceprint.corpus', 'Corpus', '语料', '/console/voiceprint/corpus', 'voiceprint/CorpusPage', reviewers],
      ['voiceprint.category', 'Corpus categories', '语料分类', '/console/voiceprint/corpusCategory', 'voiceprint/CorpusCategoryPage', reviewers],
      ['voiceprint.config', 'Voiceprint settings', '声纹设置', '/console/voiceprint/config', 'voiceprint/ConfigPage', managers],
    ],
  },
  {
    id: 'projectData',
    name: { en: 'Project data', zh: '项目数据' },
    icon: 'fund',
    pages: [
      ['projectData.user', 'Project users', '项目人员', '/console/statistic/project/user', 'statistics/ProjectUserPage', analysts],
      ['projectData.perf', 'Project performance', '项目业绩', '/console/statistic/project/perf', 'statistics/ProjectPerformancePage', analysts],
      ['projectData.action', 'Project actions', '项目行为', '/console/statistic/project/action', 'statistics/ProjectActionPage', analysts],
    ],
  },
  {
    id: 'project',
    name: { en: 'Projects', zh: '项目' },
    icon: 'project',
    pages: [
      ['project.index', 'Projects', '项目列表', '/console/project/index', 'projects/ProjectListPage', owners],
      ['project.detail', 'Project', '项目详情', '/console/project/:id', 'projects/ProjectDetailPage', owners, 'hidden'],
      ['project.assign', 'Contractor', '服务商详情', '/console/project/:projectId/assign/:bizId', 'projects/AssignmentPage', projectSides, 'hidden'],
      ['project.monitor', 'Live project monitor', '项目实时监控', '/console/project/monitor', 'projects/ProjectMonitorPage', owners, 'hidden'],
      ['project.sp', 'Open projects', '开放项目', '/console/project/sp', 'projects/OpenProjectsPage', providers],
      ['project.accepted', 'Assigned projects', '已承接项目', '/console/project/sp-accepted', 'projects/AcceptedProjectsPage', providers],
      ['project.spDetail', 'Open project', '开放项目详情', '/console/project/sp-detail/:id', 'projects/ProviderDetailPage', providers, 'hidden'],
      ['project.session', 'Project sessions', '项目会话', '/console/project/session', 'frame', owners],
    ],
  },
  {
    id: 'msgcenter',
    name: { en: 'Logs', zh: '日志' },
    icon: 'profile',
    sections: [
      {
        id: 'msgcenter.logs',
        name: { en: 'Messages and logs', zh: '消息与日志' },
        pages: [
          ['msgcenter.history', 'Message history', '消息记录', '/console/msgcenter/quality-rules', 'audit/MessageHistoryPage', watchers],
          ['msgcenter.audit', 'Audit log', '审计日志', '/console/msgcenter/audit', 'audit/AuditLogPage', auditors],
        ],
      },
    ],
  },
  {
    id: 'report',
    name: { en: 'Reports', zh: '报表' },
    icon: 'file-text',
    pages: [
      ['report.summary', 'Summary report', '汇总报表', '/console/statistic/summary', 'statistics/SummaryPage', analysts],
      ['report.bill', 'Billing accounts', '计费账号', '/console/statistic/bill', 'statistics/BillPage', owners],
      ['report.offline', 'Offline data bill', '离线数据账单', '/console/statistic/offline-data', 'statistics/OfflineDataPage', managers],
    ],
  },
  {
    id: 'realtimeQa',
    name: { en: 'Realtime QA', zh: '实时问答' },
    icon: 'question-circle',
    pages: [['realtimeQa.manager', 'QA manager', '问答管理', '/console/user-manage/qa-manager', 'frame', reviewers]],
  },
  {
    id: 'version',
    name: { en: 'Versions', zh: '版本' },
    icon: 'cloud-upload',
    pages: [['version.list', 'Versions', '版本管理', '/console/version', 'versions/VersionPage', platform]],
  },
]

export type MenuPage = {
  id: string
  name: Names
  path: string
  component: string | null
  link: string | null
  hidden: boolean
  roles: readonly DemoRole[]
}
export type MenuSection = { id: string; name: Names; pages: readonly MenuPage[] }
/** A tab of the rail. Pages without a section come first in its tree. */
export type MenuGroup = {
  id: string
  name: Names
  icon: string
  pages: readonly MenuPage[]
  sections: readonly MenuSection[]
}

/** Placeholders are filled by the shell (FRAME-004); the shell adds the console's own query (FRAME-005). */
function frameLink(path: string, target: string): string | null {
  const embedded = `/assistant-console/embed/${path.replace(/^\/console\//, '')}?token={token}`
  if (target === 'frame') return embedded
  return target === 'businessFrame' ? `${embedded}&business_type_id={businessTypeId}` : null
}

function page([id, en, zh, path, target, roles, hidden]: PageRow): MenuPage {
  const link = frameLink(path, target)
  return {
    id,
    name: { en, zh },
    path,
    component: link === null ? target : null,
    link,
    hidden: hidden === 'hidden',
    roles,
  }
}

export const menu: readonly MenuGroup[] = groups.map((group) => ({
  ...group,
  pages: (group.pages ?? []).map(page),
  sections: (group.sections ?? []).map((section) => ({ ...section, pages: section.pages.map(page) })),
}))
