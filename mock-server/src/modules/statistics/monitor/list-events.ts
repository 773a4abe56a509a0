import { monitor } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { findLastEditId } from './history.store.ts'
import { buildMonitorFilter } from './monitor.policy.ts'
import { eventsOfPeople } from './track-events.ts'
import { spansOfTrack } from './track.store.ts'

export const listEvents = route(monitor.events, {
  policy: canOpen('monitor.person'),
  handler: async ({ ctx, tx, session, query }) => {
    const now = ctx.clock.now()
    const filter = await buildMonitorFilter(query, { tx, session, now })
    // Read before the statuses: an editor may not have seen corrections made meanwhile.
    const lastEditId = await findLastEditId(tx, query.userId)
    const events = eventsOfPeople(await spansOfTrack(tx, filter, [query.userId]), now)
    return { events: events.get(query.userId) ?? [], lastEditId }
  },
})
