import type { Language } from '@console/contracts'
import { formMessages } from '@console/ui/form'
import { accountEn } from './account-en.ts'
import { accountZh } from './account-zh.ts'

export const accountMessages: Record<Language, Record<string, string>> = {
  en: { ...formMessages.en, ...accountEn },
  zh: { ...formMessages.zh, ...accountZh },
}
