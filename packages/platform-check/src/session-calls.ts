import type { Call } from '@console/contracts'
import { checkAnswer, sortReply } from './aspects/answer.ts'
import { checkLimits } from './aspects/limit.ts'
import { judgeMalformed, malformedRequests } from './aspects/refusal.ts'
import { CannotRun } from './base/cannot-run.ts'
import type { Check, Session } from './base/check.ts'
import { describeReply, type Client, type Reply, type Sent } from './base/client.ts'
import { findCall } from './base/contract.ts'
import type { Findings } from './base/findings.ts'
import { valueAt } from './base/json.ts'

export type Account = { username: string; password: string }

const LOGIN = findCall('session.login')
const CHECK_TOKEN = findCall('session.checkToken')
const LOGOUT = findCall('session.logout')
const USER_INFO = findCall('user.info')
/** They are played before and beside the plan. */
export const SIGN_IN_CALLS: readonly string[] = [LOGIN.id, CHECK_TOKEN.id]
const CLIENT_ID = 'console'
const NOBODY = 'platform-check-nobody'
const UNAUTHORISED = 401

export async function signIn(
  client: Client,
  { username, password }: Account,
  findings: Findings | null,
): Promise<Session> {
  const reply = await client.send(LOGIN, { body: { username, password, clientId: CLIENT_ID } }, null)
  if (reply.failure !== null)
    throw new CannotRun(
      `The platform gives ${describeReply(reply)}: check the address, and that it is running.`,
    )
  const outcome = sortReply(LOGIN, reply)
  const token = outcome.kind === 'success' ? valueAt(outcome.data, 'token') : undefined
  if (typeof token !== 'string' || token === '')
    throw new CannotRun(
      `The sign-in of ${username} failed (${describeReply(reply)}): check the account and its password.`,
    )
  if (findings !== null) checkAnswer(LOGIN, { reply, findings, timeLimitMs: client.timeLimit(LOGIN) })
  return { account: username, token }
}

/** Signing in and its check, with accounts that are nobody's: a real one might be locked by failed attempts. */
export async function checkSignIn(check: Check): Promise<void> {
  const { client, findings, own } = check
  const login: Sent = { body: { username: NOBODY, password: NOBODY, clientId: CLIENT_ID } }
  const token: Sent = { body: { token: own.token, clientId: CLIENT_ID } }
  for (const call of [LOGIN, CHECK_TOKEN]) findings.notTried(call, 'permission', 'anybody may send it')
  const reply = await client.send(CHECK_TOKEN, token, null)
  checkAnswer(CHECK_TOKEN, { reply, findings, timeLimitMs: client.timeLimit(CHECK_TOKEN) })
  await refuse(check, { call: LOGIN, sent: login, words: 'an account that is not there' })
  await refuse(check, {
    call: CHECK_TOKEN,
    sent: { body: { token: NOBODY, clientId: CLIENT_ID } },
    words: 'a token of nobody',
  })
  for (const { call, sent } of [
    { call: LOGIN, sent: login },
    { call: CHECK_TOKEN, sent: token },
  ]) {
    findings.notTried(call, 'paging', 'it has no pages')
    for (const malformed of malformedRequests(call, sent))
      judgeMalformed(check, { call, malformed, reply: await client.send(call, malformed.sent, null) })
    const outcome = { kind: 'success', data: null } as const
    await checkLimits(check, {
      call,
      sent,
      step: { id: call.id, request: () => sent },
      by: own,
      outcome,
      reply,
    })
  }
}

async function refuse(
  { client, findings }: Check,
  { call, sent, words }: { call: Call; sent: Sent; words: string },
): Promise<void> {
  const reply = await client.send(call, sent, null)
  if (sortReply(call, reply).kind === 'refused') findings.ok(call, 'refusal')
  else
    findings.fault(call, 'refusal', `${reply.sent} (${words}): ${describeReply(reply)}; expected a refusal`)
}

/** Ends the sessions of the check as its last step; the token of its own session must be invalid then. */
export async function signOut({ client, findings, own, other }: Check): Promise<void> {
  const send = ({ token }: Session): Promise<Reply> =>
    client.send(LOGOUT, { body: { token, clientId: CLIENT_ID } }, token)
  if (other !== null) await send(other)
  const reply = await send(own)
  checkAnswer(LOGOUT, { reply, findings, timeLimitMs: client.timeLimit(LOGOUT) })
  const after = await client.send(USER_INFO, {}, own.token)
  if (after.status !== UNAUTHORISED)
    findings.fault(
      LOGOUT,
      'code',
      `${reply.sent}: a success, but the token still counts (${describeReply(after)}); expected HTTP 401 afterwards`,
    )
}
