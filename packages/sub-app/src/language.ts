import type { Language } from '@console/contracts'

/** The key under which a chosen language is stored; other products of the platform write the same one (SHELL-Q34). */
export const LANGUAGE_KEY = 'locale'

/** A code shorter than this is ignored and decides nothing (SHELL-076). */
const MIN_CODE_LENGTH = 2

/** The stored choice; without one, or with an unknown one, the browser's language. */
export function preferredLanguage(stored: string | null, browserCodes: readonly string[]): Language {
  return chosenLanguage(stored) ?? languageOfBrowser(browserCodes)
}

/** Chinese for a browser language that begins with `zh`, English for any other (SHELL-076, ERR-035). */
export function languageOfBrowser(codes: readonly string[]): Language {
  const code = codes.find((candidate) => candidate.length >= MIN_CODE_LENGTH)
  return code?.toLowerCase().startsWith('zh') === true ? 'zh' : 'en'
}

/** Any stored value but a language of the console is ignored (R29). */
export function chosenLanguage(stored: string | null): Language | null {
  if (stored === null || stored.length < MIN_CODE_LENGTH) return null
  if (stored.toLowerCase().startsWith('zh')) return 'zh'
  return stored.toLowerCase().startsWith('en') ? 'en' : null
}

/** The tag for the page's `lang` attribute and for number and list formats. */
export function languageTag(language: Language): string {
  return language === 'zh' ? 'zh-CN' : 'en'
}
