import { ruleTexts } from '../rule/messages/texts.ts'
import { versionsTexts } from './messages/texts.ts'

export { VersionsDialog as Page } from './VersionsDialog.tsx'

/** Conditions are read back in the words of the rule. */
export const texts = {
  en: { ...ruleTexts.en, ...versionsTexts.en },
  zh: { ...ruleTexts.zh, ...versionsTexts.zh },
}
