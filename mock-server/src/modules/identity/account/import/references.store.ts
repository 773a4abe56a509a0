import { sql } from 'kysely'
import type { AppContext, TenantTx } from '../../../../platform/context/context.ts'
import { lockEnabledBusinessTypes } from '../../business/public.ts'
import { lockPresentOrganizations } from '../../organization/public.ts'
import { grantableRights, grantsFrom, canGrant } from '../../role/public.ts'
import type { Viewer } from '../account.policy.ts'
import { scopeBefore } from '../require-scope.ts'
import { nameKey, pathKey, type ImportedPerson, type References } from './check-line.ts'

/** Records that the names in a file may refer to, as of the moment when its reading begins. */
export async function loadReferences(tx: TenantTx, importer: Viewer): Promise<References> {
  const { db } = tx
  const canGive = await grantRule(tx, importer)
  const organizations = await db
    .selectFrom('organizationUnit')
    .where('removedAt', 'is', null)
    .select(['id', 'parentId', 'name'])
    .execute()
  const roles = await db.selectFrom('role').select(['id', 'name', 'menuIds', 'permissions']).execute()
  const businessTypes = await db.selectFrom('business').select(['id', 'name', 'status']).execute()
  return {
    organizations: organizationsByPath(organizations),
    roles: new Map(roles.map(({ id, name, ...row }) => [nameKey(name), { id, canGrant: canGive(row) }])),
    businessTypes: new Map(
      businessTypes.map(({ id, name, status }) => [nameKey(name), { id, isEnabled: status === 'enabled' }]),
    ),
  }
}

type RoleGrants = Parameters<typeof grantsFrom>[0]

/**
 * Pages would show an imported person the whole company, or the part that another person leads, unless they lead seats: only
 * somebody who sees the whole company grants pages in a file (R58).
 */
async function grantRule(tx: TenantTx, importer: Viewer): Promise<(role: RoleGrants) => boolean> {
  const isBounded = (await scopeBefore(tx, importer)).rootId !== null
  const rights = await grantableRights(tx, importer)
  return (role) => canGrant(rights, grantsFrom(role)) && !(isBounded && role.menuIds.length > 0)
}

type Organization = { id: number; parentId: number | null; name: string }

function organizationsByPath(rows: readonly Organization[]): Map<string, number | null> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const paths = new Map<number, string>()
  const buildPath = ({ id, parentId, name }: Organization): string => {
    const known = paths.get(id)
    if (known !== undefined) return known
    const parent = parentId === null ? undefined : byId.get(parentId)
    const path = parent ? `${buildPath(parent)}/${pathKey(name)}` : pathKey(name)
    paths.set(id, path)
    return path
  }
  const found = new Map<string, number | null>()
  for (const row of rows) {
    const path = buildPath(row)
    found.set(path, found.has(path) ? null : row.id)
  }
  return found
}

/** Finds the usernames among these that are taken, in any tenant. */
export async function takenUsernames(
  ctx: AppContext,
  usernames: readonly string[],
): Promise<ReadonlySet<string>> {
  if (usernames.length === 0) return new Set()
  const { rows } = await sql<{ username: string }>`
    select taken_usernames(${[...usernames]}::text[]) as username`.execute(ctx.db.outside)
  return new Set(rows.map(({ username }) => username))
}

export type ExistingReferences = {
  organizations: ReadonlySet<number>
  roles: ReadonlySet<number>
  businesses: ReadonlySet<number>
}

/**
 * Finds the references of some people that still exist and that the importer may still assign; they stay so until this
 * transaction ends.
 */
export async function lockReferences(
  tx: TenantTx,
  importer: Viewer,
  people: readonly ImportedPerson[],
): Promise<ExistingReferences> {
  const { db } = tx
  const canGive = await grantRule(tx, importer)
  const ids = (of: (person: ImportedPerson) => readonly number[]) => [...new Set(people.flatMap(of))]
  const organizations = await lockPresentOrganizations(
    tx,
    ids(({ orgId }) => [orgId]),
  )
  const roleIds = ids((person) => person.roleIds)
  const roles =
    roleIds.length === 0
      ? []
      : await db
          .selectFrom('role')
          .where('id', 'in', roleIds)
          .select(['id', 'menuIds', 'permissions'])
          .forShare()
          .execute()
  return {
    organizations: new Set(organizations.map(({ id }) => id)),
    roles: new Set(roles.filter(canGive).map(({ id }) => id)),
    businesses: await lockEnabledBusinessTypes(
      tx,
      ids((person) => person.businessTypeIds),
    ),
  }
}
