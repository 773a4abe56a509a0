import { HOUR_SECONDS } from '@console/contracts'

/**
 * Values of the contract's calls that sign-in needs, without importing them: they depend on zod, and the sign-in page
 * renders before zod is loaded. session-wire.test.ts compares every value here with the contract's.
 */
export const CLIENT_ID = 'console'
export const LOGIN_PATH = '/api/login'
export const SECOND_STEP_PATH = '/api/login/factor'
export const CHECK_TOKEN_PATH = '/api/auth/checkToken'
export const CONFIG_PATH = '/console/config.json'
export const BUILD_PATH = '/console/build.json'
export const KIT_PATH = '/console/kit.json'
export const PAGE_DOCUMENTS_ID = 'page-documents'
export const START_PATH = '/api/auth/start'
export const REFUSED_WRONG_CREDENTIALS = 1001
export const REFUSED_ACCOUNT_DISABLED = 1002
export const REFUSED_FOR_SECOND_STEP = 1004
export const SESSION_ABSOLUTE_SECONDS = 12 * HOUR_SECONDS
/** The shared limit of every call (SHELL-Q12). */
export const CALL_TIMEOUT_MS = 50_000

const SUCCESS_CODES = [0, 200]

export type Answer = { ok: boolean; data: Record<string, unknown>; code: number | null; message: string }

/** Reads either envelope by R22; anything that is not an envelope is not a success. */
export function readAnswer(raw: unknown): Answer {
  const envelope = asRecord(raw)
  const data = asRecord(envelope['data'])
  const code = asCode(envelope['errorCode']) ?? asCode(envelope['code'])
  const status = envelope['status']
  const ok = status === '0' || (code === null ? status === 'success' : SUCCESS_CODES.includes(code))
  const message = ok ? '' : (asText(envelope['errorMsg']) ?? asText(envelope['msg']) ?? '')
  return { ok, data, code, message }
}

export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

export function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function asCode(value: unknown): number | null {
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : null
}
