/** The English of one file, by the parts that a reader sees: comments, names of functions, titles of tests. */
export type EnglishOfFile = {
  /** First lines of comments. */
  comments: string[]
  functions: string[]
  /** Without the ids in brackets. */
  titles: string[]
}

const OPENING =
  /^(?:what|of|where|who|whom|whose|which|until|how|whether|whatever|whoever|those|as it|with which|from where|in which|to whom|for whom)\b/i
const MAX_TITLE_CHARACTERS = 120

/** Comments that have their subject later, or none. */
export const hasLateSubject = (comment: string): boolean => OPENING.test(comment)
/** Names that do not say what a function does or makes. */
export const isVagueName = (name: string): boolean => /[a-z]Of$/.test(name)
/** Titles that are long, or join several behaviours. */
export const isHeavyTitle = (title: string): boolean =>
  title.length > MAX_TITLE_CHARACTERS || title.includes(';')

export function readEnglish(text: string): EnglishOfFile {
  const english: EnglishOfFile = { comments: [], functions: [], titles: [] }
  let before = ''
  for (const line of text.split('\n').map((one) => one.trim())) {
    const comment = firstLineOfComment(line, before)
    if (comment !== undefined && !/^(?:oxlint|@ts|#)/.test(comment)) english.comments.push(comment)
    const name =
      /^(?:export )?(?:async )?function\*? (\w+)/.exec(line)?.[1] ??
      /^(?:export )?const (\w+) = (?:async )?(?:\([^)]*\)|\w+)(?:: [^=]+)? =>/.exec(line)?.[1]
    if (name !== undefined) english.functions.push(name)
    const title = /^(?:test|it)(?:\.\w+)*\(\s*(['"`])(.+?)\1,/.exec(line)?.[2]
    if (title !== undefined) english.titles.push(title.replace(/\[[^\]]*\]/g, '').trim())
    before = line
  }
  return english
}

function firstLineOfComment(line: string, before: string): string | undefined {
  if (line !== '/**' && /^\/\*\*?\s*\S/.test(line))
    return line.replace(/^\/\*\*?\s*/, '').replace(/\s*\*\/$/, '')
  if (before === '/**') return /^\* (.+)$/.exec(line)?.[1]
  return before.startsWith('//') ? undefined : /^\/\/ (.+)$/.exec(line)?.[1]
}
