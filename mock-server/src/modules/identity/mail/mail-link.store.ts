import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'

export type LinkPurpose = 'address' | 'password'

const TOKEN_BYTES = 32

/** The account of a link, as it is before the link is consumed. */
export type LinkedAccount = {
  tenantId: number
  userId: number
  username: string
  name: string
  passwordHash: string | null
  status: 'enabled' | 'disabled'
  expiresAt: Date
}

type NewLink = { userId: number; purpose: LinkPurpose; address: string; expiresAt: Date }

/** Stores a link and returns its token. The person's former link of this purpose ends. */
export async function createMailLink(ctx: AppContext, tx: TenantTx, link: NewLink): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const fresh = {
    tokenHash: hashMailToken(ctx, token),
    address: link.address,
    createdAt: ctx.clock.now(),
    expiresAt: link.expiresAt,
  }
  await tx.db
    .insertInto('mailLink')
    .values({ ...fresh, tenantId: tx.tenantId, userId: link.userId, purpose: link.purpose })
    .onConflict((conflict) => conflict.columns(['tenantId', 'userId', 'purpose']).doUpdateSet(fresh))
    .execute()
  return token
}

/** A keyed hash: whoever reads the table can neither use a link nor make one. */
function hashMailToken({ secrets }: AppContext, token: string): Buffer {
  return secrets.mac('mail-link', token)
}

/** The account of a link that is still valid, whatever its tenant. */
export async function findLinkedAccount(
  ctx: AppContext,
  token: string,
  purpose: LinkPurpose,
): Promise<LinkedAccount | null> {
  const { rows } = await sql<LinkedAccount>`
    select * from account_by_mail_link(${hashMailToken(ctx, token)}, ${purpose})`.execute(
    ctx.db.authentication.outside,
  )
  const [found] = rows
  return found && found.expiresAt > ctx.clock.now() ? found : null
}

/** Uses a link up. Null if it is used, replaced or expired by now: of several at once, one gets it. */
export async function consumeMailLink(
  ctx: AppContext,
  tx: TenantTx,
  { token, purpose }: { token: string; purpose: LinkPurpose },
): Promise<{ userId: number; address: string } | null> {
  const used = await tx.db
    .deleteFrom('mailLink')
    .where('tokenHash', '=', hashMailToken(ctx, token))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', ctx.clock.now())
    .returning(['userId', 'address'])
    .executeTakeFirst()
  return used ?? null
}

/** Ends the links of a person by which a password could be set. */
export async function deletePasswordLinks({ db }: TenantTx, userId: number): Promise<void> {
  await db.deleteFrom('mailLink').where('userId', '=', userId).where('purpose', '=', 'password').execute()
}

export type RecoverableAccount = {
  tenantId: number
  userId: number
  username: string
  address: string
  language: 'en' | 'zh' | null
}

/** Enabled accounts with a verified address that have this username or this address. */
export async function findRecoverableAccounts(
  ctx: AppContext,
  { sought, limit }: { sought: string; limit: number },
): Promise<RecoverableAccount[]> {
  const { rows } = await sql<RecoverableAccount>`
    select * from accounts_with_mail(${sought}, ${limit})`.execute(ctx.db.authentication.outside)
  return rows
}
