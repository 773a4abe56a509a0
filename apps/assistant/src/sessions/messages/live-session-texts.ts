import { liveSessionEn } from './live-session-en.ts'
import { liveSessionZh } from './live-session-zh.ts'

export const texts = { en: liveSessionEn, zh: liveSessionZh }
