import { MAX_VALUE_CHARACTERS, type SearchField } from './search-fields.ts'

// The fields of one page differ in type; each is only ever handed its own values.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyField = SearchField<any>
export type SearchShape = Readonly<Record<string, AnyField>>
export type SearchOf<S extends SearchShape> = {
  [K in keyof S]: S[K] extends SearchField<infer T> ? T : never
}

/** A parameter of the address that was not understood; the default is used instead. */
export type SearchProblem = { name: string; value: string; reason: 'unknown' | 'malformed' | 'tooLong' }

/** Parameters of the shell or of links from elsewhere. */
const SHELL_PARAMETERS = ['userName', 'name', 'dev', 'lang', 'theme']
/** Parameters of message links, also of those to pages of the console (SHELL-081, MSG-003). */
const MESSAGE_PARAMETERS = ['business_type_id', 'msgId', 'msgRuleCode', 'triggerId', 'track']
/** Not a filter of any page. */
const NOT_FILTERS = new Set([...SHELL_PARAMETERS, ...MESSAGE_PARAMETERS])
const SHOWN_CHARACTERS = 60

/** True if a parameter may be part of a page's query; the others belong to the shell and to links from elsewhere. */
export function isQueryParameter(name: string): boolean {
  return !NOT_FILTERS.has(name)
}

/** Reads a page's state from the address: what is malformed falls back to its default and is reported. */
export function readSearch<S extends SearchShape>(
  shape: S,
  parameters: URLSearchParams,
): { search: SearchOf<S>; problems: SearchProblem[] } {
  const problems: SearchProblem[] = []
  const report = (name: string, value: string, reason: SearchProblem['reason']) => {
    problems.push({ name: name.slice(0, SHOWN_CHARACTERS), value: value.slice(0, SHOWN_CHARACTERS), reason })
  }
  const search = Object.fromEntries(
    Object.entries(shape).map(([name, field]) => {
      const texts = listParameterNames(name, field).flatMap((one) =>
        parameters.getAll(one).filter((text) => text !== ''),
      )
      const [first] = texts
      if (first === undefined) return [name, field.fallback]
      const text = texts.join(',')
      const isTooLong = text.length > MAX_VALUE_CHARACTERS
      // No page and no link writes one value twice.
      const isRepeated = field.list === undefined && texts.length > 1
      const value: unknown =
        isTooLong || isRepeated ? null : field.list ? field.list.parse(texts) : field.parse(first)
      if (value === null) report(name, text, isTooLong ? 'tooLong' : 'malformed')
      return [name, value ?? field.fallback]
    }),
  )
  const known = new Set(Object.entries(shape).flatMap(([name, field]) => listParameterNames(name, field)))
  for (const [name, value] of parameters) {
    if (!known.has(name) && !NOT_FILTERS.has(name)) report(name, value, 'unknown')
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry a field, each parsed by its own field
  return { search: search as SearchOf<S>, problems }
}

/** A list is written with brackets; external links may omit them. */
function listParameterNames(name: string, { list }: AnyField): readonly string[] {
  return list === undefined ? [name] : [name, `${name}[]`]
}

/** Writes a page's state; defaults are left out, other parameters are retained. */
export function writeSearch<S extends SearchShape>(
  shape: S,
  search: SearchOf<S>,
  before: URLSearchParams,
): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const [name, value] of before)
    if (NOT_FILTERS.has(name) && !Object.hasOwn(shape, name)) parameters.append(name, value)
  for (const [name, field] of Object.entries(shape)) {
    for (const one of field.list?.format(search[name]) ?? []) parameters.append(`${name}[]`, one)
    const text = field.list === undefined ? field.format(search[name]) : null
    if (text !== null) parameters.set(name, text)
  }
  return parameters
}
