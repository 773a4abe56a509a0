import type { Language } from '@console/contracts'
import { dateMs, learnServerTime } from '@console/ui/server-time'
import {
  asRecord,
  asText,
  CALL_TIMEOUT_MS,
  CHECK_TOKEN_PATH,
  CLIENT_ID,
  LOGIN_PATH,
  readAnswer,
  REFUSED_ACCOUNT_DISABLED,
  REFUSED_FOR_SECOND_STEP,
  REFUSED_WRONG_CREDENTIALS,
  SECOND_STEP_PATH,
  START_PATH,
  type Answer,
} from '../../base/wire.ts'

/**
 * A token the server has accepted, and how long it is valid by the server's clock; null where the server says only that it
 * is valid: then until it is refused.
 */
export type AcceptedToken = { token: string; validForMs: number | null }

/** Why sign-in failed. `text` is the server's message in the requested language; empty when there was none. */
export type SignInFailure =
  | { kind: 'wrongCredentials' | 'accountDisabled'; text: string }
  | { kind: 'refused'; text: string; code: number | null }
  | { kind: 'limited'; retryAfterSeconds: number }
  | { kind: 'unreachable' }
  /** The status; for an answer of success, its missing part. */
  | { kind: 'serverError'; status: number | string }

export type SignInOutcome =
  /** `recoveryCodesLeft` where a recovery code was used. */
  | { ok: true; accepted: AcceptedToken; recoveryCodesLeft?: number }
  | { ok: false; failure: SignInFailure }
  /** The password was right; a code of the second factor is next, with this ticket. */
  | { ok: false; ticket: string }

/** Session data from a server that has the start call, as it came: the signed-in console reads it by contract. */
export type FirstAnswers = { user: unknown; rights: unknown; menu: unknown; views: unknown }

/** Outcome of the start-up check: a token that could not be checked is not deleted. */
export type TokenCheck =
  | { kind: 'accepted'; validForMs: number | null; answers: FirstAnswers | null }
  | { kind: 'refused' }
  | { kind: 'unreachable' }

/** Wait after a rate limit without a `Retry-After`. */
const DEFAULT_RETRY_AFTER_SECONDS = 30
const HTTP_UNAUTHORISED = 401
const HTTP_TOO_MANY = 429

export type SignInCalls = {
  login: (credentials: { username: string; password: string }) => Promise<SignInOutcome>
  /** The second step, after the ticket that `login` has answered. */
  sendCode: (step: { ticket: string; code: string }) => Promise<SignInOutcome>
  checkToken: (token: string) => Promise<TokenCheck>
  /**
   * Checks a token like `checkToken`, by the call that also returns the session's data; for servers whose configuration says
   * that they have it.
   */
  start: (token: string) => Promise<TokenCheck>
}

type Reply = { status: number; answer: Answer; headers: Headers }

/** The calls before there is a session, with plain fetch. */
export function createSignInCalls(options: { apiOrigin: string; getLanguage: () => Language }): SignInCalls {
  async function send(
    path: string,
    { headers, ...init }: Omit<RequestInit, 'headers'> & { headers: Record<string, string> },
  ): Promise<Reply> {
    // oxlint-disable-next-line no-restricted-properties -- what the server's time is compared with
    const sentAtMs = Date.now()
    const response = await fetch(`${options.apiOrigin}${path}`, {
      ...init,
      credentials: 'omit',
      headers: { ...headers, 'Accept-Language': options.getLanguage() },
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    })
    learnServerTime(response.headers, sentAtMs)
    const raw: unknown = await response.json().catch(() => null) // an answer that is no JSON is read as no success
    return { status: response.status, answer: readAnswer(raw), headers: response.headers }
  }

  async function post(path: string, body: Record<string, string>): Promise<Reply> {
    const headers = { 'Content-Type': 'application/json' }
    return send(path, { method: 'POST', headers, body: JSON.stringify(body) })
  }

  async function signIn(path: string, body: Record<string, string>): Promise<SignInOutcome> {
    const reply = await post(path, { ...body, clientId: CLIENT_ID }).catch(() => null)
    if (reply === null) return { ok: false, failure: { kind: 'unreachable' } }
    const { data, code } = reply.answer
    const token = asText(data['token'])
    if (isOk(reply) && token !== null) {
      const left = data['recoveryCodesLeft']
      const accepted = { token, validForMs: readValidity(reply) }
      return { ok: true, accepted, ...(typeof left === 'number' ? { recoveryCodesLeft: left } : {}) }
    }
    const ticket = code === REFUSED_FOR_SECOND_STEP ? asText(data['ticket']) : null
    return ticket === null ? { ok: false, failure: readFailure(reply) } : { ok: false, ticket }
  }

  return {
    login: async ({ username, password }) => signIn(LOGIN_PATH, { username: username.trim(), password }),
    sendCode: async (step) => signIn(SECOND_STEP_PATH, step),
    checkToken: async (token) => {
      const reply = await post(CHECK_TOKEN_PATH, { token, clientId: CLIENT_ID }).catch(() => null)
      if (reply === null || reply.status >= 500) return { kind: 'unreachable' }
      return isOk(reply)
        ? { kind: 'accepted', validForMs: readValidity(reply), answers: null }
        : { kind: 'refused' }
    },
    start: async (token) => {
      const headers = { Authorization: `Bearer ${token}` }
      const reply = await send(`${START_PATH}?clientId=${CLIENT_ID}`, { headers }).catch(() => null)
      if (reply?.status === HTTP_UNAUTHORISED) return { kind: 'refused' }
      if (reply === null || !isOk(reply)) return { kind: 'unreachable' }
      const { user, rights, menu, views } = reply.answer.data
      return { kind: 'accepted', validForMs: readValidity(reply), answers: { user, rights, menu, views } }
    },
  }
}

function isOk({ status, answer }: Reply): boolean {
  return status >= 200 && status < 300 && answer.ok
}

/** Both times are the server's: this machine's clock may be wrong by hours. */
function readValidity({ answer, headers }: Reply): number | null {
  const expiresAt = answer.data['expiresAt']
  const nowMs = dateMs(headers)
  return typeof expiresAt === 'number' && nowMs !== null ? Math.max(0, expiresAt * 1000 - nowMs) : null
}

function readFailure({ status, answer }: Reply): SignInFailure {
  const text = answer.message
  if (status === HTTP_TOO_MANY) {
    const seconds = asRecord(answer.data)['retryAfterSeconds']
    return {
      kind: 'limited',
      retryAfterSeconds: typeof seconds === 'number' ? seconds : DEFAULT_RETRY_AFTER_SECONDS,
    }
  }
  if (status >= 400) return { kind: 'serverError', status }
  if (answer.code === REFUSED_WRONG_CREDENTIALS) return { kind: 'wrongCredentials', text }
  if (answer.code === REFUSED_ACCOUNT_DISABLED) return { kind: 'accountDisabled', text }
  if (answer.ok) return { kind: 'serverError', status: `${status}, ${LOGIN_PATH}: data.token` }
  return text === '' ? { kind: 'serverError', status } : { kind: 'refused', text, code: answer.code }
}
