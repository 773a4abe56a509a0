import type { AuditDictionary } from '../../../platform/audit/dictionary.ts'

export const auditDictionary: AuditDictionary = {
  session: {
    name: { en: 'Sign-in', zh: '登录' },
    opTypes: {
      'session.signIn': { en: 'Sign in', zh: '登录' },
      'session.signInFailed': { en: 'Failed sign-in', zh: '登录失败' },
      'session.lock': { en: 'Sign-in locked after failed attempts', zh: '多次失败后锁定登录' },
      'session.signOut': { en: 'Sign out', zh: '退出登录' },
      'session.changePassword': { en: 'Change password', zh: '修改密码' },
      'session.changePasswordFailed': { en: 'Failed change of password', zh: '修改密码失败' },
      'session.revoke': { en: 'End another session', zh: '结束其他会话' },
      'session.revokeOthers': { en: 'End all other sessions', zh: '结束所有其他会话' },
    },
  },
  access: {
    name: { en: 'Access', zh: '访问控制' },
    opTypes: {
      'access.refused': { en: 'Refused: no permission', zh: '拒绝：无权限' },
    },
  },
}
