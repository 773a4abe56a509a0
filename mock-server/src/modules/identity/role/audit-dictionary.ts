import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  role: {
    name: { en: 'Roles', zh: '角色' },
    opTypes: {
      'role.create': { en: 'Create role', zh: '新建角色' },
      'role.modify': { en: 'Change role', zh: '修改角色' },
      'role.copy': { en: 'Copy role', zh: '复制角色' },
      'role.remove': { en: 'Delete role', zh: '删除角色' },
    },
  },
}
