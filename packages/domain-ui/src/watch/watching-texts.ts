import { defineTexts } from '@console/ui/texts'
import { seatTexts } from '../seats/seat-texts.ts'
import { watchTexts } from './watch-texts.ts'

/** Texts of components that show a seat's screen. */
export const watchingTexts = defineTexts(seatTexts, watchTexts)
