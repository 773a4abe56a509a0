import {
  MAX_LINK_IDS,
  type Link,
  type LinkParameters,
  type ParameterKind,
  type ParameterValue,
} from './link.ts'

/** Contents of an address; a value that is missing, or not what the table says, is null. */
export type ReadLink<P extends LinkParameters> = {
  values: { [K in keyof P]: ParameterValue<P[K]> | null }
  /** Names of parameters whose text does not fit their kind. */
  malformed: readonly string[]
}

/** Longer texts are no link of ours. */
const MAX_TEXT_CHARACTERS = 200
/** The end of the year 9999: later ones no calendar shows. */
const MAX_SECONDS = 253_402_300_799

export function readLink<P extends LinkParameters>(
  { parameters }: Link<P>,
  /** As `URLSearchParams` holds it. */
  query: Iterable<readonly [string, string]>,
): ReadLink<P> {
  const pairs = [...query]
  const malformed: string[] = []
  const values = Object.fromEntries(
    Object.entries(parameters).map(([name, kind]) => {
      const isIts = (key: string) => key === name || (kind === 'ids' && key === `${name}[]`)
      const given = pairs.filter(([key, text]) => text !== '' && isIts(key)).map(([, text]) => text)
      // A list where one value belongs, or one with indexes (`name[0]=`), would else be dropped silently.
      const isBracketed = pairs.some(([key]) => key.startsWith(`${name}[`) && !isIts(key))
      if (given.length === 0 && !isBracketed) return [name, null]
      const value = isBracketed ? null : getReader(kind)(given)
      if (value === null) malformed.push(name)
      return [name, value]
    }),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry a parameter, each read as its kind
  return { values: values as ReadLink<P>['values'], malformed }
}

type Reader = (texts: readonly string[]) => number | string | boolean | readonly number[] | null

function getReader(kind: ParameterKind): Reader {
  if (typeof kind === 'string') return READERS[kind]
  return one((text) => kind.find((value) => String(value) === text) ?? null)
}

const READERS: Readonly<Record<Extract<ParameterKind, string>, Reader>> = {
  id: one((text) => wholeNumber(text, 1)),
  ids: (texts) => {
    const ids = texts.map((text) => wholeNumber(text, 1))
    const known = ids.filter((value) => value !== null)
    return ids.length > MAX_LINK_IDS || known.length < ids.length ? null : [...new Set(known)]
  },
  seconds: one((text) => wholeNumber(text, 0, MAX_SECONDS)),
  number: one((text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : null)),
  text: one((text) => (text.length <= MAX_TEXT_CHARACTERS ? text : null)),
  flag: one((text) =>
    text === '1' || text === 'true' ? true : text === '0' || text === 'false' ? false : null,
  ),
  dayStamp: one((text) =>
    isDay(text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')) && text.length === 8 ? text : null,
  ),
  day: one((text: string) => (isDay(text) ? text : null)),
}

/** A parameter that appears once; no link of ours has it twice. */
function one(read: (text: string) => number | string | boolean | null): Reader {
  return (texts) => (texts.length === 1 && texts[0] !== undefined ? read(texts[0]) : null)
}

function wholeNumber(text: string, least: number, most = Number.MAX_SAFE_INTEGER): number | null {
  const value = /^\d{1,16}$/.test(text) ? Number(text) : NaN
  return value >= least && value <= most ? value : null
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
