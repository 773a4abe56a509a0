import type { Language, audit } from '@console/contracts'
import type { Text } from '../../../platform/messages/text.ts'
import type { StoredRecord } from './audit.store.ts'
import { managedOperations } from './managed-operations.ts'

type ModuleNames = Text & { opTypes: Readonly<Record<string, Text>> }

/** Every operation that the server records, by module; a test fails when one is recorded that stands not here. */
const modules: Readonly<Record<string, ModuleNames>> = {
  session: {
    en: 'Sign-in',
    zh: '登录',
    opTypes: {
      'session.signIn': { en: 'Sign in', zh: '登录' },
      'session.signInFailed': { en: 'Failed sign-in', zh: '登录失败' },
      'session.signOut': { en: 'Sign out', zh: '退出登录' },
      'session.changePassword': { en: 'Change password', zh: '修改密码' },
      'session.revoke': { en: 'End another session', zh: '结束其他会话' },
      'session.revokeOthers': { en: 'End all other sessions', zh: '结束所有其他会话' },
    },
  },
  access: {
    en: 'Access',
    zh: '访问控制',
    opTypes: { 'access.refused': { en: 'Refused: no permission', zh: '拒绝：无权限' } },
  },
  audit: {
    en: 'Audit log',
    zh: '审计日志',
    opTypes: { 'audit.export': { en: 'Export audit log', zh: '导出审计日志' } },
  },
  quality: {
    en: 'Quality',
    zh: '质检',
    opTypes: {
      'quality.exportSeats': { en: 'Export violations by seat', zh: '导出坐席违规' },
      'quality.exportRecords': { en: 'Export violation records', zh: '导出违规记录' },
      ...managedOperations('quality.rule', { en: 'quality rule', zh: '质检规则' }),
      ...managedOperations('quality.intention', { en: 'intention', zh: '意图' }),
      'quality.draw': { en: 'Draw sessions for inspection', zh: '抽取质检会话' },
      'quality.assign': { en: 'Assign inspection', zh: '分配抽检' },
      'quality.judge': { en: 'Judge inspected session', zh: '抽检判定' },
      'quality.setScore': { en: 'Change score settings', zh: '修改评分设置' },
      ...managedOperations('quality.scene', { en: 'scene', zh: '场景' }),
    },
  },
  knowledge: {
    en: 'Knowledge',
    zh: '知识库',
    opTypes: {
      ...managedOperations('knowledge.process', { en: 'process', zh: '流程' }),
      ...managedOperations('knowledge.document', { en: 'document', zh: '文档' }),
      ...managedOperations('knowledge.question', { en: 'question', zh: '问题' }),
      ...managedOperations('knowledge.answer', { en: 'answer', zh: '答案' }),
      ...managedOperations('knowledge.product', { en: 'knowledge of a product', zh: '产品知识' }),
      'knowledge.submitAnswer': { en: 'Hand answer in for review', zh: '提交答案审核' },
      'knowledge.withdrawAnswer': { en: 'Take answer back', zh: '撤回答案' },
      'knowledge.approveAnswer': { en: 'Approve answer', zh: '通过答案' },
      'knowledge.rejectAnswer': { en: 'Reject answer', zh: '驳回答案' },
      'knowledge.handleFeedback': { en: 'Handle feedback', zh: '处理反馈' },
      'knowledge.setRecommendation': { en: 'Change recommendation settings', zh: '修改推荐设置' },
    },
  },
  sessionRecord: {
    en: 'Sessions',
    zh: '会话',
    opTypes: {
      'sessionCase.add': { en: 'Keep a session as an example', zh: '收入案例库' },
      'sessionCase.edit': { en: 'Edit an example', zh: '编辑案例' },
      'sessionCase.remove': { en: 'Remove an example', zh: '移除案例' },
      'recording.listen': { en: 'Listen to a call', zh: '收听通话录音' },
      'judgement.store': { en: 'Judge a hit', zh: '校验命中' },
    },
  },
  statistics: {
    en: 'Statistics',
    zh: '统计',
    opTypes: { 'statistics.export': { en: 'Export statistics', zh: '导出统计' } },
  },
  monitor: {
    en: 'Monitoring',
    zh: '监控',
    opTypes: {
      'monitor.exportTrack': { en: 'Export status track', zh: '导出状态轨迹' },
      'monitor.exportShifts': { en: 'Export shifts', zh: '导出排班执行' },
      'monitor.exportEdits': { en: 'Export edit history', zh: '导出编辑记录' },
      ...managedOperations('monitor.warnLimit', { en: 'warn limits', zh: '预警阈值' }),
    },
  },
  bill: {
    en: 'Billing',
    zh: '账单',
    opTypes: {
      'bill.exportAccounts': { en: 'Export bill', zh: '导出账单' },
      'bill.exportRecordings': { en: 'Export offline data', zh: '导出离线数据' },
    },
  },
  dailyReport: {
    en: 'Daily reports',
    zh: '日报',
    opTypes: { 'dailyReport.export': { en: 'Export daily reports', zh: '导出日报' } },
  },
  tracking: {
    en: 'Tracking records',
    zh: '埋点记录',
    opTypes: { 'tracking.exportUse': { en: 'Export tracking records', zh: '导出埋点记录' } },
  },
  company: {
    en: 'Company settings',
    zh: '企业设置',
    opTypes: {
      'company.modify': { en: 'Change contact details', zh: '修改联系信息' },
      'company.renewInvitation': { en: 'Renew invitation code', zh: '更新邀请码' },
      'company.uploadLogo': { en: 'Upload logo', zh: '上传企业标志' },
      'company.signUp': { en: 'Sign-up by invitation', zh: '凭邀请码注册' },
    },
  },
  organization: {
    en: 'Organisations',
    zh: '组织架构',
    opTypes: {
      'organization.create': { en: 'Create organisation', zh: '新建组织' },
      'organization.rename': { en: 'Rename organisation', zh: '重命名组织' },
      'organization.move': { en: 'Move organisation', zh: '移动组织' },
      'organization.remove': { en: 'Delete organisation', zh: '删除组织' },
    },
  },
  business: {
    en: 'Businesses',
    zh: '业务管理',
    opTypes: {
      'business.create': { en: 'Create business', zh: '新建业务' },
      'business.modify': { en: 'Change business', zh: '修改业务' },
      'business.remove': { en: 'Delete business', zh: '删除业务' },
      'business.createProduct': { en: 'Create product', zh: '新建产品' },
      'business.renameProduct': { en: 'Rename product', zh: '重命名产品' },
      'business.removeProduct': { en: 'Delete product', zh: '删除产品' },
    },
  },
  tenant: {
    en: 'Companies',
    zh: '租户',
    opTypes: {
      'tenant.create': { en: 'Create company', zh: '新建租户' },
      'tenant.modify': { en: 'Change company data', zh: '修改企业资料' },
      'tenant.setAuthStatus': { en: 'Verify or reject company', zh: '认证或驳回企业' },
      'tenant.addBusiness': { en: 'Add business to company', zh: '为企业添加业务' },
      'tenant.modifyBusiness': { en: 'Change business of company', zh: '修改企业业务' },
    },
  },
  project: {
    en: 'Projects',
    zh: '项目',
    opTypes: {
      'project.create': { en: 'Create project', zh: '新建项目' },
      'project.modify': { en: 'Change project', zh: '修改项目' },
      'project.addManpower': { en: 'Raise manpower need', zh: '增加人力需求' },
      'project.pass': { en: 'Pass application', zh: '通过申请' },
      'project.reject': { en: 'Reject application', zh: '驳回申请' },
      'project.assign': { en: 'Change assigned manpower', zh: '调整分配人力' },
      'project.apply': { en: 'Apply for project', zh: '申请项目' },
      'project.applyAgain': { en: 'Apply for project again', zh: '重新申请项目' },
      'project.place': { en: 'Place seats for project', zh: '安排项目坐席' },
      'project.createReport': { en: 'File monthly report', zh: '提交月度报告' },
      'project.removeReport': { en: 'Delete monthly report', zh: '删除月度报告' },
    },
  },
  role: {
    en: 'Roles',
    zh: '角色',
    opTypes: {
      'role.create': { en: 'Create role', zh: '新建角色' },
      'role.modify': { en: 'Change role', zh: '修改角色' },
      'role.copy': { en: 'Copy role', zh: '复制角色' },
      'role.remove': { en: 'Delete role', zh: '删除角色' },
    },
  },
  account: {
    en: 'Accounts',
    zh: '账号',
    opTypes: {
      'account.create': { en: 'Create account', zh: '新建账号' },
      'account.modify': { en: 'Edit account', zh: '编辑账号' },
      'account.enable': { en: 'Enable account', zh: '启用账号' },
      'account.disable': { en: 'Disable account', zh: '停用账号' },
      'account.move': { en: 'Move to another organisation', zh: '调整组织' },
      'account.addRoles': { en: 'Give roles', zh: '添加角色' },
      'account.removeRoles': { en: 'Take roles', zh: '移除角色' },
      'account.addBusinessTypes': { en: 'Give business types', zh: '添加业务类型' },
      'account.removeBusinessTypes': { en: 'Take business types', zh: '移除业务类型' },
      'account.resetPassword': { en: 'Reset password', zh: '重置密码' },
      'account.endSessions': { en: 'End sessions of a person', zh: '结束人员会话' },
      'account.personalData': { en: 'Export personal data', zh: '导出个人数据' },
      'account.erase': { en: 'Erase personal data', zh: '清除个人数据' },
      'account.export': { en: 'Export people', zh: '导出人员' },
      'account.checkImport': { en: 'Check a file of people', zh: '检查人员文件' },
      'account.import': { en: 'Import people', zh: '导入人员' },
      'account.exportProblems': { en: 'Export refused lines', zh: '导出被拒绝的行' },
    },
  },
  credential: {
    en: 'API credentials',
    zh: 'API 凭证',
    opTypes: {
      'credential.create': { en: 'Create API client', zh: '新建 API 凭证' },
      'credential.enable': { en: 'Enable API client', zh: '启用 API 凭证' },
      'credential.disable': { en: 'Disable API client', zh: '停用 API 凭证' },
      'credential.remove': { en: 'Delete API client', zh: '删除 API 凭证' },
      'credential.reveal': { en: 'Show client secret', zh: '查看密钥' },
      'credential.revealRefused': { en: 'Client secret refused', zh: '查看密钥被拒绝' },
      'credential.tokenRefused': { en: 'Access token refused', zh: '访问令牌申请被拒绝' },
    },
  },
  export: {
    en: 'Exports',
    zh: '导出',
    opTypes: {
      'export.cancel': { en: 'Cancel export', zh: '取消导出' },
      'export.remove': { en: 'Remove export', zh: '删除导出' },
    },
  },
  frame: {
    en: 'Embedded pages',
    zh: '嵌入页面',
    opTypes: {
      'frame.ticket': { en: 'Open a page of another host', zh: '打开其他主机的页面' },
      'frame.sessionToken': { en: 'Give another host the session token', zh: '向其他主机提供会话令牌' },
      'frame.hostRefused': { en: 'Refused: host not registered', zh: '拒绝：主机未登记' },
      'frame.ticketRefused': { en: 'Ticket refused', zh: '凭据被拒绝' },
    },
  },
  pay: {
    en: 'Pay rules',
    zh: '薪资规则',
    opTypes: { 'pay.setRule': { en: 'Change pay rule', zh: '修改薪资规则' } },
  },
  prompt: {
    en: 'Prompts',
    zh: '提示词',
    opTypes: managedOperations('prompt.prompt', { en: 'prompt', zh: '提示词' }),
  },
  twin: {
    en: 'Digital twin',
    zh: '数字分身',
    opTypes: { 'twin.setDialog': { en: 'Change dialogue settings', zh: '修改对话设置' } },
  },
  answerTask: {
    en: 'Answer tasks',
    zh: '答题任务',
    opTypes: {
      'answerTask.create': { en: 'Give answer tasks', zh: '下发答题任务' },
      'answerTask.answer': { en: 'Answer a task', zh: '作答' },
      'answerTask.judge': { en: 'Judge an answer', zh: '评判答案' },
    },
  },
  annotation: {
    en: 'Annotation',
    zh: '标注',
    opTypes: {
      'annotation.draw': { en: 'Draw sessions', zh: '抽取会话' },
      'annotation.claim': { en: 'Take a session', zh: '领取会话' },
      'annotation.save': { en: 'Annotate a session', zh: '标注会话' },
      ...managedOperations('annotation.tag', { en: 'tag', zh: '标签' }),
    },
  },
  seatHand: {
    en: 'Raised hands',
    zh: '举手求助',
    opTypes: { 'seatHand.handle': { en: 'Handle a raised hand', zh: '处理举手求助' } },
  },
  retention: {
    en: 'Retention',
    zh: '数据保留',
    opTypes: { 'retention.forget': { en: 'Delete facts past their time', zh: '删除超过保留期的记录' } },
  },
  system: {
    en: 'System',
    zh: '系统',
    opTypes: { 'system.seed': { en: 'Fill with demo data', zh: '写入演示数据' } },
  },
}

export function moduleNames(language: Language): { module: string; moduleShowName: string }[] {
  return Object.entries(modules).map(([module, names]) => ({ module, moduleShowName: names[language] }))
}

export function opTypeNames(
  module: string,
  language: Language,
): { opType: string; opTypeShowName: string }[] {
  const opTypes = Object.hasOwn(modules, module) ? (modules[module]?.opTypes ?? {}) : {}
  return Object.entries(opTypes).map(([opType, names]) => ({ opType, opTypeShowName: names[language] }))
}

/** A record of a newer server may name what this one does not know: its code is then its name. */
export function withShowNames(record: StoredRecord, language: Language): audit.AuditRecord {
  const known = Object.hasOwn(modules, record.module) ? modules[record.module] : undefined
  const opType =
    known && Object.hasOwn(known.opTypes, record.opType) ? known.opTypes[record.opType] : undefined
  return {
    ...record,
    moduleShowName: known?.[language] ?? record.module,
    opTypeShowName: opType?.[language] ?? record.opType,
  }
}
