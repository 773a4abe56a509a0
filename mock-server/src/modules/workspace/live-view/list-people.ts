import { liveView, workspace } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { noteHandsSeen } from '../../facts/raised-hand/public.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { findScope } from '../../identity/organization/public.ts'
import { canWatchSeats } from '../seat-room/public.ts'
import { livePeople } from './live-view.store.ts'

export const listPeople = route(liveView.people, {
  policy: canOpen('monitor.view'),
  handler: async ({ ctx, tx, session, query }) => {
    await requireBusinessType(tx, query.bizTypeId)
    const scope = await findScope(tx, { userId: session.userId, orgId: query.orgId })
    const now = ctx.clock.now()
    const answer = await livePeople(tx, { ...query, scope, now, timezone: session.timezone })
    const raised = answer.records.filter(({ isHandRaised }) => isHandRaised)
    await noteHandsSeen(tx, { userIds: raised.map(({ userId }) => userId), now })
    const canWatch = canWatchSeats(session)
    const records = answer.records.map((person) => ({
      ...person,
      roomID: canWatch ? workspace.seatRoomId(person.userId) : '',
    }))
    return { ...answer, records }
  },
})
