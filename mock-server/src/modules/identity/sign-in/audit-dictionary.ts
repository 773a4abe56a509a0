import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  factor: {
    name: { en: 'Two-step verification', zh: '两步验证' },
    opTypes: {
      'factor.turnOn': { en: 'Turn on two-step verification', zh: '启用两步验证' },
      'factor.turnOff': { en: 'Turn off two-step verification', zh: '停用两步验证' },
      'factor.renewCodes': { en: 'Make new recovery codes', zh: '生成新的恢复码' },
      'factor.refused': { en: 'Refused: wrong password or code', zh: '被拒绝：密码或验证码错误' },
      'factor.setDemand': { en: 'Demand two-step verification', zh: '修改两步验证要求' },
    },
  },
}
