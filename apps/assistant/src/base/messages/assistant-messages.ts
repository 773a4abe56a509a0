import type { Language } from '@console/contracts'
import { domainUiMessages } from '@console/domain-ui'
import { preferencesMessages } from '@console/domain-ui/preferences'
import { uiMessages } from '@console/ui'
import { assistantEn } from './en.ts'
import { assistantZh } from './zh.ts'

export const assistantMessages: Record<Language, Record<string, string>> = {
  en: { ...uiMessages.en, ...domainUiMessages.en, ...preferencesMessages.en, ...assistantEn },
  zh: { ...uiMessages.zh, ...domainUiMessages.zh, ...preferencesMessages.zh, ...assistantZh },
}
