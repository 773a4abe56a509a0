import { defineTexts } from '@console/ui/texts'
import { trackStatusTexts } from '../../components/track-status-texts.ts'
import { monitorTexts } from '../../monitor/monitor-texts.ts'

export const texts = defineTexts(trackStatusTexts, monitorTexts, {
  monitorHome: ['Monitoring home', '监控首页'],
  'monitorHome.download': ['Download the monitoring client', '下载监控客户端'],
  'monitorHome.more': ['More', '更多'],
})
