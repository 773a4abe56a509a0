import ts from 'typescript'
import { Problem } from './plan.ts'

/** A file's name, a segment of an address, a chunk of the build and, joined, a name in the code. */
const NAME = /^[a-z]+(?:-[a-z]+)*$/
/** Characters: what is made of a name still fits a line. */
export const MAX_NAME = 30
/** Files of a folder that has others of this kind beside them, and words of this command. */
const RESERVED = new Set(['index', 'new', 'public', 'calls', 'entities', 'columns'])

const wordsIn = (name: string) => name.split('-')
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** `notice-list` as `NoticeList`. */
export const toPascal = (name: string): string => wordsIn(name).map(capitalised).join('')

/** `notice-list` as `noticeList`. */
export const toCamel = (name: string): string => {
  const [first = '', ...rest] = wordsIn(name)
  return first + rest.map(capitalised).join('')
}

/** `notice-list` as `notice list`. */
export const toWords = (name: string): string => wordsIn(name).join(' ')

export function requireName(kind: string, name: string): void {
  if (name.length > MAX_NAME)
    throw new Problem(`${kind}: “${name}” has ${name.length} characters; ${MAX_NAME} are allowed.`)
  if (!NAME.test(name))
    throw new Problem(
      `${kind}: “${name}” is no name. Names are lower-case words joined by hyphens, such as notice-list.`,
    )
  if (RESERVED.has(name)) throw new Problem(`${kind}: “${name}” is reserved.`)
}

/** A name that code has on its own, not as a part of a longer one. */
export function requireIdentifier(kind: string, name: string): void {
  requireName(kind, name)
  if (ts.identifierToKeywordKind(ts.factory.createIdentifier(toCamel(name))) !== undefined)
    throw new Problem(`${kind}: “${name}” is a word of the language.`)
}

/** A page as people read it. */
export type Titles = { en: string; zh: string }

/** Longest English and Chinese name: the sentence about the purpose of a page contains it. */
export const MAX_TITLE = 40
export const MAX_TITLE_ZH = 20
/** Characters that message formats read as their own, or that end a sentence or a text in the code. */
const NOT_IN_TITLES = /[{}<>'’#.。\\\p{Cc}\p{Cf}]/u

export function requireTitles({ en, zh }: Titles): void {
  if (!/^[A-Z]/.test(en) || en.length > MAX_TITLE || en.trim() !== en || NOT_IN_TITLES.test(en))
    throw new Problem(
      `The English name “${en}” has to begin with a capital, with at most ${MAX_TITLE} characters and none of { } < > ' # . \\`,
    )
  if (!/^\p{Script=Han}/u.test(zh) || zh.length > MAX_TITLE_ZH || zh.trim() !== zh || NOT_IN_TITLES.test(zh))
    throw new Problem(
      `The Chinese name “${zh}” has to begin with a Chinese character, with at most ${MAX_TITLE_ZH} characters and none of { } < > ' # 。 \\`,
    )
}
