import type { Language } from '@console/contracts'

type KickedOffTexts = {
  title: string
  from: (fromIp: string) => string
  unknown: string
  advice: string
  signIn: string
}

/** Of a session that was ended from elsewhere; they come with the dialog, not with the sign-in page. */
export const kickedOffTexts: Readonly<Record<Language, KickedOffTexts>> = {
  en: {
    title: 'You were signed out',
    from: (fromIp) =>
      `Your account signed in elsewhere, or your session was ended there: from the address ${fromIp}.`,
    unknown: 'Your session was ended from elsewhere.',
    advice: 'If you do not know why, change your password after signing in.',
    signIn: 'Sign in',
  },
  zh: {
    title: '您已被登出',
    from: (fromIp) => `您的账号在其他地方登录，或会话在其他地方被结束，地址：${fromIp}。`,
    unknown: '您的会话已在其他地方被结束。',
    advice: '如果您不清楚原因，请在登录后修改密码。',
    signIn: '登录',
  },
}
