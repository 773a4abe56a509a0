import type { role as calls } from '@console/contracts'
import { sql } from 'kysely'
import type { GrantedMenuId } from '../../../access/menu/menu-id.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { naturalOrder } from '../../../platform/db/natural-order.ts'
import type { Grants } from './grant-rule.ts'

export type StoredRole = Grants & {
  id: number
  name: string
  version: number
  updatedAt: Date
  people: number
  /** True if the requesting person has the role. */
  isOwn: boolean
  /** True if an enabled administrator of the company has the role. */
  isAdministratorsRole: boolean
}

/** Every role by name, the most that a company may have. */
export function findRoles(tx: TenantTx, userId: number): Promise<StoredRole[]> {
  return rolesWithPeople(tx, userId)
    .orderBy(sql`lower(${naturalOrder('role.name')})`)
    .orderBy('role.id')
    .execute()
}

export function findRole(tx: TenantTx, id: number, userId: number): Promise<StoredRole | undefined> {
  return rolesWithPeople(tx, userId).where('role.id', '=', id).executeTakeFirst()
}

function rolesWithPeople({ db }: TenantTx, userId: number) {
  return db
    .selectFrom('role')
    .select(['role.id', 'role.name', 'role.menuIds', 'role.permissions', 'role.version', 'role.updatedAt'])
    .$narrowType<{ menuIds: GrantedMenuId[] }>()
    .select((eb) => [
      eb
        .selectFrom('userRole')
        .whereRef('userRole.roleId', '=', 'role.id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('people'),
      eb
        .exists(
          eb
            .selectFrom('userRole')
            .whereRef('userRole.roleId', '=', 'role.id')
            .where('userRole.userId', '=', userId)
            .select('userRole.userId'),
        )
        .$castTo<boolean>()
        .as('isOwn'),
      eb
        .exists(
          eb
            .selectFrom('userRole')
            .innerJoin('person', 'person.id', 'userRole.userId')
            .whereRef('userRole.roleId', '=', 'role.id')
            .where('person.tenantAdmin', '=', true)
            .where('person.status', '=', 'enabled')
            .select('userRole.userId'),
        )
        .$castTo<boolean>()
        .as('isAdministratorsRole'),
    ])
}

export async function countRoles({ db }: TenantTx): Promise<number> {
  const { count } = await db
    .selectFrom('role')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The role that has a name already, in whatever case. */
export async function idOfName({ db }: TenantTx, name: string): Promise<number | undefined> {
  const found = await db
    .selectFrom('role')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .select('id')
    .executeTakeFirst()
  return found?.id
}

export type RoleContent = Grants & { name: string }

export async function insertRole(
  { db, tenantId }: TenantTx,
  { name, menuIds, permissions }: RoleContent,
  updatedAt: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('role')
    .values({ tenantId, name, menuIds: [...menuIds], permissions: [...permissions], updatedAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateRole(
  { db }: TenantTx,
  id: number,
  { name, menuIds, permissions, updatedAt }: RoleContent & { updatedAt: Date },
): Promise<void> {
  await db
    .updateTable('role')
    .set((eb) => ({
      name,
      menuIds: [...menuIds],
      permissions: [...permissions],
      updatedAt,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

export async function deleteRole({ db }: TenantTx, id: number): Promise<void> {
  await db.deleteFrom('role').where('id', '=', id).execute()
}

/** Ids of the people who have a role. */
export async function memberIds({ db }: TenantTx, roleId: number): Promise<number[]> {
  const rows = await db.selectFrom('userRole').where('roleId', '=', roleId).select('userId').execute()
  return rows.map(({ userId }) => userId)
}

export async function findHolders(
  { db }: TenantTx,
  { id, pageIndex, pageSize }: { id: number; pageIndex: number; pageSize: number },
): Promise<{ records: calls.Member[]; total: number }> {
  const having = db.selectFrom('userRole').where('userRole.roleId', '=', id)
  const { total } = await having
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const records = await having
    .innerJoin('person', 'person.id', 'userRole.userId')
    .leftJoin('organizationUnit', 'organizationUnit.id', 'person.orgId')
    .select(['person.id', 'person.username', 'person.name', 'organizationUnit.name as orgName'])
    .select((eb) => eb('person.status', '=', 'enabled').$castTo<boolean>().as('isEnabled'))
    .orderBy(sql`lower(person.username)`)
    .orderBy('person.id')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute()
  return { records, total }
}
