import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  session: {
    opTypes: {
      'session.requestPasswordLink': { en: 'Request a link for a new password', zh: '申请重设密码链接' },
      'session.setPasswordByLink': { en: 'Set a new password by a link', zh: '通过链接重设密码' },
      'session.setMailAddress': { en: 'Enter a mail address', zh: '填写邮箱' },
      'session.confirmMailAddress': { en: 'Confirm a mail address', zh: '确认邮箱' },
      'session.removeMailAddress': { en: 'Remove a mail address', zh: '移除邮箱' },
    },
  },
}
