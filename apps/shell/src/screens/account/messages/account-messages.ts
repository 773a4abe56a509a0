import type { Language } from '@console/contracts'
import { accountEn } from './account-en.ts'
import { accountZh } from './account-zh.ts'

export const accountMessages: Record<Language, Record<string, string>> = { en: accountEn, zh: accountZh }
