import type { Language } from '@console/contracts'
import { consoleEn } from './console-en.ts'
import { consoleZh } from './console-zh.ts'
import { moduleEn } from './module-en.ts'
import { moduleZh } from './module-zh.ts'

export const consoleMessages: Record<Language, Record<string, string>> = {
  en: { ...consoleEn, ...moduleEn },
  zh: { ...consoleZh, ...moduleZh },
}
