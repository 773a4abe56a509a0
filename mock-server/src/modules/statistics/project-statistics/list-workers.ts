import { projectStat, workspace } from '@console/contracts'
import { route } from '../../../access/route.ts'
import type { Session } from '../../../access/session.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { findOutsourcedSeats, findSeatStates, type SeatState } from '../../facts/seat-status/public.ts'
import type { ProjectWork } from '../statistics/public.ts'
import { daysOrEver } from './days.ts'
import { canReadWorkers } from './project-statistics.policy.ts'
import { findWorkers } from './project-statistics.store.ts'
import { findOutsourcedWork } from './work.ts'

export const listWorkers = route(projectStat.workers, {
  policy: canReadWorkers,
  handler: async ({ ctx, tx, session, query }) => {
    const { bizTypeId, projectId } = query
    const now = ctx.clock.now()
    const { scope, project } = await findOutsourcedWork(tx, { session, now }, { bizTypeId, projectId })
    const filter = { ...daysOrEver(query), bizTypeId, scope, project, now }
    const { rows, total } = await findWorkers(tx, filter, query)
    const userIds = rows.map(({ userId }) => userId)
    const statuses = await findStatuses(tx, { session, now, bizTypeId, userIds, project })
    return {
      records: rows.map(({ userId, name, orgName, phone, isOnline, seconds }) => {
        const status = statuses.get(userId)?.status ?? workspace.SEAT_STATUS.offline
        return {
          userId,
          id: userId,
          name,
          orgName,
          phone,
          onlineStatus: isOnline ? ('online' as const) : ('offline' as const),
          totalOnlineDuration: seconds,
          bizId: bizTypeId,
          status,
          roomId: workspace.isActive(status) ? workspace.seatRoomId(userId) : '',
        }
      }),
      totalCnt: total,
    }
  },
})

type StatusQuery = {
  session: Pick<Session, 'timezone'>
  now: Date
  bizTypeId: number
  userIds: readonly number[]
  project: ProjectWork | undefined
}

/**
 * Finds statuses as the live monitor does: an owner sees what seats of others do for the project, everybody else their own
 * seats.
 */
async function findStatuses(
  tx: TenantTx,
  { session: { timezone }, now, bizTypeId, userIds, project }: StatusQuery,
): Promise<ReadonlyMap<number, Pick<SeatState, 'status'>>> {
  const isOwners = project !== undefined && !project.providerIds.includes(tx.tenantId)
  if (!isOwners) return findSeatStates(tx, { userIds, now, timezone })
  const { providerIds } = project
  const seats = await findOutsourcedSeats(tx, { bizTypeId, providerIds, userIds, now })
  return new Map(seats.map((seat) => [seat.id, seat]))
}
