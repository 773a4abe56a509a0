import { role as calls } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { refuse } from '../../../platform/errors.ts'
import { lockAdministration } from './administrators.ts'
import { roleTexts } from './role.messages.ts'
import { countRoles, idOfName, insertRole, type RoleContent } from './role.store.ts'

/** A new role, when the name is free and there are not too many. */
export async function addRole(tx: TenantTx, content: RoleContent, at: Date): Promise<number> {
  await lockAdministration(tx)
  if ((await countRoles(tx)) >= calls.MAX_ROLES) throw refuse(calls.ROLE_REFUSALS.tooMany, roleTexts.tooMany)
  await requireFreeName(tx, content.name)
  return insertRole(tx, content, at)
}

/** `own` is the role that may have the name. */
export async function requireFreeName(tx: TenantTx, name: string, own?: number): Promise<void> {
  const existing = await idOfName(tx, name)
  if (existing !== undefined && existing !== own) {
    throw refuse(calls.ROLE_REFUSALS.nameTaken, roleTexts.nameTaken(name))
  }
}
