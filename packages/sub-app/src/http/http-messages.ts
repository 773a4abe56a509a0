import type { Language } from '@console/contracts'
import { httpTexts } from './http-texts.ts'

/** Finds the text for a failed status; other statuses are named by their number. */
export function httpMessage(language: Language, key: number | 'network' | 'shape' | 'refused'): string {
  const texts: Readonly<Record<string, string>> = httpTexts[language]
  // If the file of texts did not arrive, the number is left.
  return texts[`http.${key}`] ?? (texts['http.other'] ?? '{status}').replace('{status}', String(key))
}

/** True if a status has a text of its own (SHELL-018). */
export function hasOwnMessage(status: number): boolean {
  return `http.${status}` in httpTexts.en
}
