import { EXACT_COUNT_LIMIT, type account } from '@console/contracts'
import { sql, type SelectQueryBuilder } from 'kysely'
import { menuIdsFrom } from '../../../access/menu/menu-id.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { findScope, organizationsBelow, seesBeyond } from '../organization/public.ts'
import { grantableRights } from '../role/public.ts'
import type { Viewer } from './account.policy.ts'

export type StoredPerson = {
  id: number
  username: string
  name: string
  nickName: string | null
  position: account.Person['position']
  orgId: number | null
  status: 'enabled' | 'disabled'
  isWaiting: boolean
  hasPassword: boolean
  tenantAdmin: boolean
  phone: string | null
  roles: account.Named[]
  businessTypes: account.Named[]
  lastSignInAt: Date | null
  createdAt: Date
  changedAt: Date | null
  isErased: boolean
  version: number
  /** True if one of their roles grants more than the viewer has. */
  roleGrantsMore: boolean
  /** They may see more of the company than the viewer. */
  seesBeyond: boolean
}

type People = SelectQueryBuilder<Database, 'appUser', object>

/** People that the viewer may see and the filter matches; a person without a company sees only themself. */
function matching({ db, tenantId }: TenantTx, viewer: Viewer, filter: account.PeopleFilter): People {
  let query = db.selectFrom('appUser').where('appUser.tenantId', '=', tenantId)
  if (viewer.individual) query = query.where('appUser.id', '=', viewer.userId)
  const { text, orgId, status, roleId, businessTypeId } = filter
  if (text) query = query.where(containsText(text))
  if (orgId) query = query.where('appUser.orgId', 'in', organizationsBelow(orgId))
  if (status) query = query.where(STATUS_CONDITIONS[status])
  if (roleId) {
    query = query.where((where) =>
      where.exists(
        where
          .selectFrom('userRole')
          .whereRef('userRole.userId', '=', 'appUser.id')
          .where('userRole.tenantId', '=', tenantId)
          .where('userRole.roleId', '=', roleId)
          .select('userRole.userId'),
      ),
    )
  }
  if (businessTypeId) {
    query = query.where((where) =>
      where.exists(
        where
          .selectFrom('userBusinessType')
          .whereRef('userBusinessType.userId', '=', 'appUser.id')
          .where('userBusinessType.tenantId', '=', tenantId)
          .where('userBusinessType.businessTypeId', '=', businessTypeId)
          .select('userBusinessType.userId'),
      ),
    )
  }
  return query
}

/** Signed up with an invitation, and never let in since (R38). */
const IS_WAITING = sql<boolean>`(app_user.status = 'disabled' and app_user.erased_at is null
  and exists (select 1 from invitation_code i
    where i.tenant_id = app_user.tenant_id and i.used_by = app_user.id)
  and not exists (select 1 from account_period p
    where p.tenant_id = app_user.tenant_id and p.user_id = app_user.id))`

const STATUS_CONDITIONS = {
  enabled: sql<boolean>`app_user.status = 'enabled'`,
  disabled: sql<boolean>`app_user.status = 'disabled'`,
  waiting: IS_WAITING,
  noPassword: sql<boolean>`app_user.status = 'enabled' and app_user.password_hash is null`,
} satisfies Record<(typeof account.PERSON_STATUSES)[number], unknown>

/** Not `like`, whose wildcards a person may type without meaning them. */
function containsText(text: string) {
  return sql<boolean>`(holds_text(app_user.username, ${text})
    or holds_text(app_user.name, ${text})
    or holds_text(coalesce(app_user.nick_name, ''), ${text}))`
}

/** Adds the facts about each person, their rights measured against the viewer's. */
async function withFacts(tx: TenantTx, query: People, viewer: Viewer) {
  const scope = await findScope(tx, { userId: viewer.userId, orgId: undefined })
  const { menuIds, permissions } = await grantableRights(tx, viewer)
  const people = query.select([
    'appUser.id',
    'appUser.username',
    'appUser.name',
    'appUser.nickName',
    'appUser.type as position',
    'appUser.orgId',
    'appUser.status',
    'appUser.tenantAdmin',
    'appUser.phone',
    'appUser.lastSignInAt',
    'appUser.createdAt',
    'appUser.changedAt',
    'appUser.version',
    IS_WAITING.as('isWaiting'),
    sql<boolean>`app_user.password_hash is not null`.as('hasPassword'),
    sql<boolean>`app_user.erased_at is not null`.as('isErased'),
    sql<
      account.Named[]
    >`(select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name) order by r.name), '[]')
      from user_role ur join role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id
      where ur.tenant_id = app_user.tenant_id and ur.user_id = app_user.id)`.as('roles'),
    sql<
      account.Named[]
    >`(select coalesce(json_agg(json_build_object('id', b.id, 'name', b.name) order by b.id), '[]')
      from user_business_type ub join business b on b.tenant_id = ub.tenant_id and b.id = ub.business_type_id
      where ub.tenant_id = app_user.tenant_id and ub.user_id = app_user.id)`.as('businessTypes'),
    sql<boolean>`exists (select 1 from user_role ur join role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id
      where ur.tenant_id = app_user.tenant_id and ur.user_id = app_user.id
        and not (r.menu_ids <@ ${[...menuIds]}::text[] and r.permissions <@ ${[...permissions]}::text[]))`.as(
      'roleGrantsMore',
    ),
    seesBeyond(scope, 'appUser').as('seesBeyond'),
  ])
  // Returned within an object: an async function that returned the query itself would run it at once.
  return { people }
}

