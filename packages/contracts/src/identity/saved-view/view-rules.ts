/** A page of the console, without the slash at its end. No step up leads out of it. */
export const VIEW_PATH_PATTERN = /^\/(?:console|app-tenant-system)(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/

const SECRET_NAME =
  /token|ticket|secret|passw|pwd|credential|authorization|signature|jwt|(?:api|update|access|private)[_-]?key/i
const SEPARATORS = /[?&;#]/
/** With or without a scheme before the slashes, which browsers take in either direction. */
const ADDRESS = /^\s*(?:[a-z][a-z\d+.-]*:)?[/\\]{2}|^\s*(?:javascript|vbscript|data|blob|file):/i

const ESCAPE = /%[0-7][\da-f]/i
/** A name, and with it a value. */
const NAMED = /=(.*)/s

/** Why a query is no view: it has a secret, or an address that leads out of the console. */
export type SearchProblem = 'secretInQuery' | 'addressInQuery'

/** A query is read as its pages might: decoded as often as it was encoded, with queries in its values. Null: it can be a view. */
export function searchProblem(search: string): SearchProblem | null {
  const parts = decoded(search)
    .split(SEPARATORS)
    .map((part) => part.split(NAMED))
  if (parts.some(([name = '', value]) => value !== undefined && SECRET_NAME.test(name)))
    return 'secretInQuery'
  return parts.some(([, value = '']) => ADDRESS.test(value)) ? 'addressInQuery' : null
}

/** Characters of ASCII alone: names and addresses have no others that count. */
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

/** A view of an earlier version may be none any more: nobody is offered it. */
export function isView({ path, search }: { path: string; search: string }): boolean {
  return VIEW_PATH_PATTERN.test(path) && searchProblem(search) === null
}
