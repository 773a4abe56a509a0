import type { credential } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { EnabledStatus } from '../../../platform/db/columns.ts'

export type StoredClient = {
  id: number
  clientId: string
  name: string
  description: string
  version: number
  secretSealed: string
  status: EnabledStatus
  createdAt: Date
  usage: number
  recentUsage: number
  lastUsedAt: Date | null
}

/** Clients, newest first, with what their calls add up to; `since` is the first day of the recent ones. */
export function findClients(
  tx: TenantTx,
  { current, size, since }: { current: number; size: number; since: string },
): Promise<StoredClient[]> {
  return clientsWithUsage(tx, since)
    .orderBy('oauthClient.createdAt', 'desc')
    .orderBy('oauthClient.id', 'desc')
    .limit(size)
    .offset((current - 1) * size)
    .execute()
}

export function findClient(tx: TenantTx, id: number, since: string): Promise<StoredClient | undefined> {
  return clientsWithUsage(tx, since).where('oauthClient.id', '=', id).executeTakeFirst()
}

function clientsWithUsage({ db }: TenantTx, since: string) {
  return db
    .selectFrom('oauthClient')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('oauthUsage')
          .whereRef('oauthUsage.oauthClientId', '=', 'oauthClient.id')
          .select([
            sql<number>`coalesce(sum(calls), 0)::bigint`.as('usage'),
            sql<number>`coalesce(sum(calls) filter (where day >= ${since}::date), 0)::bigint`.as(
              'recentUsage',
            ),
            sql<Date | null>`max(last_call_at)`.as('lastCallAt'),
          ])
          .as('used'),
      (join) => join.onTrue(),
    )
    .select([
      'oauthClient.id',
      'oauthClient.clientId',
      'oauthClient.name',
      'oauthClient.description',
      'oauthClient.version',
      'oauthClient.secretSealed',
      'oauthClient.status',
      'oauthClient.createdAt',
      // A join on true of an aggregate has always one row.
      sql<number>`used.usage`.as('usage'),
      sql<number>`used.recent_usage`.as('recentUsage'),
      sql<Date | null>`greatest(used.last_call_at, oauth_client.last_token_at)`.as('lastUsedAt'),
    ])
}

export async function countClients({ db }: TenantTx): Promise<number> {
  const { count } = await db
    .selectFrom('oauthClient')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Holds other makers of clients of the same tenant back until this transaction ends, so that none passes the limit. */
export async function lockClients({ db, tenantId }: TenantTx): Promise<void> {
  await db.selectFrom('tenant').select('id').where('id', '=', tenantId).forNoKeyUpdate().execute()
}

export type NewClient = {
  clientId: string
  name: string
  secretHash: Buffer
  secretSealed: string
  createdBy: number
  createdAt: Date
}

export async function insertClient({ db, tenantId }: TenantTx, client: NewClient): Promise<{ id: number }> {
  return db
    .insertInto('oauthClient')
    .values({ ...client, tenantId })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** A client that stays as it is until this transaction ends. */
export function lockClient({ db }: TenantTx, id: number) {
  return db
    .selectFrom('oauthClient')
    .where('id', '=', id)
    .select(['id', 'clientId', 'name', 'description', 'version', 'status', 'secretSealed'])
    .forUpdate()
    .executeTakeFirst()
}

/** Disabling a client deletes its tokens: enabling it does not restore them. */
export async function updateStatus({ db }: TenantTx, id: number, status: EnabledStatus): Promise<void> {
  await db.updateTable('oauthClient').set({ status }).where('id', '=', id).execute()
  if (status === 'disabled') await db.deleteFrom('oauthToken').where('oauthClientId', '=', id).execute()
}

/** Names that begin with a prefix. A company has `MAX_CLIENTS` clients at most. */
export async function findClientNames({ db }: TenantTx, prefix: string): Promise<string[]> {
  const rows = await db
    .selectFrom('oauthClient')
    .where(sql<boolean>`starts_with(name, ${prefix})`)
    .select('name')
    .execute()
  return rows.map(({ name }) => name)
}

export async function updateDescription(
  { db }: TenantTx,
  id: number,
  words: { name: string; description: string },
): Promise<void> {
  await db
    .updateTable('oauthClient')
    .set((eb) => ({ ...words, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Deletes a client with its tokens and counts. */
export async function deleteClient({ db }: TenantTx, id: number): Promise<void> {
  await db.deleteFrom('oauthClient').where('id', '=', id).execute()
}

/** The number of a client by its text id. */
export async function clientNumber({ db }: TenantTx, clientId: string): Promise<number | undefined> {
  const found = await db
    .selectFrom('oauthClient')
    .where('clientId', '=', clientId)
    .select('id')
    .executeTakeFirst()
  return found?.id
}

/** Every path that a client has ever called. The number of different paths is that of the API, so it has no limit here. */
export async function pathsUsedBy({ db }: TenantTx, id: number): Promise<string[]> {
  const rows = await db
    .selectFrom('oauthUsage')
    .where('oauthClientId', '=', id)
    .select('path')
    .distinct()
    .execute()
  return rows.map(({ path }) => path)
}

/** Calls by day; days without a call are absent. */
export async function usageByDay(
  { db }: TenantTx,
  { id, first, last, paths }: { id: number; first: string; last: string; paths: string[] | undefined },
): Promise<credential.UsageDay[]> {
  let query = db
    .selectFrom('oauthUsage')
    .where('oauthClientId', '=', id)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy('day')
    .select([sql<string>`day::text`.as('date'), sql<number>`sum(calls)::bigint`.as('usage')])
  if (paths) query = query.where('path', 'in', paths)
  return query.execute()
}

/** When the person of a session last entered their password for something that requires it again. */
export async function passwordConfirmedAt({ db }: TenantTx, tokenHash: Buffer): Promise<Date | null> {
  const row = await db
    .selectFrom('session')
    .where('tokenHash', '=', tokenHash)
    .select('passwordConfirmedAt')
    .executeTakeFirst()
  return row?.passwordConfirmedAt ?? null
}

/** Notes that a client fetches a token; false when it was disabled or deleted this moment. */
export async function touchEnabledClient({ db }: TenantTx, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('oauthClient')
    .set({ lastTokenAt: now })
    .where('id', '=', id)
    .where('status', '=', 'enabled')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function insertToken(
  { db, tenantId }: TenantTx,
  token: { tokenHash: Buffer; oauthClientId: number; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('oauthToken')
    .values({ ...token, tenantId })
    .execute()
}
