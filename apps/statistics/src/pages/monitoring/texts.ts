import { trackStatusMessages } from '../../components/track-status-messages.ts'
import { monitorMessages } from '../../monitor/monitor-messages.ts'

const en = {
  monitoring: 'Monitoring dashboard',
}

const zh: Readonly<Record<keyof typeof en, string>> = {
  monitoring: '监控看板',
}

/** They load with the page. */
export const texts = {
  en: { ...trackStatusMessages.en, ...monitorMessages.en, ...en },
  zh: { ...trackStatusMessages.zh, ...monitorMessages.zh, ...zh },
}
