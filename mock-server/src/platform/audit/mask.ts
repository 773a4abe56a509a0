const SECRET_KEY = /secret|token|password|credential/i
const MASK = '••••••'
/** Deeper structures are cut: nothing the console writes is deeper. */
const MAX_DEPTH = 12

/** A copy in which every text or structure under a secret-looking key is replaced. */
export function maskSecrets(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) return '…'
  if (Array.isArray(value)) return value.map((item) => maskSecrets(item, depth + 1))
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      SECRET_KEY.test(key) && isConcealable(inner) ? MASK : maskSecrets(inner, depth + 1),
    ]),
  )
}

/** Numbers and flags under such names (`credentialStatus`) say nothing secret and are what a reader looks for. */
function isConcealable(value: unknown): boolean {
  return value !== null && value !== undefined && typeof value !== 'boolean' && typeof value !== 'number'
}
