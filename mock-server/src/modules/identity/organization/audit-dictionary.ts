import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  organization: {
    name: { en: 'Organisations', zh: '组织架构' },
    opTypes: {
      'organization.create': { en: 'Create organisation', zh: '新建组织' },
      'organization.rename': { en: 'Rename organisation', zh: '重命名组织' },
      'organization.move': { en: 'Move organisation', zh: '移动组织' },
      'organization.remove': { en: 'Delete organisation', zh: '删除组织' },
    },
  },
}
