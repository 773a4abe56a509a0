import { pageWithTexts } from '../base/page/page-with-texts.ts'

/** Loaded when it is opened: the other pages of its document need no realtime connection. */
export const SeatPage = pageWithTexts(
  async () => import('./messages/seat-texts.ts'),
  async () => (await import('./pages/seat/SeatPage.tsx')).SeatPage,
)
