import { credential, openApi } from '@console/contracts'
import type { Text } from '../../../platform/messages/text.ts'

export const credentialTexts = {
  tooMany: {
    en: `There can be ${credential.MAX_CLIENTS} API clients. Delete one that is no longer used first.`,
    zh: `API 凭证最多 ${credential.MAX_CLIENTS} 个，请先删除不再使用的凭证。`,
  },
  /** The noun of a client that nobody has named: a number follows. The migration that named the first ones uses the same. */
  unnamed: { en: 'Client', zh: '凭证' },
  deleteEnabled: {
    en: 'This client is enabled. Disable it first, then delete it.',
    zh: '该凭证处于启用状态，请先停用再删除。',
  },
  passwordNeeded: { en: 'Enter your password to see the secret.', zh: '请输入密码以查看密钥。' },
  passwordWrong: { en: 'The password is wrong.', zh: '密码错误。' },
  clientTokenNeeded: {
    en: `Send an access token from ${openApi.TOKEN_PATH} as the bearer.`,
    zh: `请在 Authorization 中携带由 ${openApi.TOKEN_PATH} 获取的访问令牌。`,
  },
  clientTokenEnded: {
    en: `The access token has ended. Get another from ${openApi.TOKEN_PATH}.`,
    zh: `访问令牌已失效，请通过 ${openApi.TOKEN_PATH} 重新获取。`,
  },
  tooManyCalls: {
    en: 'This client calls too often. Wait a moment.',
    zh: '该凭证调用过于频繁，请稍后再试。',
  },
} satisfies Record<string, Text>
