import { seatMessages } from '../seats/seat-messages.ts'
import { watchMessages } from './watch-messages.ts'

export { SeatScreen } from './SeatScreen.tsx'
export { WatchPanel } from './WatchPanel.tsx'

export const texts = {
  en: { ...seatMessages.en, ...watchMessages.en },
  zh: { ...seatMessages.zh, ...watchMessages.zh },
}
