import { seatMessages } from '@console/domain-ui/seats'
import { projectMonitorEn } from '../../messages/project-monitor-en.ts'
import { projectMonitorZh } from '../../messages/project-monitor-zh.ts'

export const texts = {
  en: { ...seatMessages.en, ...projectMonitorEn },
  zh: { ...seatMessages.zh, ...projectMonitorZh },
}
