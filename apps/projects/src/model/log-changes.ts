import { projectLog, type DataOf } from '@console/contracts'

export type LogDictionary = DataOf<typeof projectLog.logDictionary>
/** null: the field was empty. */
export type LogValue = string | number | null
/** `address` is null for one that must not be followed. */
export type LogLink = { name: string; address: string | null }

/** One field of an entry; `before` is absent without a previous value. */
export type LogChange =
  | { key: string; name: string; type: 'text'; value: LogValue; before?: LogValue }
  | { key: string; name: string; type: 'urlList'; links: readonly LogLink[] }

export type LogChanges = {
  changes: readonly LogChange[]
  /** `after` verbatim when it cannot be parsed (PROJ-Q13). */
  raw: string | null
}

type Reading = {
  dictionary: LogDictionary
  /** Prefix of internal addresses. */
  origin: string
}

/** The changed fields of an entry, with the dictionary's order and names; other fields are omitted. */
export function logChanges(
  { after, before }: Pick<projectLog.ProjectLogEntry, 'after' | 'before'>,
  { dictionary, origin }: Reading,
): LogChanges {
  const became = parseFields(after)
  if (became === null) return { changes: [], raw: after }
  const was = (before == null ? null : parseFields(before)) ?? new Map<string, unknown>()
  const changes = dictionary
    .filter(({ key }) => became.has(key))
    .map(({ key, name, type }): LogChange => {
      const links = type === 'urlList' ? projectLog.logLinks.safeParse(became.get(key)) : null
      if (links?.success === true) {
        return { key, name, type: 'urlList', links: links.data.map((link) => toLogLink(link, origin)) }
      }
      const value = toLogValue(became.get(key))
      return {
        key,
        name,
        type: 'text',
        value,
        ...(was.has(key) ? { before: toLogValue(was.get(key)) } : {}),
      }
    })
  return { changes, raw: null }
}

function parseFields(json: string): Map<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(json)
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return null
    return new Map<string, unknown>(Object.entries(parsed))
  } catch {
    // Not JSON: the caller shows the text verbatim.
    return null
  }
}

function toLogValue(value: unknown): LogValue {
  if (value === null || value === undefined || value === '') return null
  return typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value)
}

function toLogLink(link: string | { name: string; url: string }, origin: string): LogLink {
  const { name, url } = typeof link === 'string' ? { name: link, url: link } : link
  const target = URL.parse(url, origin)
  // Entries are untrusted: a link opens a page and never executes anything.
  const isPage = target !== null && (target.protocol === 'https:' || target.protocol === 'http:')
  return { name, address: isPage ? target.href : null }
}
