import { session } from '@console/contracts'
import type { Body } from '@console/realtime'
import type { Topic } from '../../../access/topic.ts'
import { memberIds } from './role.store.ts'

/** The grants of a role have changed; the key begins with its id. */
export const ROLE_CHANGED = 'role.changed'
const parseRoleId = (key: string): number => Number(key.split('.')[0])

/**
 * People who have the role are informed that their rights are to be read again: menu and pages follow (docs/decisions/0018).
 */
export const rightsChanged: Topic = {
  topic: ROLE_CHANGED,
  findNotices: async (tx, { events }, connected) => {
    const members = new Set<number>()
    for (const roleId of new Set(events.map(({ key }) => parseRoleId(key))))
      for (const userId of await memberIds(tx, roleId)) members.add(userId)
    // One body for all who have selected the same business type: a role may be everybody's.
    const bodies = new Map<number, Body>()
    return connected
      .filter(({ userId }) => members.has(userId))
      .map((to) => {
        const body = bodies.get(to.businessTypeId) ?? changedFor(to.businessTypeId)
        bodies.set(to.businessTypeId, body)
        return { to, body }
      })
  },
}

function changedFor(businessTypeId: number): Body {
  const events = [{ url: session.authz.path, unreadCount: 0 }]
  return { kind: 'pushEvents', value: { businessTypeId, events } }
}