export type PeoplePage = { order: 'name' | 'changed'; limit: number; offset: number }

export async function findPeople(
  tx: TenantTx,
  { viewer, filter, page }: { viewer: Viewer; filter: account.PeopleFilter; page: PeoplePage },
): Promise<StoredPerson[]> {
  const { people } = await withFacts(tx, matching(tx, viewer, filter), viewer)
  const ordered =
    page.order === 'name'
      ? people.orderBy('appUser.name').orderBy('appUser.id')
      : people
          .orderBy(sql`coalesce(app_user.changed_at, app_user.created_at)`, 'desc')
          .orderBy('appUser.id', 'desc')
  return ordered.limit(page.limit).offset(page.offset).execute()
}

/** Finds those of the people whom the viewer may see, in the order of their ids. */
export async function findPeopleById(
  tx: TenantTx,
  viewer: Viewer,
  ids: readonly number[],
): Promise<StoredPerson[]> {
  const { people } = await withFacts(tx, matching(tx, viewer, {}), viewer)
  return people
    .where('appUser.id', 'in', [...ids])
    .orderBy('appUser.id')
    .execute()
}

/** Finds people whom the viewer may see by username, ignoring case. */
export async function findPeopleByUsername(
  tx: TenantTx,
  viewer: Viewer,
  usernames: readonly string[],
): Promise<StoredPerson[]> {
  if (usernames.length === 0) return []
  const { people } = await withFacts(tx, matching(tx, viewer, {}), viewer)
  const folded = usernames.map((username) => username.toLowerCase())
  return people.where(sql<boolean>`lower(app_user.username) = any(${folded}::text[])`).execute()
}

/** The next people after one, by id: an order that no change of a name upsets. */
export async function peopleAfter(
  tx: TenantTx,
  {
    viewer,
    filter,
    after,
    limit,
  }: { viewer: Viewer; filter: account.PeopleFilter; after: number; limit: number },
): Promise<StoredPerson[]> {
  const { people } = await withFacts(tx, matching(tx, viewer, filter), viewer)
  return people.where('appUser.id', '>', after).orderBy('appUser.id').limit(limit).execute()
}

/** Exact up to the limit of R35, and never more than that. */
export async function countPeople(
  tx: TenantTx,
  viewer: Viewer,
  filter: account.PeopleFilter,
): Promise<{ count: number; isCapped: boolean }> {
  const { count } = await tx.db
    .selectFrom(
      matching(tx, viewer, filter)
        .select('appUser.id')
        .limit(EXACT_COUNT_LIMIT + 1)
        .as('counted'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { count: Math.min(count, EXACT_COUNT_LIMIT), isCapped: count > EXACT_COUNT_LIMIT }
}

export async function countAllPeople(
  tx: TenantTx,
  viewer: Viewer,
  filter: account.PeopleFilter,
): Promise<number> {
  const { count } = await matching(tx, viewer, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The rights of somebody as they are now, for work that continues after their request. */
export async function findViewer({ db }: TenantTx, userId: number): Promise<Viewer | null> {
  const row = await db
    .selectFrom('appUser')
    .where('appUser.id', '=', userId)
    .where('appUser.status', '=', 'enabled')
    .select(['appUser.tenantAdmin', 'appUser.individual'])
    .executeTakeFirst()
  if (!row) return null
  const roles = await db
    .selectFrom('userRole')
    .innerJoin('role', 'role.id', 'userRole.roleId')
    .where('userRole.userId', '=', userId)
    .select(['role.menuIds', 'role.permissions'])
    .execute()
  return {
    userId,
    ...row,
    menuIds: new Set(roles.flatMap(({ menuIds }) => menuIdsFrom(menuIds))),
    permissions: new Set(roles.flatMap(({ permissions }) => permissions)),
  }
}
