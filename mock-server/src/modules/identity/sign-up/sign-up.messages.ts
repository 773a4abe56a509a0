import { waitText } from '../../../platform/messages/http.ts'
import type { Text } from '../../../platform/messages/text.ts'

export const signUpTexts = {
  codeUnknown: {
    en: 'This invitation code is not known. Check it, or request a new one.',
    zh: '邀请码不存在，请核对或索取新的邀请码。',
  },
  codeExpired: {
    en: 'This invitation code has expired. Request a new one.',
    zh: '邀请码已过期，请索取新的邀请码。',
  },
  codeUsed: {
    en: 'This invitation code has been used already. Request a new one.',
    zh: '邀请码已被使用，请索取新的邀请码。',
  },
  usernameTaken: { en: 'This username is taken. Choose another.', zh: '该用户名已被占用，请更换。' },
} satisfies Record<string, Text>

export function waitBeforeSignUp(seconds: number): Text {
  const wait = waitText(seconds)
  return {
    en: `Too many attempts with invitation codes. Try again in ${wait.en}.`,
    zh: `邀请码尝试次数过多，请在${wait.zh}后重试。`,
  }
}
