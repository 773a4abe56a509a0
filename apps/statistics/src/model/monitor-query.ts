import { toWireDay } from '@console/ui/time'
import type { StatQuery } from './stat-query.ts'

/** Query of a page of monitoring: null is all; a seat narrows it to one person (MON-003). */
export type MonitorQuery = StatQuery & { seat: number | null }

/** Days and ids as the calls of monitoring take them; what narrows nothing is left out (MON-021, MON-047). */
export type MonitorWire = {
  beginAt: string
  endAt: string
  bizTypeId?: number
  orgId?: number
  userId?: number
}

export function toMonitorWire({
  business,
  organisation,
  seat,
  range: [from, to],
}: MonitorQuery): MonitorWire {
  return {
    beginAt: toWireDay(from),
    endAt: toWireDay(to),
    ...(business === null ? {} : { bizTypeId: business }),
    ...(organisation === null ? {} : { orgId: organisation }),
    ...(seat === null ? {} : { userId: seat }),
  }
}
