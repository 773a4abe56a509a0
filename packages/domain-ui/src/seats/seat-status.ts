import { workspace } from '@console/contracts'
import type { StatusTone } from '@console/ui'

const { unknown, offline, online, calling, nonworking, ringing } = workspace.SEAT_STATUS

/** Tone and text of each status; a seat that is not working is called idle (WORK-015). */
export const SEAT_STATUS_LOOK = {
  [unknown]: { tone: 'unknown', textId: 'seats.status.unknown' },
  [offline]: { tone: 'offline', textId: 'seats.status.offline' },
  [online]: { tone: 'good', textId: 'seats.status.online' },
  [calling]: { tone: 'calling', textId: 'seats.status.calling' },
  [nonworking]: { tone: 'idle', textId: 'seats.status.idle' },
  [ringing]: { tone: 'ringing', textId: 'seats.status.ringing' },
} as const satisfies Record<workspace.SeatStatus, { tone: StatusTone; textId: string }>

/** In the order of the totals. */
export const STATUS_ORDER = [calling, ringing, online, nonworking, offline, unknown] as const
