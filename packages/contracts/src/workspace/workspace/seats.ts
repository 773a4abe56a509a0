import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import { id, listOrNone, queryId } from '../../shared/wire.ts'
import { SEAT_STATUS } from './seat-status.ts'

/** Seats of one call at most. */
export const MAX_SEATS = 2000

/** Status codes of a group master (WORK-022). */
export const MASTER_STATUS = { unknown: 0, offline: 1, online: 2 } as const
export type MasterStatus = (typeof MASTER_STATUS)[keyof typeof MASTER_STATUS]

/** Roles of a person in an organisation: the first two watch, the others are watched (WORK-021, WORK-Q18). */
export const PERSON_TYPE = { operationMaster: 0, groupMaster: 1, groupSeat: 2, individualSeat: 3 } as const
export type PersonType = (typeof PERSON_TYPE)[keyof typeof PERSON_TYPE]

/** An organisation with those below it; `children` may be missing where there are none. */
export type OrgNode = {
  orgID: number
  orgName: string
  /** Seats of the organisation and of all below it. */
  seatCnt: number
  /** Seats of the organisation itself, which `orgUsers` answers. */
  ownSeatCnt?: number | undefined
  children: OrgNode[]
}
const orgNode: z.ZodType<OrgNode> = z.object({
  orgID: id,
  orgName: z.string(),
  seatCnt: z.int().min(0),
  ownSeatCnt: ours(z.int().min(0)),
  get children() {
    return listOrNone(orgNode)
  },
})

/** The organisations that the caller may watch (WORK-002, WORK-Q1). The business type may also be in the `businessTypeId` header alone. */
export const orgTree = defineCall({
  id: 'workspace.orgTree',
  documented: true,
  method: 'POST',
  path: '/api/dolphin/user/describeOrgTree',
  body: z.strictObject({ businessTypeID: ours(id) }).nullish(),
  data: z.object({ orgList: z.array(orgNode) }),
})

const seatUser = z.object({
  user: z.object({
    id,
    name: z.string(),
    orgName: ours(z.string()),
    /** Masked unless the caller may see numbers (R39). */
    phone: ours(z.string()),
    type: z.enum(PERSON_TYPE),
  }),
  /** One that is not known here is shown as unknown (LIVE-007). */
  status: z.enum(SEAT_STATUS).catch(SEAT_STATUS.unknown),
  /** Seconds in this status at the time of the answer (WORK-Q20). */
  statusDuration: z.int().min(0),
  /** Pinned by the caller. */
  isCollected: z.boolean(),
  /** The room in which the seat can be watched; empty while it is offline. */
  roomID: z.string(),
  /** Version of the seat's client; empty when it is unknown. */
  version: z.string(),
})
export type SeatUser = z.output<typeof seatUser>

const seatUsers = z.object({ users: z.array(seatUser) })

/** The people of one organisation, without those of organisations below it, in the order of their cards (WORK-007). */
export const orgUsers = defineCall({
  id: 'workspace.orgUsers',
  documented: true,
  method: 'POST',
  path: '/api/dolphin/user/describeOrgUsers',
  body: z.strictObject({ orgID: id }),
  data: seatUsers,
})

/** The people who work for a business, also those of providers when it is assigned to them (LIVE-008, LIVE-Q2). */
export const orgUsersByBusiness = defineCall({
  id: 'workspace.orgUsersByBusiness',
  documented: true,
  method: 'POST',
  path: '/api/dolphin/user/describeOrgUsersByBizTypeId',
  body: z.strictObject({ bizTypeId: id }),
  data: seatUsers,
})

/**
 * People with a raised hand among these; those whom the caller may not watch are left out (WORK-023, WORK-Q4). The documents
 * have a list of ids; with `withAges` each is an object that says for how long it has been up.
 */
export const userFlags = defineCall({
  id: 'workspace.userFlags',
  documented: true,
  method: 'POST',
  path: '/api/dolphin/user/describeUserFlags',
  body: z.strictObject({
    key: z.literal('handup'),
    userIDList: z.array(id).max(MAX_SEATS),
    withAges: ours(z.boolean()),
  }),
  /** A platform may answer objects instead of ids (WORK-Q4). */
  data: z.array(z.union([id, z.object({ userID: id, raisedSeconds: ours(z.int().min(0)) })])),
})

/** A seat's status and room, for a page beside the wall to show or watch it. Null: the caller may not watch them, or they are no seat. */
export const seatScreen = defineCall({
  id: 'workspace.seatScreen',
  path: '/api/dolphin/workspace/seat-screen',
  access: 'page',
  query: z.strictObject({ userId: queryId }),
  data: seatUser.pick({ status: true, roomID: true }).nullable(),
})

/**
 * The last screenshot of a seat, a JPEG; empty when there is none that is recent (WORK-020, LIVE-009). 404 where the caller may not be in
 * the room. The seat learns who looks, and the audit log records it once per caller, seat and 15 minutes.
 */
export const monitorPicture = defineCall({
  id: 'workspace.monitorPicture',
  documented: true,
  method: 'POST',
  path: '/api/dolphin/user/describeMonitorPic',
  access: 'page',
  answersFile: true,
  body: z.strictObject({ roomID: z.string().min(1).max(64) }),
})

/** Operations of `modifyCollection` on a seat. */
export const PIN_OPERATION = { pin: 1, unpin: 2 } as const

/** Pins or unpins a seat for the caller (WORK-025, WORK-026, WORK-Q5). */
export const pin = defineCall({
  id: 'workspace.pin',
  documented: true,
  method: 'POST',
  path: '/api/dolphin/user/modifyCollection',
  body: z.strictObject({ operationType: z.enum(PIN_OPERATION), targetOrgID: id, targetUserID: id }),
})

/** Seconds between two polls of each kind, where the socket is down, and to correct what it missed. */
export const WALL_POLL_SECONDS = { users: 15, businessStats: 60, hands: 2, screenshot: 10 } as const
