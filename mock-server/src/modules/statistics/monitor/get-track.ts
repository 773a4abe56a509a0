import { average, monitor } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { buildMonitorFilter } from './monitor.policy.ts'
import { trackedPeople } from './people.store.ts'
import { personTracks } from './person-track.ts'
import { eventsOfPeople } from './track-events.ts'
import { spansOfTrack } from './track.store.ts'

export const getTrack = route(monitor.track, {
  policy: canOpen('home.monitor', 'monitor.day'),
  handler: async ({ ctx, tx, session, query: { pageIndex, pageSize, ...query } }) => {
    const now = ctx.clock.now()
    const filter = await buildMonitorFilter(query, { tx, session, now })
    const found = await trackedPeople(tx, filter, { pageIndex, pageSize })
    const userIds = found.people.map(({ userId }) => userId)
    const events = eventsOfPeople(await spansOfTrack(tx, filter, userIds), now)
    const tracks = await personTracks(tx, filter, found.people)
    return {
      userStatusTrackList: tracks.map((track) => ({ ...track, events: events.get(track.userId) ?? [] })),
      total: found.total,
      totalOnlineUserCnt: found.onlineUsers,
      totalOnlineDuration: found.onlineSeconds,
      avgOnlineDuration: average(found.onlineSeconds, found.onlineUsers),
    }
  },
})
