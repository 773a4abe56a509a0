import { isJsonObject, type JsonValue } from './json-value.ts'

/** The replacement for a secret. */
export const SECRET_MASK = '••••••'

const SECRET_KEY = /secret|token|password/i
/** `password=…` or `"token": "…` inside text that is not JSON; bounded, so that a long text is searched once. */
const SECRET_IN_TEXT =
  /((?:secret|token|password)[\w-]{0,64}["']?\s{0,8}[:=]\s{0,8})("(?:[^"\\]|\\.)*"?|'[^']*'?|[^\s,;&}\]]+)/gi

export function isSecretKey(key: string): boolean {
  return SECRET_KEY.test(key)
}

/** Flags and empty values under such names (`passwordChanged: true`) are not secret and are useful to readers. */
export function isConcealable(value: JsonValue | undefined): boolean {
  return value !== undefined && value !== null && typeof value !== 'boolean' && value !== ''
}

/**
 * A copy with every secret replaced. The server masks what it records itself; this covers records of another server
 * behind the same contract, also in the full JSON.
 */
export function maskSecrets(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(maskSecrets)
  if (!isJsonObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      isSecretKey(key) && isConcealable(inner) ? SECRET_MASK : maskSecrets(inner),
    ]),
  )
}

export function maskSecretsInText(text: string): string {
  return text.replace(SECRET_IN_TEXT, `$1${SECRET_MASK}`)
}
