import { monitorEn } from './monitor-en.ts'
import { monitorZh } from './monitor-zh.ts'

export const texts = { en: monitorEn, zh: monitorZh }
