import { seatMessages } from '@console/domain-ui/seats'
import { watchMessages } from '@console/domain-ui/watch-messages'
import { projectMonitorEn } from '../../messages/project-monitor-en.ts'
import { projectMonitorZh } from '../../messages/project-monitor-zh.ts'

export const texts = {
  en: { ...seatMessages.en, ...watchMessages.en, ...projectMonitorEn },
  zh: { ...seatMessages.zh, ...watchMessages.zh, ...projectMonitorZh },
}
