import { SeatPage } from './pages/seat/SeatPage.tsx'
import { texts } from './texts.ts'

/** Loaded for its address only: the other pages of its document need no realtime connection. */
export const seatPage = { Page: SeatPage, texts } as const
