import { waitText } from '../../../platform/messages/http.ts'
import type { Text } from '../../../platform/messages/text.ts'

export const sessionTexts = {
  wrongCredentials: { en: 'The account or password is wrong.', zh: '账号或密码错误。' },
  accountDisabled: {
    en: 'This account is disabled. Contact your administrator.',
    zh: '账号已停用，请联系管理员。',
  },
  unknownClient: { en: 'This client id is not known.', zh: '未知的客户端标识。' },
  tokenRefused: { en: 'The sign-in is no longer valid.', zh: '登录凭证已失效。' },
  foreignIdentity: { en: 'This belongs to another account.', zh: '该内容属于其他账号。' },
  oldPasswordWrong: { en: 'The present password is wrong.', zh: '原密码错误。' },
  sameAsAccount: { en: 'The password must differ from the account.', zh: '密码不能与账号相同。' },
  sameAsOld: { en: 'The new password must differ from the present one.', zh: '新密码不能与原密码相同。' },
  thisSession: {
    en: 'This is the session you are using. Log out to end it.',
    zh: '这是您正在使用的会话，请通过退出登录结束。',
  },
  confirmationDiffers: { en: 'The two new passwords differ.', zh: '两次输入的新密码不一致。' },
  ruleBrokenDefault: {
    en: 'Use 8 to 16 characters with at least three of: digits, capital letters, small letters, symbols.',
    zh: '密码须为 8 至 16 位，且至少包含数字、大写字母、小写字母、符号中的三种。',
  },
  ruleBrokenLong: {
    en: 'Use 12 to 128 characters, and not a password in common use.',
    zh: '密码须为 12 至 128 位，且不能是常用密码。',
  },
} satisfies Record<string, Text>

export function waitBeforeSignIn(seconds: number): Text {
  const wait = waitText(seconds)
  return { en: `Too many attempts. Try again in ${wait.en}.`, zh: `尝试次数过多，请在${wait.zh}后重试。` }
}

export function accountLocked(seconds: number): Text {
  const wait = waitText(seconds)
  return {
    en: `This account is locked after too many failed attempts. Try again in ${wait.en}.`,
    zh: `该账号因多次登录失败已被锁定，请在${wait.zh}后重试。`,
  }
}
