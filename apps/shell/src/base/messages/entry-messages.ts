import type { Language } from '@console/contracts'
import { entryEn } from './entry-en.ts'
import { entryZh } from './entry-zh.ts'

export const entryMessages: Record<Language, Record<string, string>> = { en: entryEn, zh: entryZh }
