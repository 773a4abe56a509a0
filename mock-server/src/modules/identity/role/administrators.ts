import { role as calls } from '@console/contracts'
import { sql } from 'kysely'
import type { PageId } from '../../../access/menu/menu-id.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { refuse } from '../../../platform/errors.ts'
import { roleTexts } from './role.messages.ts'

const ROLES: PageId = 'account.role'
const USERS: PageId = 'account.users'

/**
 * Makes a change of roles, accounts or who has which role, unless it would leave the company without anybody who can
 * sign in and open the pages of roles and of users. Such changes wait for each other: two administrators who each
 * remove the other at the same moment are still two changes in a row.
 */
export async function withAdministratorCheck<Result>(
  tx: TenantTx,
  change: () => Promise<Result>,
): Promise<Result> {
  await lockAdministration(tx)
  const hadOne = await hasAdministrator(tx)
  const result = await change()
  // A company that never had one is not barred from every change.
  if (hadOne && !(await hasAdministrator(tx))) throw refuse(calls.ROLE_REFUSALS.locksOut, roleTexts.locksOut)
  return result
}

/** Holds other changes of the same company's roles back until this transaction ends. */
export async function lockAdministration({ db, tenantId }: TenantTx): Promise<void> {
  await db.selectFrom('tenant').select('id').where('id', '=', tenantId).forNoKeyUpdate().execute()
}

/** An enabled person with a password whose roles together open both pages. */
async function hasAdministrator({ db }: TenantTx): Promise<boolean> {
  const found = await db
    .selectFrom('role')
    .innerJoin('userRole', 'userRole.roleId', 'role.id')
    .innerJoin('person', 'person.id', 'userRole.userId')
    .where('person.canSignIn', '=', true)
    .where(sql<boolean>`role.menu_ids && array[${ROLES}, ${USERS}]::text[]`)
    .groupBy('person.id')
    .having(sql<boolean>`bool_or(${ROLES} = any(role.menu_ids))`)
    .having(sql<boolean>`bool_or(${USERS} = any(role.menu_ids))`)
    .select('person.id')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
