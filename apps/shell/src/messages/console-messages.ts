import type { Language } from '@console/contracts'
import { consoleEn } from './console-en.ts'
import { consoleZh } from './console-zh.ts'

export const consoleMessages: Record<Language, Record<string, string>> = { en: consoleEn, zh: consoleZh }
