import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  project: {
    opTypes: {
      'project.createReport': { en: 'File monthly report', zh: '提交月度报告' },
      'project.removeReport': { en: 'Delete monthly report', zh: '删除月度报告' },
    },
  },
}
