import { monitor } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { buildMonitorFilter } from './monitor.policy.ts'
import { trackedPeople } from './people.store.ts'
import { personTracks } from './person-track.ts'

const ONE = { pageIndex: 1, pageSize: 1 }

export const getDetail = route(monitor.detail, {
  policy: canOpen('monitor.person'),
  handler: async ({ ctx, tx, session, query }) => {
    const filter = await buildMonitorFilter(query, { tx, session, now: ctx.clock.now() })
    const { people } = await trackedPeople(tx, filter, ONE)
    const [track] = await personTracks(tx, filter, people)
    if (!track) throw new NotFound()
    return track
  },
})
