import type { Text } from '../../platform/messages/text.ts'

/** The kinds of company whose first administrator gets a page. A person without a company has no administrator. */
export type TenantKind = 'platform' | 'standard' | 'provider' | 'individual'
export type CompanyKind = Exclude<TenantKind, 'individual'>

const platform = ['platform'] as const
const standard = ['standard'] as const
const provider = ['provider'] as const
/** Companies that have projects done by providers. */
const owners = ['platform', 'standard'] as const
/** Companies whose own people call. */
const companies = ['standard', 'provider'] as const
const everyKind = ['platform', 'standard', 'provider'] as const

/**
 * A page: id, its names, its address, what fills it and the kinds of company that have it. What fills it is a component
 * (`<module>/<Component>`, module `shell` for the host's own pages), `frame` for an embedded page of the same name, or
 * `businessFrame` for one that follows the business switch (FRAME-003, FRAME-006).
 */
export type PageRow = readonly [
  id: string,
  en: string,
  zh: string,
  path: string,
  target: string,
  companies: readonly CompanyKind[],
  hidden?: 'hidden',
]
type Section = { id: string; name: Text; pages: readonly PageRow[] }
type Group = {
  id: string
  name: Text
  icon: string
  pages?: readonly PageRow[]
  sections?: readonly Section[]
}

/**
 * The one table that defines the menu: what is not here has no address in the console (R40).
 * It is read by columns, so a page stays on one line whatever its width.
 */
