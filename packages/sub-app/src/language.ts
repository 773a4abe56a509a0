import type { Language } from '@console/contracts'

/** The key under which a chosen language is stored; other products of the platform write the same one (SHELL-Q34). */
export const LANGUAGE_KEY = 'locale'

/** A code shorter than this is ignored and decides nothing (SHELL-076). */
const MIN_CODE_LENGTH = 2

/** What a person chose earlier; without a choice, or with one that the console does not know, what the browser asks for. */
export function preferredLanguage(stored: string | null, browserCodes: readonly string[]): Language {
  return chosenLanguage(stored) ?? languageOfBrowser(browserCodes)
}

/** Chinese for a browser language that begins with `zh`, English for any other (SHELL-076, ERR-035). */
export function languageOfBrowser(codes: readonly string[]): Language {
  const code = codes.find((candidate) => candidate.length >= MIN_CODE_LENGTH)
  return code?.toLowerCase().startsWith('zh') === true ? 'zh' : 'en'
}

/** Anything in the storage but a language that the console has is no choice (decision 29). */
export function chosenLanguage(stored: string | null): Language | null {
  if (stored === null || stored.length < MIN_CODE_LENGTH) return null
  if (stored.toLowerCase().startsWith('zh')) return 'zh'
  return stored.toLowerCase().startsWith('en') ? 'en' : null
}

/** The tag for the page's `lang` attribute and for number and list formats. */
export function languageTag(language: Language): string {
  return language === 'zh' ? 'zh-CN' : 'en'
}
