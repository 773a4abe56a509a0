import { tracking } from '@console/contracts'
import type { Text } from '../../../platform/messages/text.ts'

export const trackingTexts = {
  tooMany: {
    en: 'Too many events were reported. Try again in a minute.',
    zh: '上报的事件过多，请一分钟后重试。',
  },
} satisfies Record<string, Text>

/** What the console tracks itself, in words (DSET-029). */
export const metricTexts: Readonly<Record<string, { name: Text; category: Text; remark: Text }>> = {
  [tracking.METRICS.pageView]: {
    name: { en: 'Page views', zh: '页面浏览' },
    category: { en: 'Pages', zh: '页面' },
    remark: { en: 'A page of the console was opened', zh: '打开了控制台的一个页面' },
  },
  [tracking.METRICS.timeOnPage]: {
    name: { en: 'Time on page', zh: '页面停留时长' },
    category: { en: 'Pages', zh: '页面' },
    remark: { en: 'Time that a page was visible', zh: '页面可见的时长' },
  },
  [tracking.METRICS.bubbleShown]: {
    name: { en: 'Pop-ups shown', zh: '弹窗展示' },
    category: { en: 'Messages', zh: '消息' },
    remark: { en: 'A message popped up', zh: '弹出了一条消息' },
  },
  [tracking.METRICS.bubbleClicked]: {
    name: { en: 'Pop-ups clicked', zh: '弹窗点击' },
    category: { en: 'Messages', zh: '消息' },
    remark: { en: 'A button of a message was pressed', zh: '点击了消息中的按钮' },
  },
}
