import type { Text } from '../../platform/messages/text.ts'
import type { PageId } from './menu-id.ts'

/** Purpose of each page, in one sentence: beside its title and in the search. */
export const menuPurposes = {
  'home.project': {
    en: 'The work that waits for you, and how projects develop.',
    zh: '查看待办事项和项目整体进展。',
  },
  'home.monitor': {
    en: 'How teams are doing at this moment, at a glance.',
    zh: '快速了解各团队当前的工作情况。',
  },
  'home.overview': {
    en: 'The figures of Whole organisation, as a home page.',
    zh: '以首页形式查看全员概览的数据。',
  },
  'workspace.wall': {
    en: 'Watch every seat of your teams live, and help where a hand is raised.',
    zh: '实时查看团队所有坐席，并在举手时提供帮助。',
  },
  'monitor.view': {
    en: 'See who is signed in and on a call right now, raised hands first.',
    zh: '查看当前在线和通话中的人员，举手者优先。',
  },
  'monitor.plan': {
    en: 'Plan who works when, and compare the plan with the time worked.',
    zh: '安排班次，并对比计划与实际工时。',
  },
  'monitor.setting': {
    en: 'Set the limits of daily figures below which agents are warned.',
    zh: '设置当日指标的预警阈值。',
  },
  'monitor.salary': {
    en: 'Define how pay is calculated from hours and results.',
    zh: '设置按工时与业绩计算薪资的规则。',
  },
  'monitor.day': {
    en: 'Compare what teams did today with their schedules.',
    zh: '对比各团队当日工作与排班。',
  },
  'monitor.person': {
    en: 'One person’s day: schedule, statuses and alerts.',
    zh: '查看一个人当天的排班、状态与提醒。',
  },
  'monitor.schedule': {
    en: 'How far schedules were met, by person and day.',
    zh: '按人员和日期统计排班完成情况。',
  },
  'monitor.history': {
    en: 'Who corrected which status or shift, and when.',
    zh: '查看状态与班次的修改人和时间。',
  },
  'statistic.overview': {
    en: 'Calls, hours and results of the whole organisation over time.',
    zh: '查看全组织的通话、工时与业绩趋势。',
  },
  'statistic.team': { en: 'Compare teams by calls, hours and results.', zh: '按通话、工时与业绩对比团队。' },
  'statistic.user': { en: 'Compare people by calls, hours and results.', zh: '按通话、工时与业绩对比人员。' },
  'statistic.sales': {
    en: 'Deals and conversion by team, person and product.',
    zh: '按团队、人员和产品查看成单与转化。',
  },
  'statistic.recommend': {
    en: 'How often recommended answers were useful and accepted.',
    zh: '查看话术推荐的有用率与采纳率。',
  },
  'statistic.track': {
    en: 'What people did in the console, event by event.',
    zh: '逐条查看人员在控制台中的操作。',
  },
  'statistic.violation': {
    en: 'Violations by rule, level, team and time.',
    zh: '按规则、等级、团队和时间统计违规。',
  },
  'statistic.label': {
    en: 'How often smart labels were hit, and where.',
    zh: '统计智能标签的命中次数与分布。',
  },
  'statistic.voice': {
    en: 'Calls, talk time and the labels found in them.',
    zh: '通话量、通话时长与命中的标签。',
  },
  'statistic.dataset': {
    en: 'How right the machine’s transcripts and hits are.',
    zh: '评估机器转写与命中的准确率。',
  },
  'statistic.answer': {
    en: 'Assign questions to people, and see who has answered them.',
    zh: '分配答题任务并查看完成情况。',
  },
  'statistic.score': {
    en: 'The scores that sessions were given, by whom and when.',
    zh: '查看会话的评分、评分人与时间。',
  },
  'account.organization': {
    en: 'Manage the tree of organisations, who leads them and how many people they have.',
    zh: '管理组织架构，查看负责人和人数。',
  },
  'account.role': {
    en: 'Define which pages and permissions a role has, and who its members are.',
    zh: '设置角色的页面与权限，并查看成员。',
  },
  'account.user': { en: 'Find one person and open their account.', zh: '查找人员并打开其账号。' },
  'account.users': {
    en: 'Manage accounts: add, import, change, disable and export people.',
    zh: '管理账号：新增、导入、修改、停用和导出人员。',
  },
  'account.business': {
    en: 'Manage the businesses people work for, and their products.',
    zh: '管理业务及其产品。',
  },
  'account.tenant': {
    en: 'Manage companies, their administrators and their verification.',
    zh: '管理企业、企业管理员与认证。',
  },
  'account.apps': {
    en: 'Apps of other teams: register and release them, decide what they may do, switch them off.',
    zh: '其他团队的应用：注册、发布、授权与停用。',
  },
  'account.subscription': {
    en: 'What the company has subscribed to, and its usage this month.',
    zh: '查看企业的订阅内容与本月用量。',
  },
  'account.statistic': {
    en: 'How many accounts the company has, and how many are in use.',
    zh: '统计企业的账号数量与使用情况。',
  },
  'configuration.company': {
    en: 'Name, logo, time zone and invitation of your company.',
    zh: '设置企业的名称、标志、时区与邀请码。',
  },
  'configuration.auth': {
    en: 'API clients that read your company’s data, and their usage.',
    zh: '管理读取企业数据的 API 客户端及其用量。',
  },
  'configuration.functional': {
    en: 'Shown for functions that your company has not set up.',
    zh: '企业尚未配置的功能会显示此页。',
  },
  'configuration.statistic': {
    en: 'Set what counts as a valid call, and other rules of the statistics.',
    zh: '设置有效通话等统计口径。',
  },
  'configuration.scene': {
    en: 'Define the scenes of calls that rules and prompts belong to.',
    zh: '管理规则与提示词所属的通话场景。',
  },
  'configuration.prompt': {
    en: 'Manage what the assistant shows agents during calls.',
    zh: '管理通话中向坐席展示的提示词。',
  },
  'configuration.score': {
    en: 'Set how the score of an agent follows from violations.',
    zh: '设置由违规计算评分的规则。',
  },
  'session.list': {
    en: 'Find sessions by time, person or rule, and read or hear them.',
    zh: '按时间、人员或规则查找会话，并查看或收听。',
  },
  'session.case': {
    en: 'Sessions saved as examples to learn from.',
    zh: '查看保存为案例的会话，供学习参考。',
  },
  'session.validate': {
    en: 'Check the machine’s transcripts and hits against what was said.',
    zh: '核对机器转写与命中是否正确。',
  },
  'session.offline': {
    en: 'Upload recordings made elsewhere, and follow their processing.',
    zh: '上传外部录音并查看处理进度。',
  },
  'session.data': {
    en: 'Sessions with their figures, to filter and download.',
    zh: '筛选并下载会话及其数据。',
  },
  'duplicate.dialog': {
    en: 'Define how the digital twin talks with customers.',
    zh: '设置数字分身与客户的对话方式。',
  },
  'duplicate.session': { en: 'Read the conversations that digital twins had.', zh: '查看数字分身的会话。' },
  'duplicate.twin': {
    en: 'Each session of a digital twin with its outcome.',
    zh: '查看数字分身的会话明细与结果。',
  },
  'duplicate.statistic': {
    en: 'How much digital twins are used, and with what result.',
    zh: '统计数字分身的使用情况与效果。',
  },
  'knowledge.process': {
    en: 'Define the steps that agents follow in a call.',
    zh: '设置坐席通话时遵循的流程。',
  },
  'knowledge.document': {
    en: 'Manage the documents from which answers are made.',
    zh: '管理生成答案所用的文档。',
  },
  'knowledge.question': {
    en: 'Manage the questions customers raise, with their variants.',
    zh: '管理客户常问的问题及其问法。',
  },
  'knowledge.recommend': {
    en: 'Set when answers are recommended, and how many.',
    zh: '设置答案推荐的时机与数量。',
  },
  'knowledge.answer': {
    en: 'Manage the answers that are recommended to agents.',
    zh: '管理推荐给坐席的答案。',
  },
  'knowledge.review': {
    en: 'Accept or reject proposed answers before agents see them.',
    zh: '审核待上线的答案。',
  },
  'knowledge.product': { en: 'Manage what agents need to know of each product.', zh: '管理各产品的知识。' },
  'knowledge.feedback': {
    en: 'Read what agents said of recommended answers, and act on it.',
    zh: '查看并处理坐席对推荐答案的反馈。',
  },
  'knowledge.analyze': {
    en: 'Which knowledge is used, and which questions have no answer.',
    zh: '分析知识使用情况与未覆盖的问题。',
  },
  'quality.record': {
    en: 'Each violation with its session, to check and process.',
    zh: '逐条查看并处理违规记录。',
  },
  'quality.rule': {
    en: 'Define what calls are checked for, and how severe a hit is.',
    zh: '设置质检规则及其违规等级。',
  },
  'quality.intention': {
    en: 'Define what customers want, by what they say.',
    zh: '按客户说法定义客户意图。',
  },
  'quality.score': {
    en: 'Scores of agents by their violations, the lowest first.',
    zh: '查看坐席质检评分，低分在前。',
  },
  'quality.inspection': {
    en: 'Sample sessions at random, assign them and record verdicts.',
    zh: '随机抽检会话、分配并记录结论。',
  },
  'quality.robot': {
    en: 'How many hits of each rule were confirmed or rejected by people.',
    zh: '查看各规则命中被人工确认或驳回的数量。',
  },
  'annotation.config': {
    en: 'Manage the tags with which sessions are annotated.',
    zh: '管理会话标注所用的标签。',
  },
  'annotation.work': {
    en: 'Annotate the sentences of sessions, one session after the other.',
    zh: '逐个会话标注语句。',
  },
  'annotation.statistic': {
    en: 'Who annotated how much, and how far the work is.',
    zh: '统计标注数量与进度。',
  },
  'label.config': {
    en: 'Define rules that label sessions by what was said.',
    zh: '设置按通话内容打标签的规则。',
  },
  'crm.list': { en: 'Customers with their last contacts and sessions.', zh: '查看客户及其最近联系与会话。' },
  'voiceprint.record': {
    en: 'See which voice checks passed, and which did not.',
    zh: '查看声纹核验的通过情况。',
  },
  'voiceprint.corpus': {
    en: 'Manage the recordings that voices are enrolled with.',
    zh: '管理用于声纹注册的语料。',
  },
  'voiceprint.category': { en: 'Sort the corpus of voices into categories.', zh: '管理语料的分类。' },
  'voiceprint.config': {
    en: 'Set when voices are checked, and how strictly.',
    zh: '设置声纹核验的时机与严格程度。',
  },
  'projectData.user': {
    en: 'How many agents were online for projects, who they are, and for how long.',
    zh: '查看项目的在线坐席及其时长。',
  },
  'projectData.perf': { en: 'Calls and results of projects.', zh: '查看项目的通话与业绩。' },
  'projectData.action': {
    en: 'Violations in the calls of projects by level, and answers recommended to their agents.',
    zh: '按等级查看项目通话的违规，以及话术推荐情况。',
  },
  'project.index': {
    en: 'Post projects for service providers, and follow their staffing.',
    zh: '发布外包项目并跟进人力情况。',
  },
  'project.detail': {
    en: 'One project: its contractors, staffing, figures and operations.',
    zh: '查看项目的服务商、人力、数据与操作记录。',
  },
  'project.assign': {
    en: 'One contractor of a project: application, people and reports.',
    zh: '查看服务商的申请、人员与月报。',
  },
  'project.monitor': { en: 'Watch the people of a project live.', zh: '实时查看项目人员。' },
  'project.sp': {
    en: 'Find projects that look for providers, and apply for them.',
    zh: '查找并申请开放的项目。',
  },
  'project.accepted': {
    en: 'The projects you work for: assign people and file reports.',
    zh: '管理已承接的项目：安排人员、提交月报。',
  },
  'project.spDetail': { en: 'Read what a project needs, and apply for it.', zh: '查看项目需求并提交申请。' },
  'project.session': {
    en: 'The sessions of contractors for a project.',
    zh: '查看服务商为项目产生的会话。',
  },
  'msgcenter.history': {
    en: 'Every message that was sent, to whom, and who has read it.',
    zh: '查看已发送消息的接收人与阅读情况。',
  },
  'msgcenter.audit': {
    en: 'Who changed what and when, with the values before and after.',
    zh: '查看谁在何时修改了什么，以及修改前后的值。',
  },
  'report.summary': {
    en: 'Daily figures by team and person as one table, for download.',
    zh: '按团队和人员汇总每日数据，可下载。',
  },
  'report.bill': { en: 'The accounts that are billed, month by month.', zh: '按月查看计费账号。' },
  'report.offline': { en: 'The offline recordings that are billed.', zh: '查看计费的离线录音数据。' },
  'realtimeQa.manager': {
    en: 'Answer agents who raised a hand in a call.',
    zh: '答复通话中举手求助的坐席。',
  },
  'version.list': {
    en: 'Publish versions of the clients, and see who uses which.',
    zh: '发布客户端版本并查看使用情况。',
  },
} as const satisfies Readonly<Record<PageId, Text>>
