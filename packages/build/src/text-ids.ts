/** A file of sources and its text. */
export type Source = { path: string; text: string }

/** Ids in a call or an element that requests a message. */
const REQUESTED =
  /(?:formatMessage\(\s*\{\s*id:\s*|<FormattedMessage\s+id=\{?\s*)('[^'\n]+'|"[^"\n]+"|`[^`\n]+`)/g
/** Words in quotes, and templates with values. */
const NAMED = [/['"`]([\w.-]+)['"`]/g, /`([^`\n]*\$\{[^`\n]*)`/g]
/** Ids of any name fit a template that has nothing else. */
const MIN_CHARACTERS = 3

/** Finds what is requested and in no list, as `path: 'id'`; a template stands for every id that fits it. */
export function findMissingIds(sources: readonly Source[], known: ReadonlySet<string>): string[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(REQUESTED)]
      .map(([, quoted = '']) => quoted)
      .filter(
        (quoted) => !known.has(quoted.slice(1, -1)) && ![...known].some(toMatcher(quoted.slice(1, -1), true)),
      )
      .map((quoted) => `${path}: ${quoted}`),
  )
}

/** Finds the ids that no source names, whole or by a template. */
export function findUnusedIds(sources: readonly Source[], known: ReadonlySet<string>): string[] {
  const literals = new Set(
    sources.flatMap(({ text }) =>
      NAMED.flatMap((pattern) => [...text.matchAll(pattern)].map(([, literal = '']) => literal)),
    ),
  )
  const matchers = [...literals]
    .filter((literal) => literal.includes('${'))
    .map((one) => toMatcher(one, false))
  return [...known].filter((id) => !literals.has(id) && !matchers.some((fits) => fits(id)))
}

/**
 * Creates a check whether an id fits a template. A template with too little text fits all ids where `isLoose`, else none.
 */
function toMatcher(template: string, isLoose: boolean): (id: string) => boolean {
  const parts = template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/)
  if (parts.length === 1) return () => false
  if (parts.join('').length < MIN_CHARACTERS) return () => isLoose
  const escaped = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  const pattern = new RegExp(`^${escaped.join('.+')}$`)
  return (id) => pattern.test(id)
}
