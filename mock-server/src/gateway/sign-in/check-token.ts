import { findSession } from '../../access/session.store.ts'
import type { Session } from '../../access/session.ts'
import type { AppContext } from '../../platform/context/context.ts'

export type SignedIn = Pick<Session, 'tenantId' | 'userId' | 'tokenHash'>
export type Checked =
  | { kind: 'allowed'; user: SignedIn }
  /** Unknown, or its session is over. */
  | { kind: 'signedOut' }
  /** The password has to be changed or a second factor set up first, or the business type is not the user's. */
  | { kind: 'forbidden'; user: SignedIn }

const TOKEN = /^[\w-]{1,512}$/

/** Checks if a token may use the socket with a business type, by the rules of every call; 0 means none. */
export async function checkToken(ctx: AppContext, token: string, businessTypeId: number): Promise<Checked> {
  const session = TOKEN.test(token) ? await findSession(ctx, token) : null
  if (session === null) return { kind: 'signedOut' }
  const { tenantId, userId, tokenHash, mustChangePassword, mustSetUpFactor } = session
  const user: SignedIn = { tenantId, userId, tokenHash }
  const isAllowed =
    !mustChangePassword &&
    !mustSetUpFactor &&
    (businessTypeId === 0 || (await hasBusinessType(ctx, user, businessTypeId)))
  return { kind: isAllowed ? 'allowed' : 'forbidden', user }
}

async function hasBusinessType(
  ctx: AppContext,
  { tenantId, userId }: SignedIn,
  businessTypeId: number,
): Promise<boolean> {
  if (!Number.isSafeInteger(businessTypeId) || businessTypeId < 1) return false
  const found = await ctx.db.authentication.inTenant(tenantId, ({ db }) =>
    db
      .selectFrom('userBusinessType')
      .innerJoin('business', (join) =>
        join
          .onRef('business.tenantId', '=', 'userBusinessType.tenantId')
          .onRef('business.id', '=', 'userBusinessType.businessTypeId'),
      )
      .where('userBusinessType.tenantId', '=', tenantId)
      .where('userBusinessType.userId', '=', userId)
      .where('business.id', '=', businessTypeId)
      .where('business.status', '=', 'enabled')
      .select('business.id')
      .executeTakeFirst(),
  )
  return found !== undefined
}
