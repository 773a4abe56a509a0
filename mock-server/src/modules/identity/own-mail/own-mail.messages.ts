import { waitText } from '../../../platform/messages/http.ts'
import type { Text } from '../../../platform/messages/text.ts'

export const ownMailTexts = {
  passwordWrong: { en: 'The password is wrong.', zh: '密码错误。' },
  linkInvalid: {
    en: 'This link was used already, has expired, or was replaced by a newer one. Request another.',
    zh: '此链接已使用、已过期，或已被新链接取代，请重新申请。',
  },
  notSent: { en: 'This console sends no mail.', zh: '此控制台未启用邮件功能。' },
} satisfies Record<string, Text>

export function waitBeforeMail(seconds: number): Text {
  const wait = waitText(seconds)
  return { en: `Too many requests. Try again in ${wait.en}.`, zh: `请求次数过多，请在${wait.zh}后重试。` }
}
