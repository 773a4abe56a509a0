import type { role as calls } from '@console/contracts'
import type { Session } from '../../../access/session.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import { canChangeRole } from './role.policy.ts'
import type { StoredRole } from './role.store.ts'

export function roleView(role: StoredRole, session: Session): calls.Role {
  const { id, name, people, menuIds, permissions, isOwn, version, updatedAt } = role
  return {
    id,
    name,
    people,
    menuIds: [...menuIds],
    permissions: [...permissions],
    isOwn,
    canChange: canChangeRole(role, session),
    version,
    updatedAt: toUnixSeconds(updatedAt),
  }
}