// oxfmt-ignore
export const menuTable = [
  {
    id: 'home',
    name: { en: 'Home', zh: '首页' },
    icon: 'home',
    pages: [
      ['home.project', 'Project home', '项目首页', '/console/home', 'projects/ProjectHomePage', owners],
      ['home.monitor', 'Monitoring home', '监控首页', '/console/monitorHome', 'statistics/MonitorHomePage', standard],
      ['home.overview', 'Home overview', '首页总览', '/console/overview', 'statistics/HomeOverviewPage', companies],
    ],
  },
  {
    id: 'workspace',
    name: { en: 'Workspace', zh: '工作台' },
    icon: 'appstore',
    pages: [['workspace.wall', 'Workspace', '工作台', '/console/workspace', 'workspace/WorkspacePage', companies]],
  },
  {
    id: 'monitor',
    name: { en: 'Monitor', zh: '监控' },
    icon: 'eye',
    pages: [
      ['monitor.view', 'Live view', '实时监控', '/console/monitor/view', 'businessFrame', companies],
      ['monitor.plan', 'Schedules', '排班', '/console/monitor/plan', 'businessFrame', standard],
      ['monitor.setting', 'Monitor settings', '监控设置', '/console/monitor/setting', 'frame', standard],
      ['monitor.salary', 'Pay rules', '薪资规则', '/console/monitor/salary', 'frame', standard],
      ['monitor.day', 'Monitoring dashboard', '监控看板', '/console/statistic/monitor', 'statistics/MonitoringPage', companies],
      ['monitor.person', 'Day of a person', '个人日程', '/console/statistic/monitor/person', 'statistics/PersonPage', companies, 'hidden'],
      ['monitor.schedule', 'Schedule statistics', '排班统计', '/console/statistic/plan', 'statistics/PlanPage', standard],
      ['monitor.history', 'Edit history', '修改记录', '/console/statistic/edit-history', 'statistics/EditHistoryPage', standard],
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
          ['statistic.overview', 'Whole organisation', '全员概览', '/console/statistic/overview', 'statistics/OverviewPage', companies],
          ['statistic.team', 'Teams', '团队', '/console/statistic/team', 'statistics/TeamPage', companies],
          ['statistic.user', 'Agents', '坐席', '/console/statistic/user', 'statistics/UserPage', companies],
          ['statistic.sales', 'Sales performance', '销售业绩', '/console/statistic/sales', 'statistics/SalesPage', companies],
          ['statistic.recommend', 'Recommendation', '话术推荐', '/console/statistic/recommend', 'statistics/RecommendPage', companies],
          ['statistic.track', 'Tracking records', '埋点记录', '/console/statistic/track', 'statistics/TrackPage', standard],
        ],
      },
      {
        id: 'statistic.calls',
        name: { en: 'Calls and quality', zh: '通话与质量' },
        pages: [
          ['statistic.violation', 'Violations', '违规统计', '/console/statistic/violation', 'statistics/ViolationPage', companies],
          ['statistic.label', 'Label statistics', '标签统计', '/console/statistic/label', 'statistics/LabelPage', standard],
          ['statistic.voice', 'Voice analytics', '语音分析', '/console/statistic/voice-analytics', 'statistics/VoicePage', companies],
          ['statistic.dataset', 'Dataset quality', '数据集质量', '/console/statistic/dataset', 'statistics/DatasetPage', standard],
          ['statistic.answer', 'Answer tasks', '答题任务', '/console/statistic/answer-task', 'frame', standard],
          ['statistic.score', 'Score history', '评分记录', '/console/statistic/score/history', 'frame', standard],
        ],
      },
    ],
  },
  {
    id: 'account',
    name: { en: 'Accounts', zh: '账号' },
    icon: 'team',
    pages: [
      ['account.organization', 'Organisation', '组织架构', '/app-tenant-system/system/organization', 'system/OrganizationPage', everyKind],
      ['account.role', 'Roles', '角色', '/app-tenant-system/system/role', 'system/RolePage', everyKind],
      ['account.user', 'Find a user', '查找用户', '/app-tenant-system/system/user', 'system/UserPage', everyKind],
      ['account.users', 'Users', '用户管理', '/app-tenant-system/system/users', 'system/UsersPage', everyKind],
      ['account.business', 'Businesses', '业务管理', '/app-tenant-system/system/businessManage', 'system/BusinessManagePage', everyKind],
      ['account.tenant', 'Tenants', '租户', '/app-tenant-system/system/tenant', 'system/TenantPage', platform],
      ['account.apps', 'Apps', '应用', '/app-tenant-system/system/apps', 'system/AppsPage', everyKind],
      ['account.subscription', 'Subscription', '订阅', '/console/system/subscription', 'frame', owners],
      ['account.statistic', 'Account statistics', '账号统计', '/console/user-manage/statistic', 'frame', standard],
    ],
  },
  {
    id: 'configuration',
    name: { en: 'Settings', zh: '配置' },
    icon: 'setting',
    pages: [
      ['configuration.company', 'Company information', '企业信息', '/console/settings/company', 'shell/CompanySettingsPage', everyKind, 'hidden'],
      ['configuration.auth', 'API credentials', 'API 凭证', '/console/settings/auth', 'shell/CredentialsPage', everyKind, 'hidden'],
      ['configuration.functional', 'Function not set up', '功能未配置', '/console/functional-config', 'shell/FunctionalConfigPage', everyKind, 'hidden'],
      ['configuration.statistic', 'Statistics setup', '统计配置', '/console/database/statistic', 'statistics/ConfigurationPage', standard],
      ['configuration.scene', 'Scenes', '场景', '/console/database/scene', 'businessFrame', standard],
      ['configuration.prompt', 'Prompts', '提示词', '/console/database/prompt', 'businessFrame', standard],
      ['configuration.score', 'Score settings', '评分设置', '/console/database/score/setting', 'frame', standard],
    ],
  },
  {
    id: 'session',
    name: { en: 'Sessions', zh: '会话' },
    icon: 'message',
    pages: [
      ['session.list', 'Sessions', '会话记录', '/console/session/session', 'businessFrame', companies],
      ['session.case', 'Case library', '案例库', '/console/session/case', 'businessFrame', companies],
      ['session.validate', 'Validation', '会话校验', '/console/session/validate', 'frame', standard],
      ['session.offline', 'Offline sessions', '离线会话', '/console/session/offline', 'frame', standard],
      ['session.data', 'Session data', '会话数据', '/console/data/session', 'frame', companies],
    ],
  },
  {
    id: 'duplicate',
    name: { en: 'Digital twin', zh: '数字分身' },
    icon: 'robot',
    pages: [
      ['duplicate.dialog', 'Dialogue settings', '对话设置', '/console/duplicate/dialog_setting', 'businessFrame', standard],
      ['duplicate.session', 'Twin sessions', '分身会话', '/console/duplicate/session', 'businessFrame', standard],
      ['duplicate.twin', 'Session records', '会话明细', '/console/duplicate/digital_twin_session', 'frame', standard],
      ['duplicate.statistic', 'Twin statistics', '分身统计', '/console/statistic/twin', 'statistics/TwinPage', standard],
    ],
  },
  {
    id: 'knowledge',
    name: { en: 'Knowledge', zh: '知识库' },
    icon: 'read',
    pages: [
      ['knowledge.process', 'Processes', '流程', '/console/knowledge/process', 'businessFrame', standard],
      ['knowledge.document', 'Documents', '文档', '/console/knowledge/docment', 'businessFrame', standard],
      ['knowledge.question', 'Questions', '问题', '/console/knowledge/question', 'businessFrame', standard],
      ['knowledge.recommend', 'Recommendation settings', '推荐设置', '/console/knowledge/recommend_setting', 'businessFrame', standard],
      ['knowledge.answer', 'Answers', '答案', '/console/knowledge/answer', 'businessFrame', standard],
      ['knowledge.review', 'Reviews', '审核', '/console/knowledge/review', 'businessFrame', standard],
      ['knowledge.product', 'Products', '产品', '/console/knowledge/product', 'businessFrame', standard],
      ['knowledge.feedback', 'Feedback', '反馈', '/console/knowledge/feedback', 'businessFrame', standard],
      ['knowledge.analyze', 'Analysis', '分析', '/console/knowledge/analyze', 'businessFrame', standard],
    ],
  },
  {
    id: 'quality',
    name: { en: 'Quality', zh: '质检' },
    icon: 'safety-certificate',
    pages: [
      ['quality.record', 'Violation records', '违规记录', '/console/quality/record', 'statistics/QualityRecordPage', companies],
      ['quality.rule', 'Quality rules', '质检规则', '/console/quality/rule', 'businessFrame', standard],
      ['quality.intention', 'Intentions', '意图', '/console/quality/intention', 'businessFrame', standard],
      ['quality.score', 'Scores', '评分', '/console/quality/socre', 'businessFrame', standard],
      ['quality.inspection', 'Inspections', '抽检', '/console/quality/inspection', 'businessFrame', standard],
      ['quality.robot', 'Rule accuracy', '规则准确率', '/console/quality/robot', 'businessFrame', standard],
    ],
  },
  {
    id: 'annotation',
    name: { en: 'Annotation', zh: '标注' },
    icon: 'highlight',
    pages: [
      ['annotation.config', 'Annotation settings', '标注设置', '/console/annotation/config', 'frame', standard],
      ['annotation.work', 'Annotation work', '标注任务', '/console/annotation/work', 'frame', standard],
      ['annotation.statistic', 'Annotation statistics', '标注统计', '/console/annotation/statistic', 'frame', standard],
    ],
  },
  {
    id: 'label',
    name: { en: 'Labels', zh: '标签' },
    icon: 'tags',
    pages: [['label.config', 'Smart labels', '智能标签', '/console/label/config', 'labels/LabelConfigPage', standard]],
  },
  {
    id: 'crm',
    name: { en: 'CRM', zh: '客户' },
    icon: 'contacts',
    pages: [['crm.list', 'Customers', '客户列表', '/console/crm/list', 'businessFrame', standard]],
  },
  {
    id: 'voiceprint',
    name: { en: 'Voiceprint', zh: '声纹' },
    icon: 'audio',
    pages: [
      ['voiceprint.record', 'Check records', '核验记录', '/console/voiceprint/record', 'voiceprint/RecordPage', standard],
      ['voiceprint.corpus', 'Corpus', '语料', '/console/voiceprint/corpus', 'voiceprint/CorpusPage', standard],
      ['voiceprint.category', 'Corpus categories', '语料分类', '/console/voiceprint/corpusCategory', 'voiceprint/CorpusCategoryPage', standard],
      ['voiceprint.config', 'Voiceprint settings', '声纹设置', '/console/voiceprint/config', 'voiceprint/ConfigPage', standard],
    ],
  },
  {
    id: 'projectData',
    name: { en: 'Project data', zh: '项目数据' },
    icon: 'fund',
    pages: [
      ['projectData.user', 'Project agents', '项目坐席', '/console/statistic/project/user', 'statistics/ProjectUserPage', everyKind],
      ['projectData.perf', 'Project performance', '项目业绩', '/console/statistic/project/perf', 'statistics/ProjectPerformancePage', everyKind],
      ['projectData.action', 'Project quality', '项目质量', '/console/statistic/project/action', 'statistics/ProjectActionPage', everyKind],
    ],
  },
  {
    id: 'project',
    name: { en: 'Projects', zh: '项目' },
    icon: 'project',
    pages: [
      ['project.index', 'Projects', '项目列表', '/console/project/index', 'projects/ProjectListPage', owners],
      ['project.detail', 'Project', '项目详情', '/console/project/:id', 'projects/ProjectDetailPage', owners, 'hidden'],
      ['project.assign', 'Contractor', '服务商详情', '/console/project/:projectId/assign/:bizId', 'projects/AssignmentPage', everyKind, 'hidden'],
      ['project.monitor', 'Live project monitor', '项目实时监控', '/console/project/monitor', 'projects/ProjectMonitorPage', everyKind, 'hidden'],
      ['project.sp', 'Open projects', '开放项目', '/console/project/sp', 'projects/OpenProjectsPage', provider],
      ['project.accepted', 'Assigned projects', '已承接项目', '/console/project/sp-accepted', 'projects/AcceptedProjectsPage', provider],
      ['project.spDetail', 'Open project', '开放项目详情', '/console/project/sp-detail/:id', 'projects/ProviderDetailPage', provider, 'hidden'],
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
          ['msgcenter.history', 'Message history', '消息记录', '/console/msgcenter/quality-rules', 'audit/MessageHistoryPage', companies],
          ['msgcenter.audit', 'Audit log', '审计日志', '/console/msgcenter/audit', 'audit/AuditLogPage', everyKind],
        ],
      },
    ],
  },
  {
    id: 'report',
    name: { en: 'Reports', zh: '报表' },
    icon: 'file-text',
    pages: [
      ['report.summary', 'Summary report', '汇总报表', '/console/statistic/summary', 'statistics/SummaryPage', companies],
      ['report.bill', 'Billing accounts', '计费账号', '/console/statistic/bill', 'statistics/BillPage', owners],
      ['report.offline', 'Offline data bill', '离线数据账单', '/console/statistic/offline-data', 'statistics/OfflineDataPage', standard],
    ],
  },
  {
    id: 'realtimeQa',
    name: { en: 'Realtime QA', zh: '实时问答' },
    icon: 'question-circle',
    pages: [['realtimeQa.manager', 'Raised hands', '举手求助', '/console/user-manage/qa-manager', 'frame', standard]],
  },
  {
    id: 'version',
    name: { en: 'Versions', zh: '版本' },
    icon: 'cloud-upload',
    pages: [['version.list', 'Versions', '版本管理', '/console/version', 'versions/VersionPage', owners]],
  },
] as const satisfies readonly Group[]
