/** A file of sources and its text. */
export type Source = { path: string; text: string }

/** Ids in a call, an element or a prop that requests a message. */
const REQUESTED =
  /(?:formatMessage\(\s*\{\s*id:\s*|(?:<FormattedMessage\s+id|\b(?:text|label|title|failed|empty|loading)Id)=\{?\s*)('[^'\n]+'|"[^"\n]+"|`[^`\n]+`)/g
/** Words in quotes, and templates with values. */
const NAMED = [/['"`]([\w.-]+)['"`]/g, /`([^`\n]*\$\{[^`\n]*)`/g]
/** A template that has something behind an id alone. */
const SUFFIXED = /^\$\{\w+\}(\.[\w.-]+)$/
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

/** Finds the ids that no source names, whole or by a template; `${id}.text` names the text of an id that is named itself. */
export function findUnusedIds(sources: readonly Source[], known: ReadonlySet<string>): string[] {
  const literals = new Set(
    sources.flatMap(({ text }) =>
      NAMED.flatMap((pattern) => [...text.matchAll(pattern)].map(([, literal = '']) => literal)),
    ),
  )
  const templates = [...literals].filter((literal) => literal.includes('${'))
  const suffixes = templates.flatMap((template) => SUFFIXED.exec(template)?.slice(1) ?? [])
  const matchers = templates
    .filter((template) => !SUFFIXED.test(template))
    .map((one) => toMatcher(one, false))
  const isNamed = (id: string): boolean =>
    literals.has(id) ||
    matchers.some((fits) => fits(id)) ||
    suffixes.some((suffix) => id.endsWith(suffix) && isNamed(id.slice(0, -suffix.length)))
  return [...known].filter((id) => !isNamed(id))
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
