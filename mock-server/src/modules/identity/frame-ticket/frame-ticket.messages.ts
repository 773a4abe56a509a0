import type { Text } from '../../../platform/messages/text.ts'

export const frameTexts = {
  ticketRefused: {
    en: 'This ticket is used, too old, or not for this page. Open the page from the console again.',
    zh: '该凭据已使用、已过期或不属于此页面，请从控制台重新打开。',
  },
  originNotRegistered: {
    en: 'The host of this page is not registered. Your administrator can add it.',
    zh: '该页面的主机未登记，请联系管理员添加。',
  },
  unknownBusinessType: { en: 'This business is not one of yours.', zh: '该业务不在您的业务范围内。' },
  tooManyTickets: {
    en: 'Too many pages are being opened at once. Wait a moment.',
    zh: '同时打开的页面过多，请稍后再试。',
  },
  tokenNeeded: { en: 'Send the token of this page as the bearer.', zh: '请在请求中携带此页面的令牌。' },
  tokenEnded: {
    en: 'The token of this page has expired. Request a new ticket from the console.',
    zh: '此页面的令牌已失效，请向控制台申请新的凭据。',
  },
} satisfies Record<string, Text>
