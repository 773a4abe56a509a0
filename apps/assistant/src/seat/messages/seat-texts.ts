import { seatEn } from './seat-en.ts'
import { seatZh } from './seat-zh.ts'

export const texts = { en: seatEn, zh: seatZh }
