import type { Call } from './call.ts'

/** The calls that a part of the contract exports, by name; one in a list of them is named `<list>.<call>`. */
export function collectCalls(part: object, path = ''): Record<string, Call> {
  return Object.fromEntries(
    Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
      if (typeof value !== 'object' || value === null) return []
      const name = path + key
      return isCall(value)
        ? [[name, value]]
        : isPlain(value)
          ? Object.entries(collectCalls(value, `${name}.`))
          : []
    }),
  )
}

/** The method and path of each call. */
export function collectCallAddresses(part: object): Record<string, string> {
  const calls = Object.entries(collectCalls(part))
  return Object.fromEntries(calls.map(([name, { method, path }]) => [name, `${method} ${path}`]))
}

function isCall(value: object): value is Call {
  return 'path' in value && 'method' in value
}

/** A module or a plain object; a schema is neither. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}
