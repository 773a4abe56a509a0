/** A page of the console, without the slash at its end and without `.` or `..` segments. */
export const VIEW_PATH_PATTERN = /^\/(?:console|app-tenant-system)(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/

const SECRET_NAME =
  /token|ticket|secret|passw|pwd|credential|authorization|signature|jwt|(?:api|update|access|private)[_-]?key/i
const SEPARATORS = /[?&;#]/
/** With or without a scheme before the slashes, which browsers take in either direction. */
const ADDRESS = /^\s*(?:[a-z][a-z\d+.-]*:)?[/\\]{2}|^\s*(?:javascript|vbscript|data|blob|file):/i

const ESCAPE = /%[0-7][\da-f]/i
/** The value after a name. */
const NAMED_VALUE = /=(.*)/s

/** Why a query is no view: it has a secret, or an address that leads out of the console. */
export type SearchProblem = 'secretInQuery' | 'addressInQuery'

/**
 * Reads a query as its pages might: decoded as often as it was encoded, with queries in its values. Null where it can be a
 * view.
 */
export function searchProblem(search: string): SearchProblem | null {
  const parts = decoded(search)
    .split(SEPARATORS)
    .map((part) => part.split(NAMED_VALUE))
  if (parts.some(([name = '', value]) => value !== undefined && SECRET_NAME.test(name)))
    return 'secretInQuery'
  return parts.some(([, value = '']) => ADDRESS.test(value)) ? 'addressInQuery' : null
}

/** Decodes ASCII characters alone, since no others count in names and addresses. */
function decoded(search: string): string {
  const read: string[] = []
  for (const character of search) {
    read.push(character)
    // The character of an escape may be the end of another one.
    while (read.at(-3) === '%' && ESCAPE.test(read.slice(-3).join('')))
      read.push(String.fromCharCode(Number.parseInt(read.splice(-3).slice(1).join(''), 16)))
  }
  return read.join('').replaceAll('+', ' ')
}

/** Checks that a stored view is still allowed: one of an earlier version may not be, and is offered to nobody. */
export function isView({ path, search }: { path: string; search: string }): boolean {
  return VIEW_PATH_PATTERN.test(path) && searchProblem(search) === null
}
