import type { Session } from '../../../access/session.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'
import { findRole, type StoredRole } from './role.store.ts'

/** Another company's role answers like one that does not exist. */
export async function requireRole(
  tx: TenantTx,
  id: number,
  session: Pick<Session, 'userId'>,
): Promise<StoredRole> {
  const found = await findRole(tx, id, session.userId)
  if (!found) throw new NotFound()
  return found
}
