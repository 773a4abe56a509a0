import { downloadEn } from './download-en.ts'
import { downloadZh } from './download-zh.ts'

export const texts = { en: downloadEn, zh: downloadZh }
