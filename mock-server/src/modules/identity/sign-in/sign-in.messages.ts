import type { Text } from '../../../platform/messages/text.ts'

export const signInTexts = {
  secondStep: {
    en: 'Two-step verification is on for this account. Enter a code of your authenticator app.',
    zh: '该账号已启用两步验证，请输入身份验证器应用中的验证码。',
  },
  wrongCode: {
    en: 'The code is wrong, has expired or was used before. Enter the one that your app shows now. If none is accepted, the clocks of your phone and of the server differ.',
    zh: '验证码错误、已过期或已使用。请输入应用当前显示的验证码；若始终不被接受，则手机与服务器的时间不一致。',
  },
  ticketEnded: {
    en: 'This sign-in took too long or was completed before. Start again with your password.',
    zh: '本次登录已超时或已完成，请重新输入密码登录。',
  },
  passwordWrong: { en: 'The password is wrong.', zh: '密码错误。' },
  noSetUp: { en: 'The set-up took too long. Start again.', zh: '设置已超时，请重新开始。' },
  notOn: { en: 'Two-step verification is off.', zh: '两步验证未启用。' },
  demanded: {
    en: 'Your company demands two-step verification of you. It cannot be turned off.',
    zh: '贵公司要求您启用两步验证，无法停用。',
  },
} satisfies Record<string, Text>

/** Messages to the person, who reads them in either language. */
export const noticeTexts = {
  on: {
    en: 'Two-step verification was turned on for your account.',
    zh: '您的账号已启用两步验证。',
  },
  codesRenewed: {
    en: 'New recovery codes were made for your account. The earlier ones no longer work.',
    zh: '您的账号已生成新的恢复码，之前的恢复码已失效。',
  },
  off: {
    en: 'Two-step verification was turned off for your account.',
    zh: '您的账号已停用两步验证。',
  },
  reset: {
    en: 'An administrator has reset the two-step verification of your account. Set it up again.',
    zh: '管理员已重置您账号的两步验证，请重新设置。',
  },
  locked: {
    en: 'Somebody entered your password and then many wrong codes. If it was not you, change your password.',
    zh: '有人输入了您的密码，随后多次输入错误的验证码。如非本人操作，请修改密码。',
  },
} satisfies Record<string, Text>
