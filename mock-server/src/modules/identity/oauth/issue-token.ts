import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { openApi } from '@console/contracts'
import type { z } from 'zod'
import type { AppContext } from '../../../platform/context/context.ts'
import { windowLimit } from '../../../platform/limits/window-limit.ts'
import { hashSecret, insertToken, touchEnabledClient } from '../credential/public.ts'
import { findKnownClient, type KnownClient } from './oauth.store.ts'
import { TokenRefusal, type ClientCredentials } from './token-request.ts'

/** Tokens of one client a minute; it needs one an hour. */
export const TOKENS_PER_MINUTE = 60
/** Refusals of one client recorded a minute: a script with an old secret must not fill the audit log. */
export const RECORDED_REFUSALS_PER_MINUTE = 30
const MINUTE_SECONDS = 60
/** No refusal is answered sooner: those of known clients write an audit record, those of unknown ones nothing. */
const REFUSAL_FLOOR_MS = 250
const TOKEN_BYTES = 32
const WRONG = 'The client or its secret is wrong.'

export type TokenCaller = { address: string; requestId: string }
export type TokenIssuer = (
  credentials: ClientCredentials,
  caller: TokenCaller,
) => Promise<z.output<typeof openApi.tokenAnswer>>

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Checks a client and gives it a token. Unknown, disabled and wrong are refused alike. */
export function tokenIssuer(ctx: AppContext): TokenIssuer {
  const tokens = windowLimit(ctx.clock, { max: TOKENS_PER_MINUTE, seconds: MINUTE_SECONDS })
  const records = windowLimit(ctx.clock, { max: RECORDED_REFUSALS_PER_MINUTE, seconds: MINUTE_SECONDS })

  async function record(client: KnownClient, reason: string, caller: TokenCaller): Promise<void> {
    if (records.admit(client.clientId) === 0) await recordRefusal(ctx, client, { reason, ...caller })
    else
      ctx.log.warn({ clientId: client.clientId, reason }, 'token refusal not recorded: too many in a minute')
  }

  return async ({ clientId, clientSecret }, caller) => {
    const floor = ctx.clock.pause(REFUSAL_FLOOR_MS)
    const client = await findKnownClient(ctx, clientId)
    const given = hashSecret(clientSecret)
    const isRight = timingSafeEqual(given, client?.secretHash ?? hashSecret(''))
    if (!client || !isRight) {
      if (client) await record(client, 'wrongSecret', caller)
      await floor
      throw new TokenRefusal('invalid_client', WRONG)
    }
    const wait = tokens.admit(clientId)
    if (wait > 0) throw new TokenRefusal('slow_down', `Too many tokens. Try again in ${wait} seconds.`, wait)
    const token = await issue(ctx, client)
    if (token === null) {
      await record(client, 'disabled', caller)
      await floor
      throw new TokenRefusal('invalid_client', WRONG)
    }
    return { access_token: token, token_type: 'Bearer', expires_in: openApi.ACCESS_TOKEN_SECONDS }
  }
}

/** Null when the client is disabled. The token is answered once and stored only as a hash. */
async function issue(ctx: AppContext, client: KnownClient): Promise<string | null> {
  const token = `at_${randomBytes(TOKEN_BYTES).toString('base64url')}`
  const now = ctx.clock.now()
  return ctx.db.authentication.inTenant(client.tenantId, async (tx) => {
    if (!(await touchEnabledClient(tx, client.id, now))) return null
    await insertToken(tx, {
      tokenHash: hashToken(token),
      oauthClientId: client.id,
      expiresAt: new Date(now.getTime() + openApi.ACCESS_TOKEN_SECONDS * 1000),
    })
    return token
  })
}

/** The caller is not known to be the client: the record names it as its target only. */
async function recordRefusal(
  ctx: AppContext,
  { tenantId, clientId }: KnownClient,
  { reason, address, requestId }: TokenCaller & { reason: string },
): Promise<void> {
  await ctx.db.authentication.inTenant(
    tenantId,
    (tx) =>
      tx.audit({
        module: 'credential',
        opType: 'credential.tokenRefused',
        target: clientId,
        after: { clientId, reason, address },
      }),
    { userId: null, userName: clientId, requestId },
  )
}
