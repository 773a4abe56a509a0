/** Texts of a session that was ended from elsewhere. */
export const kickedOffMessages = {
  en: {
    'kickedOff.title': 'You were signed out',
    'kickedOff.from':
      'Your account signed in elsewhere, or your session was ended there: from the address {fromIp}.',
    'kickedOff.unknown': 'Your session was ended from elsewhere.',
    'kickedOff.advice': 'If you do not know why, change your password after signing in.',
    'kickedOff.signIn': 'Sign in',
  },
  zh: {
    'kickedOff.title': '您已被登出',
    'kickedOff.from': '您的账号在其他地方登录，或会话在其他地方被结束，地址：{fromIp}。',
    'kickedOff.unknown': '您的会话已在其他地方被结束。',
    'kickedOff.advice': '如果您不清楚原因，请在登录后修改密码。',
    'kickedOff.signIn': '登录',
  },
}
