import type { Language } from '@console/contracts'

/** Texts by their ids, in both languages. */
export type Texts<Id extends string = string> = Readonly<Record<Language, Readonly<Record<Id, string>>>>
/** An id of a list of texts. */
export type TextId<List extends Texts> = keyof List['en'] & string
/** A text in English and Chinese. */
type Row = readonly [en: string, zh: string]
type Rows = Readonly<Record<string, Row>>
type IdIn<Part> = Part extends { en: Readonly<Record<infer Id, string>> } ? Id & string : keyof Part & string
type Merged<Parts extends readonly (Rows | Texts)[]> = Texts<IdIn<Parts[number]>>

/**
 * Texts of a page or a part: rows of English and Chinese, and other lists that it shows too. The build splits what a file named
 * `texts.ts` or `…-texts.ts` defines by language, and loads one of them beside the code that uses it (docs/decisions/0117).
 */
export function defineTexts<const Parts extends readonly (Rows | Texts)[]>(...parts: Parts): Merged<Parts> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the ids of all parts
  return { en: inLanguage(parts, 'en'), zh: inLanguage(parts, 'zh') } as Merged<Parts>
}

/** Defines the texts that an entry shows from its start: `loadLanguage` loads them before the first view. */
export const defineFirstTexts: typeof defineTexts = (...parts) => defineTexts(...parts)

function inLanguage(parts: readonly (Rows | Texts)[], language: Language): Record<string, string> {
  return Object.fromEntries(
    parts.flatMap((part) =>
      isTexts(part)
        ? Object.entries(part[language])
        : Object.entries(part).map(([id, [en, zh]]) => [id, language === 'en' ? en : zh]),
    ),
  )
}

function isTexts(part: Rows | Texts): part is Texts {
  return 'en' in part && !Array.isArray(part.en)
}
