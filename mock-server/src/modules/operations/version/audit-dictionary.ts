import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  version: {
    name: { en: 'App versions', zh: '应用版本' },
    opTypes: {
      'version.create': { en: 'Add version', zh: '新增版本' },
      'version.modify': { en: 'Change version', zh: '修改版本' },
      'version.raise': { en: 'Raise rollout', zh: '扩大推送范围' },
      'version.release': { en: 'Release version', zh: '发布版本' },
      'version.delist': { en: 'Remove version', zh: '下架版本' },
      'version.renewKey': { en: 'New update key', zh: '新建更新密钥' },
      'version.dropKey': { en: 'Give up update key', zh: '停用更新密钥' },
      'version.remove': { en: 'Delete version', zh: '删除版本' },
    },
  },
}
