import type { Body } from '@console/realtime'
import type { Notice, Topic } from '../../../access/topic.ts'
import { SEATS_CHANGED } from '../../facts/ingest/public.ts'
import { findSeatStates } from '../../facts/seat-status/public.ts'
import { seatNotice } from './notices.ts'
import type { watcherCache } from './watchers.ts'

/**
 * Informs people of the new states of changed seats, if they may watch them and have selected a business type that the seats
 * work for (RT-013). All changes that were found together are read in one query, each seat once.
 */
export const seatChanges = (findWatchers: ReturnType<typeof watcherCache>): Topic => ({
  topic: SEATS_CHANGED,
  findNotices: async (tx, { events, now }, connected) => {
    const userIds = connected.map(({ userId }) => userId)
    const watchers = await findWatchers(tx, userIds, now)
    const watching = connected.filter(
      ({ userId, businessTypeId }) => businessTypeId > 0 && watchers.scopeOf(userId) !== null,
    )
    if (watching.length === 0) return []
    const changed = [...new Set(events.flatMap(({ about }) => about))]
    const states = await findSeatStates(tx, { userIds: changed, now, timezone: watchers.timezone })
    const notices: Notice<(typeof connected)[number]>[] = []
    for (const [userId, state] of states) {
      // All who watch a seat for the same business are sent the same.
      const bodies = new Map<number, Body>()
      for (const to of watching) {
        const { businessTypeId } = to
        if (!state.businessTypeIds.includes(businessTypeId)) continue
        if (!watchers.canWatch(to.userId, state.orgId)) continue
        const body = bodies.get(businessTypeId) ?? {
          kind: 'seatStatus',
          value: seatNotice(state, { userId, businessTypeId, now }),
        }
        bodies.set(businessTypeId, body)
        notices.push({ to, body })
      }
    }
    return notices
  },
})
