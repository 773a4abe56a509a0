import type { Language } from '../../shared/wire.ts'
import type { MetricId } from './report-call.ts'

type Text = Readonly<Record<Language, string>>
type MetricTexts = { name: Text; category: Text; remark: Text }

/** Texts of the metrics that the console tracks: every metric that it can report has a name (DSET-028, DSET-029). */
export const METRIC_TEXTS: Readonly<Record<MetricId, MetricTexts>> = {
  'page.view': {
    name: { en: 'Page views', zh: '页面浏览' },
    category: { en: 'Pages', zh: '页面' },
    remark: { en: 'A page of the console was opened', zh: '打开了控制台的一个页面' },
  },
  'page.time': {
    name: { en: 'Time on page', zh: '页面停留时长' },
    category: { en: 'Pages', zh: '页面' },
    remark: { en: 'Time that a page was visible', zh: '页面可见的时长' },
  },
  'bubble.shown': {
    name: { en: 'Pop-ups shown', zh: '弹窗展示' },
    category: { en: 'Messages', zh: '消息' },
    remark: { en: 'A message popped up', zh: '弹出了一条消息' },
  },
  'bubble.clicked': {
    name: { en: 'Pop-ups clicked', zh: '弹窗点击' },
    category: { en: 'Messages', zh: '消息' },
    remark: { en: 'A button of a message was pressed', zh: '点击了消息中的按钮' },
  },
}

/** Returns the texts of a metric; null for a metric of another reporter, which is shown by its id. */
export function metricTexts(metricId: string): MetricTexts | null {
  return isTracked(metricId) ? METRIC_TEXTS[metricId] : null
}

function isTracked(metricId: string): metricId is MetricId {
  return Object.hasOwn(METRIC_TEXTS, metricId)
}
