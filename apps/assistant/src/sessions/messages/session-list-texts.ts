import { sessionListEn } from './session-list-en.ts'
import { sessionListZh } from './session-list-zh.ts'

export const texts = { en: sessionListEn, zh: sessionListZh }
