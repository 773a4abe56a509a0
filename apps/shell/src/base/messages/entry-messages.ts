import type { Language } from '@console/contracts'
import { preferencesMessages } from '@console/domain-ui/preferences'
import { entryEn } from './entry-en.ts'
import { entryZh } from './entry-zh.ts'

export const entryMessages: Record<Language, Record<string, string>> = {
  en: { ...preferencesMessages.en, ...entryEn },
  zh: { ...preferencesMessages.zh, ...entryZh },
}
