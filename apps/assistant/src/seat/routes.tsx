import { texts } from './messages/seat-texts.ts'
import { SeatPage } from './pages/seat/SeatPage.tsx'

/** Loaded for its address only: the other pages of its document need no realtime connection. */
export const seatPage = { Page: SeatPage, texts } as const
