import type { Language } from '@console/contracts'
import type { Transaction } from 'kysely'
import type { Database } from '../../schema.ts'
import { changeAccount } from './account-changes.ts'
import { writeDefinitions, type BusinessRow } from './write-definitions.ts'
import type { WorldSeat, WorldTenant } from './world-model.ts'

type Db = Transaction<Database>

/** Its calls grow from week to week. */
const RAMPING_BUSINESS = 'Travel cover launch'

export type TenantPlace = { id: number; timezone: string; language: Language; lastDay: string }

/**
 * What the generator needs of one tenant whose people stand in the database; writes what it looks for in calls, and the
 * changes of accounts. `projectOf` tells whom a business works for.
 */
export async function prepareTenant(
  db: Db,
  place: TenantPlace,
  projectOf: ReadonlyMap<number, number>,
): Promise<WorldTenant> {
  const { id, timezone, language } = place
  const businesses = []
  for (const business of await businessRows(db, id)) {
    const projectId = projectOf.get(business.id) ?? null
    const isRampingUp = business.name === RAMPING_BUSINESS
    businesses.push(await writeDefinitions(db, business, { language, projectId, isRampingUp }))
  }
  const supervisors = await db
    .selectFrom('appUser')
    .select('id')
    .where('tenantId', '=', id)
    .where('type', 'in', ['SuperAdmin', 'TeamAdmin'])
    .orderBy('id')
    .execute()
  const supervisorIds = supervisors.map((row) => row.id)
  return { id, language, timezone, seats: await seatsOf(db, place), supervisorIds, businesses }
}

async function businessRows(db: Db, tenantId: number): Promise<BusinessRow[]> {
  const rows = await db
    .selectFrom('businessType')
    .select(['id', 'tenantId', 'name'])
    .where('tenantId', '=', tenantId)
    .orderBy('id')
    .execute()
  const products = await db
    .selectFrom('product')
    .select(['id', 'name', 'businessTypeId'])
    .where('tenantId', '=', tenantId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    ...row,
    products: products
      .filter(({ businessTypeId }) => businessTypeId === row.id)
      .map(({ id, name }) => ({ id, name })),
  }))
}

/** Those who take calls and have a business to take them for. */
async function seatsOf(db: Db, { id: tenantId, timezone, lastDay }: TenantPlace): Promise<WorldSeat[]> {
  const rows = await db
    .selectFrom('appUser')
    .leftJoin('organization', 'organization.id', 'appUser.orgId')
    .select(['appUser.id', 'appUser.orgId', 'appUser.type', 'appUser.createdAt', 'appUser.passwordHash'])
    .select('organization.name as team')
    .where('appUser.tenantId', '=', tenantId)
    .where('type', 'in', ['TSR', 'TeamTSR'])
    .orderBy('appUser.id')
    .execute()
  const bound = await db
    .selectFrom('userBusinessType')
    .select(['userId', 'businessTypeId'])
    .where('tenantId', '=', tenantId)
    .orderBy('businessTypeId')
    .execute()
  const businessIds = Map.groupBy(bound, ({ userId }) => userId)
  const seats: WorldSeat[] = []
  for (const [place, row] of rows.entries()) {
    const own = businessIds.get(row.id) ?? []
    if (own.length === 0) continue
    const account = { id: row.id, createdAt: row.createdAt, hasPassword: row.passwordHash !== null }
    seats.push({
      userId: row.id,
      orgId: row.orgId,
      team: row.team ?? '',
      isSenior: row.type === 'TeamTSR',
      businessIds: own.map(({ businessTypeId }) => businessTypeId),
      ...(await changeAccount(db, account, { tenantId, timezone, lastDay, place })),
    })
  }
  return seats
}
