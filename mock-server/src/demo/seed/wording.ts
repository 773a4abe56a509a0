import type { Language } from '@console/contracts'
import { nameWords, type Words } from './words-of-names.ts'
import { projectWords } from './words-of-projects.ts'

const known: ReadonlyMap<string, Words> = new Map(
  [...nameWords, ...projectWords].flatMap((words) => words.map((text) => [text, words] as const)),
)

/** A text of the demo data in the language that it is filled in; each is written down in one, and translated in one of the lists. */
export function translateText(text: string, language: Language): string {
  const words = known.get(text)
  if (!words) throw new Error(`the demo data has no translation of ${text}`)
  return words[language === 'en' ? 0 : 1]
}
