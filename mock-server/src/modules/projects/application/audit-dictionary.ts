import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  project: {
    opTypes: {
      'project.apply': { en: 'Apply for project', zh: '申请项目' },
      'project.applyAgain': { en: 'Apply for project again', zh: '重新申请项目' },
    },
  },
}
