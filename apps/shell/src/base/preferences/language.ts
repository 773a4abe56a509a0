import type { Language } from '@console/contracts'

/** A code shorter than this is ignored and decides nothing (SHELL-076). */
const MIN_CODE_LENGTH = 2

/** Chinese for a browser language that begins with `zh`, English for any other (SHELL-076, ERR-035). */
export function languageOfBrowser(codes: readonly string[]): Language {
  const code = codes.find((candidate) => candidate.length >= MIN_CODE_LENGTH)
  return code?.toLowerCase().startsWith('zh') === true ? 'zh' : 'en'
}

/** What a person chose earlier; anything else in the storage is no choice (decision 29). */
export function chosenLanguage(stored: string | null): Language | null {
  if (stored === null || stored.length < MIN_CODE_LENGTH) return null
  if (stored.toLowerCase().startsWith('zh')) return 'zh'
  return stored.toLowerCase().startsWith('en') ? 'en' : null
}

/** The tag for the page's `lang` attribute and for number and list formats. */
export function languageTag(language: Language): string {
  return language === 'zh' ? 'zh-CN' : 'en'
}
