import type { Notice, Topic } from '../../../access/topic.ts'
import { findMasterStates } from '../../facts/seat-status/public.ts'
import { findMasters } from './master.store.ts'
import { masterNotice } from './notices.ts'
import type { watcherCache } from './watchers.ts'

/** A leader signed in to the console or out of it; the database reports it with the session. */
const MASTER_CHANGED = 'master.changed'

/** Informs people who may watch a leader's organisation if the leader is there (RT-014). */
export const masterChanges = (findWatchers: ReturnType<typeof watcherCache>): Topic => ({
  topic: MASTER_CHANGED,
  findNotices: async (tx, { events, now }, connected) => {
    const watchers = await findWatchers(
      tx,
      connected.map(({ userId }) => userId),
      now,
    )
    const watching = connected.filter(
      ({ userId, businessTypeId }) => businessTypeId > 0 && watchers.scopeOf(userId) !== null,
    )
    if (watching.length === 0) return []
    const masters = await findMasters(tx, [...new Set(events.flatMap(({ about }) => about))])
    const states = await findMasterStates(tx, { userIds: masters.map(({ userId }) => userId), now })
    const notices: Notice<(typeof connected)[number]>[] = []
    for (const { userId, orgId } of masters) {
      const state = states.get(userId)
      if (!state) continue
      for (const to of watching) {
        if (!watchers.canWatch(to.userId, orgId)) continue
        const { businessTypeId } = to
        const value = masterNotice({ ...state, orgId }, { userId, businessTypeId, now })
        notices.push({ to, body: { kind: 'masterStatus', value } })
      }
    }
    return notices
  },
})
