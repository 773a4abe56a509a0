import { projectLog, type DataOf } from '@console/contracts'

export type LogDictionary = DataOf<typeof projectLog.logDictionary>
/** null: nothing stood there. */
export type LogValue = string | number | null
/** `address` is null where it is none that may be followed. */
export type LogLink = { name: string; address: string | null }

/** One field of an entry; `before` is absent where it was nothing else. */
export type LogChange =
  | { key: string; name: string; type: 'text'; value: LogValue; before?: LogValue }
  | { key: string; name: string; type: 'urlList'; links: readonly LogLink[] }

export type LogChanges = {
  changes: readonly LogChange[]
  /** `after` as it came, where it cannot be read (PROJ-Q13). */
  raw: string | null
}

type Reading = {
  dictionary: LogDictionary
  /** Where the platform's own addresses begin. */
  origin: string
}

/** What an entry says of each field, in the order and with the names of the dictionary; fields not in it are left out. */
export function logChanges(
  { after, before }: Pick<projectLog.ProjectLogEntry, 'after' | 'before'>,
  { dictionary, origin }: Reading,
): LogChanges {
  const became = fieldsOf(after)
  if (became === null) return { changes: [], raw: after }
  const was = (before === null ? null : fieldsOf(before)) ?? new Map<string, unknown>()
  const changes = dictionary
    .filter(({ key }) => became.has(key))
    .map(({ key, name, type }): LogChange => {
      const links = type === 'urlList' ? projectLog.logLinks.safeParse(became.get(key)) : null
      if (links?.success === true) {
        return { key, name, type: 'urlList', links: links.data.map((link) => linkOf(link, origin)) }
      }
      const value = valueOf(became.get(key))
      return {
        key,
        name,
        type: 'text',
        value,
        ...(was.has(key) ? { before: valueOf(was.get(key)) } : {}),
      }
    })
  return { changes, raw: null }
}

function fieldsOf(json: string): Map<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(json)
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return null
    return new Map<string, unknown>(Object.entries(parsed))
  } catch {
    // No JSON: the caller shows the text as it is.
    return null
  }
}

function valueOf(value: unknown): LogValue {
  if (value === null || value === undefined || value === '') return null
  return typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value)
}

function linkOf(link: string | { name: string; url: string }, origin: string): LogLink {
  const { name, url } = typeof link === 'string' ? { name: link, url: link } : link
  const target = URL.parse(url, origin)
  // Whatever wrote the entry, a link leads to a page and never runs anything.
  const isPage = target !== null && (target.protocol === 'https:' || target.protocol === 'http:')
  return { name, address: isPage ? target.href : null }
}
