import { defineTexts } from '@console/ui/texts'
import { trackStatusTexts } from '../../components/track-status-texts.ts'
import { monitorTexts } from '../../monitor/monitor-texts.ts'

export const texts = defineTexts(trackStatusTexts, monitorTexts, {
  monitoring: ['Monitoring dashboard', '监控看板'],
})
