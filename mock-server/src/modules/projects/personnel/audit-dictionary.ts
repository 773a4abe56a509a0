import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  project: {
    opTypes: {
      'project.place': { en: 'Place seats for project', zh: '安排项目坐席' },
    },
  },
}
