import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { id, queryId, queryPage, unixSeconds } from '../../shared/wire.ts'

/** Statuses of a seat that is online: signed in, on leave included, but not signed out. */
export const LIVE_STATUSES = ['work', 'online', 'break', 'idle', 'leave'] as const
export const liveStatus = z.enum(LIVE_STATUSES)
export type LiveStatus = z.output<typeof liveStatus>

/**
 * Statuses of the wall as far as seats that are signed in have them: a running call takes precedence over what the seat reported,
 * and who neither works nor waits for a call is idle.
 */
export const LIVE_SEAT_STATUSES = ['calling', 'ringing', 'online', 'idle'] as const
export const liveSeatStatus = z.enum(LIVE_SEAT_STATUSES)
export type LiveSeatStatus = z.output<typeof liveSeatStatus>

/** The interval at which a visible page polls. */
export const LIVE_REFRESH_MS = 10_000

const count = z.int().min(0)

/** A call that is ringing or in conversation: without an answer it is still ringing. */
const runningCall = z.object({
  callId: z.string(),
  sessionId: z.string().nullable(),
  startedAt: unixSeconds,
  answeredAt: unixSeconds.nullable(),
  isOutbound: z.boolean().nullable(),
  /** Masked where it came from. */
  customer: z.string().nullable(),
})

const livePerson = z.object({
  userId: id,
  userName: z.string(),
  orgName: z.string(),
  status: liveStatus,
  subStatus: z.string().nullable(),
  since: unixSeconds,
  call: runningCall.nullable(),
  isHandRaised: z.boolean(),
  /** The room in which the seat can be watched; empty if the caller may not watch it. */
  roomID: z.string(),
})
export type LivePerson = z.output<typeof livePerson>

/**
 * People who are signed in at this moment for a business, raised hands first, then calls, then by name, and how many in each
 * status whatever the filter by status.
 */
export const people = defineCall({
  id: 'liveView.people',
  path: '/api/assistant/live-view/people',
  access: 'page',
  query: z.strictObject({
    /** Absent: every business type. */
    bizTypeId: queryId.optional(),
    /** Absent: everything that the caller may see. */
    orgId: queryId.optional(),
    status: liveStatus.optional(),
    ...queryPage(),
  }),
  data: z.object({
    records: z.array(livePerson),
    total: count,
    counts: z.record(liveStatus, count),
    seatCounts: z.record(liveSeatStatus, count),
    /** The server's current time, with which all times here are to be compared. */
    at: unixSeconds,
  }),
})
