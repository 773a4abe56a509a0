import { factor as calls } from '@console/contracts'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { hashRecoveryCode, newRecoveryCodes } from './codes.ts'

export type StoredFactor = { id: number; secret: string; lastStep: number | null; onSince: Date }

/** Binds an encrypted secret to its person. */
const toOwner = (tenantId: number, userId: number): string => `${tenantId} ${userId}`

/** The factor that is on. */
export async function findFactor(
  tx: TenantTx,
  secrets: Secrets,
  userId: number,
): Promise<StoredFactor | null> {
  const found = await tx.db
    .selectFrom('signInFactor')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .select(['id', 'secretSealed', 'lastStep', 'confirmedAt'])
    .executeTakeFirst()
  if (!found?.confirmedAt) return null
  const { secretSealed, confirmedAt, ...row } = found
  const secret = secrets.unseal('sign-in-factor', secretSealed, toOwner(tx.tenantId, userId))
  return { ...row, secret, onSince: confirmedAt }
}

/** Since when a person's factor is on; null while there is none. */
export async function factorSince({ db }: TenantTx, userId: number): Promise<Date | null> {
  const found = await db
    .selectFrom('signInFactor')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .select('confirmedAt')
    .executeTakeFirst()
  return found?.confirmedAt ?? null
}

/** Begins a set-up; an earlier one that was not finished ends. */
export async function insertSetUp(
  { ctx, tx }: { ctx: AppContext; tx: TenantTx },
  { userId, secret }: { userId: number; secret: string },
): Promise<void> {
  const { tenantId, db } = tx
  const secretSealed = ctx.secrets.seal('sign-in-factor', secret, toOwner(tenantId, userId))
  await db.deleteFrom('signInFactor').where('userId', '=', userId).where('confirmedAt', 'is', null).execute()
  await db
    .insertInto('signInFactor')
    .values({ tenantId, userId, kind: 'totp', secretSealed, createdAt: ctx.clock.now() })
    .execute()
}

/** The set-up that waits for its first code, which stays as it is until this transaction ends. */
export async function lockSetUp(
  tx: TenantTx,
  { secrets, userId, now }: { secrets: Secrets; userId: number; now: Date },
): Promise<{ id: number; secret: string } | null> {
  const found = await tx.db
    .selectFrom('signInFactor')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is', null)
    .where('createdAt', '>', new Date(now.getTime() - calls.SET_UP_SECONDS * 1000))
    .select(['id', 'secretSealed'])
    .forUpdate()
    .executeTakeFirst()
  if (!found) return null
  const { id, secretSealed } = found
  return { id, secret: secrets.unseal('sign-in-factor', secretSealed, toOwner(tx.tenantId, userId)) }
}

/** Turns a set-up on, in place of a factor that was on before. */
export async function confirmSetUp(
  { db }: TenantTx,
  userId: number,
  { id, step, now }: { id: number; step: number; now: Date },
): Promise<void> {
  await db.deleteFrom('signInFactor').where('userId', '=', userId).where('id', '!=', id).execute()
  await db
    .updateTable('signInFactor')
    .set({ confirmedAt: now, lastStep: step })
    .where('id', '=', id)
    .execute()
}

/** Uses a step up; false where it, or a later one, was used before: exactly one of several at once wins. */
export async function consumeStep({ db }: TenantTx, id: number, step: number): Promise<boolean> {
  const used = await db
    .updateTable('signInFactor')
    .set({ lastStep: step })
    .where('id', '=', id)
    .where((where) => where.or([where('lastStep', 'is', null), where('lastStep', '<', step)]))
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/** Makes new recovery codes, which are answered once; the earlier ones end. */
export async function replaceRecoveryCodes(
  tx: TenantTx,
  secrets: Secrets,
  userId: number,
): Promise<string[]> {
  const { tenantId, db } = tx
  const codes = newRecoveryCodes()
  await db.deleteFrom('recoveryCode').where('userId', '=', userId).execute()
  await db
    .insertInto('recoveryCode')
    .values(codes.map((code) => ({ tenantId, userId, codeHash: hashRecoveryCode(secrets, userId, code) })))
    .execute()
  return codes
}

/** Uses a recovery code up; false for an unknown or used one: exactly one of several at once wins. */
export async function consumeRecoveryCode(
  { db }: TenantTx,
  { userId, codeHash, now }: { userId: number; codeHash: Buffer; now: Date },
): Promise<boolean> {
  const used = await db
    .updateTable('recoveryCode')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .returning('userId')
    .executeTakeFirst()
  return used !== undefined
}

export async function countRecoveryCodes({ db }: TenantTx, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recoveryCode')
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Deletes a person's factors, recovery codes and open tickets; answers how many factors were on. */
export async function deleteFactors({ db }: TenantTx, userId: number): Promise<number> {
  await db.deleteFrom('recoveryCode').where('userId', '=', userId).execute()
  await db.deleteFrom('signInTicket').where('userId', '=', userId).execute()
  const deleted = await db
    .deleteFrom('signInFactor')
    .where('userId', '=', userId)
    .returning('confirmedAt')
    .execute()
  return deleted.filter(({ confirmedAt }) => confirmedAt !== null).length
}
