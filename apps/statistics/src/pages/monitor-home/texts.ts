import { trackStatusMessages } from '../../components/track-status-messages.ts'
import { monitorMessages } from '../../monitor/monitor-messages.ts'

const en = {
  monitorHome: 'Monitoring home',
  'monitorHome.download': 'Download the monitoring client',
  'monitorHome.more': 'More',
}

const zh: Readonly<Record<keyof typeof en, string>> = {
  monitorHome: '监控首页',
  'monitorHome.download': '下载监控客户端',
  'monitorHome.more': '更多',
}

/** They load with the page. */
export const texts = {
  en: { ...trackStatusMessages.en, ...monitorMessages.en, ...en },
  zh: { ...trackStatusMessages.zh, ...monitorMessages.zh, ...zh },
}
