import type { projectEntity, projectLog } from '@console/contracts'
import type { Text } from '../../../platform/messages/text.ts'

/** Names of the events of a project. */
export const logKindTexts: Readonly<Record<projectLog.LogKind, Text>> = {
  'project.create': { en: 'Project created', zh: '新建项目' },
  'project.update': { en: 'Project changed', zh: '修改项目' },
  'project.addManpower': { en: 'Manpower demand raised', zh: '增加人力需求' },
  'application.submit': { en: 'Application sent in', zh: '提交申请' },
  'application.resubmit': { en: 'Application sent in again', zh: '重新提交申请' },
  'application.pass': { en: 'Application passed', zh: '通过申请' },
  'application.reject': { en: 'Application rejected', zh: '驳回申请' },
  'assignment.change': { en: 'Assigned manpower changed', zh: '调整分配人力' },
  'staffing.change': { en: 'Confirmed manpower changed', zh: '确认人力变动' },
  'report.create': { en: 'Monthly report filed', zh: '提交月度报告' },
  'report.delete': { en: 'Monthly report deleted', zh: '删除月度报告' },
}

export const projectStatusTexts: Readonly<Record<projectEntity.ProjectStatus, Text>> = {
  normal: { en: 'Normal', zh: '正常' },
  suspended: { en: 'Suspended', zh: '已暂停' },
  ceased: { en: 'Ceased', zh: '已终止' },
}
