import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  tenant: {
    name: { en: 'Companies', zh: '租户' },
    opTypes: {
      'tenant.create': { en: 'Create company', zh: '新建租户' },
      'tenant.modify': { en: 'Change company data', zh: '修改企业资料' },
      'tenant.setAuthStatus': { en: 'Verify or reject company', zh: '认证或驳回企业' },
      'tenant.addBusiness': { en: 'Add business to company', zh: '为企业添加业务' },
      'tenant.modifyBusiness': { en: 'Change business of company', zh: '修改企业业务' },
    },
  },
}
