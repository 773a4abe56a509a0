import { workspace } from '@console/contracts'
import type { Body, MasterStatusNotify, SeatStatusNotify } from '@console/realtime'
import type { Greeting } from '../../../access/topic.ts'
import { findMasterStates, findSeatStates } from '../../facts/seat-status/public.ts'
import { findMastersInScope, findSeatIds } from './master.store.ts'
import { masterNotice, seatNotice } from './notices.ts'
import type { watcherCache } from './watchers.ts'

/** More organisations would fill what a session retains: the pages of such a large company poll. */
const MAX_ORGANIZATIONS = 200

type Detail = { seats: SeatStatusNotify[]; masters: MasterStatusNotify[] }

/** The whole state of each organisation that a person may watch: every active seat of it, and who leads it (RT-012). */
export const onlineDetail =
  (findWatchers: ReturnType<typeof watcherCache>): Greeting =>
  async (tx, { userId: viewerId, businessTypeId }, now) => {
    const watchers = await findWatchers(tx, [viewerId], now)
    const scope = watchers.scopeOf(viewerId)
    if (scope === null) return []
    const byOrganization = new Map<number, Detail>()
    const getOrCreateDetail = (orgId: number): Detail => {
      const known = byOrganization.get(orgId) ?? { seats: [], masters: [] }
      byOrganization.set(orgId, known)
      return known
    }
    const { timezone } = watchers
    const seats = await findSeatStates(tx, { userIds: await findSeatIds(tx, scope), now, timezone })
    for (const [userId, state] of seats) {
      if (state.orgId === null) continue
      const detail = getOrCreateDetail(state.orgId)
      if (workspace.isActive(state.status))
        detail.seats.push(seatNotice(state, { userId, businessTypeId, now }))
    }
    const masters = await findMastersInScope(tx, scope)
    const states = await findMasterStates(tx, { userIds: masters.map(({ userId }) => userId), now })
    for (const { userId, orgId } of masters) {
      const state = states.get(userId)
      if (orgId !== null && state)
        getOrCreateDetail(orgId).masters.push(
          masterNotice({ ...state, orgId }, { userId, businessTypeId, now }),
        )
    }
    if (byOrganization.size > MAX_ORGANIZATIONS) return []
    return [...byOrganization].map(([orgId, detail]) => toOnlineDetailBody(businessTypeId, orgId, detail))
  }

function toOnlineDetailBody(businessTypeId: number, orgId: number, { seats, masters }: Detail): Body {
  const onlineMasterCnt = masters.filter(({ status }) => status === workspace.MASTER_STATUS.online).length
  const value = { businessTypeId, orgId, onlineSeatCnt: seats.length, onlineMasterCnt, seats, masters }
  return { kind: 'onlineDetail', value }
}
