import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  account: {
    name: { en: 'Accounts', zh: '账号' },
    opTypes: {
      'account.create': { en: 'Create account', zh: '新建账号' },
      'account.modify': { en: 'Edit account', zh: '编辑账号' },
      'account.enable': { en: 'Enable account', zh: '启用账号' },
      'account.disable': { en: 'Disable account', zh: '停用账号' },
      'account.move': { en: 'Move to another organisation', zh: '调整组织' },
      'account.setPosition': { en: 'Set position', zh: '设置岗位' },
      'account.addRoles': { en: 'Give roles', zh: '添加角色' },
      'account.removeRoles': { en: 'Take roles', zh: '移除角色' },
      'account.addBusinessTypes': { en: 'Give business types', zh: '添加业务类型' },
      'account.removeBusinessTypes': { en: 'Take business types', zh: '移除业务类型' },
      'account.resetPassword': { en: 'Reset password', zh: '重置密码' },
      'account.resetFactor': { en: 'Reset two-step verification', zh: '重置两步验证' },
      'account.endSessions': { en: 'End sessions of a person', zh: '结束人员会话' },
      'account.personalData': { en: 'Export personal data', zh: '导出个人数据' },
      'account.erase': { en: 'Erase personal data', zh: '清除个人数据' },
      'account.export': { en: 'Export people', zh: '导出人员' },
      'account.checkImport': { en: 'Check a file of people', zh: '检查人员文件' },
      'account.import': { en: 'Import people', zh: '导入人员' },
      'account.exportProblems': { en: 'Export refused lines', zh: '导出被拒绝的行' },
    },
  },
}
