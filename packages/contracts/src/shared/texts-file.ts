import type { Language } from './wire.ts'

/** Finds the language of a built file that only has texts, by its name (`texts-zh-….js`); null for any other file. */
export function findTextsLanguage(url: string): Language | null {
  const language = /(?:^|\/)texts-(en|zh)-/.exec(url)?.[1]
  return language === 'en' || language === 'zh' ? language : null
}
