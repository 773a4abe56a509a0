/**
 * Replaces `qs` inside umi-request, which needs of it only flat objects with repeated keys for lists. The real one
 * brings 10 kB (gzip) of nesting, depth and charset rules that no call of the contract uses.
 */
export function stringify(values: Readonly<Record<string, unknown>>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    for (const item of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (item !== undefined && item !== null) parameters.append(name, text(item))
    }
  }
  return parameters.toString()
}

/** No query is nested deeper than a list. */
function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Reads what `stringify` wrote: a name that repeats becomes a list. */
export function parse(text: string): Record<string, string | string[]> {
  const parameters = new URLSearchParams(text)
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const [first = '', ...others] = parameters.getAll(name)
      return [name, others.length === 0 ? first : [first, ...others]]
    }),
  )
}
