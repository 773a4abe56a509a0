/** The form of a parameter in an address. */
export type ParameterKind =
  /** a positive whole number */
  | 'id'
  /** ids in brackets, `name[]=1&name[]=2`; one may also come without them */
  | 'ids'
  /** whole unix seconds */
  | 'seconds'
  /** a whole number, negative ones included */
  | 'number'
  /** one of these numbers */
  | readonly number[]
  | 'text'
  /** `1` for yes, left out for no */
  | 'flag'
  /** a day as `YYYYMMDD` */
  | 'dayStamp'
  /** a day as `YYYY-MM-DD` */
  | 'day'

export type ParameterValue<K extends ParameterKind> = K extends 'ids'
  ? readonly number[]
  : K extends 'flag'
    ? boolean
    : K extends 'id' | 'seconds' | 'number' | readonly number[]
      ? number
      : string

export type LinkParameters = Readonly<Record<string, ParameterKind>>

/** An address that the console opens outside itself, with the parameters it may carry. */
export type Link<P extends LinkParameters = LinkParameters> = {
  /** A parameter segment is written `:name`. */
  path: `/${string}`
  parameters: P
}

export type LinkValues<P extends LinkParameters> = {
  [K in keyof P]?: ParameterValue<P[K]> | null | undefined
}

/** Ids that one address may name under one name, and the calls behind it take. */
export const MAX_LINK_IDS = 50

const SEGMENT = /:(\w+)/g

export function defineLink<const P extends LinkParameters>(path: `/${string}`, parameters: P): Link<P> {
  return { path, parameters }
}

/** Builds the address with the parameters that apply and no others; `segments` fills the `:names` of its path. */
export function buildLinkAddress<P extends LinkParameters>(
  { path, parameters }: Link<P>,
  values: LinkValues<P> = {},
  segments: Readonly<Record<string, string>> = {},
): string {
  const filled = path.replace(SEGMENT, (_whole, name: string) => {
    const segment = segments[name] ?? ''
    if (/^\.{0,2}$/.test(segment)) throw new Error(`${path}: ${name} is missing`)
    return encodeURIComponent(segment)
  })
  const query: string[] = []
  const add = (name: string, value: unknown) => {
    query.push(`${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
  }
  for (const [name, kind] of Object.entries(parameters)) {
    const value: unknown = values[name]
    if (value === null || value === undefined || value === false || value === '') continue
    if (kind === 'ids' && Array.isArray(value)) for (const one of value) add(`${name}[]`, one)
    else add(name, value === true ? '1' : value)
  }
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`
}
