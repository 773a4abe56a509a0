import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  company: {
    name: { en: 'Company settings', zh: '企业设置' },
    opTypes: {
      'company.modify': { en: 'Change contact details', zh: '修改联系信息' },
      'company.renewInvitation': { en: 'Renew invitation code', zh: '更新邀请码' },
      'company.setSignInRule': { en: 'Change the sign-in rule', zh: '修改登录规则' },
      'company.uploadLogo': { en: 'Upload logo', zh: '上传企业标志' },
    },
  },
}
