import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { id, unixSeconds } from '../../shared/wire.ts'
import { SEAT_STATUS } from '../workspace/seat-status.ts'

/** A screenshot as the wall shows it is far smaller; a larger one is refused with 413. */
export const MAX_PICTURE_BYTES = 262_144
/** The size of the screenshots that the seat page takes. */
export const PICTURE_SIZE = { width: 480, height: 300 } as const

/** Statuses that an agent sets on the seat page. */
export const OWN_STATUSES = ['online', 'rest', 'offline'] as const
const ownStatus = z.enum(OWN_STATUSES)
export type OwnStatus = z.output<typeof ownStatus>

/** The caller's own seat at this moment. All calls of this domain answer 403 to anybody but a seat. */
const ownSeat = z.object({
  /**
   * The status last set by the agent, or reported by their platform; work is `online`; break, leave and idle are `rest`.
   * Offline also when their client was lost.
   */
  ownStatus,
  /** The status that others see: also calls, and offline while no client of the seat is connected. */
  status: z.enum(SEAT_STATUS),
  /** Offline since the seat's client was lost: neither the agent nor their platform has said so. */
  isLost: z.boolean(),
  /** Null where nobody knows. */
  statusStartTime: unixSeconds.nullable(),
  /** The last raised hand of the last 12 hours; null without one. */
  hand: z
    .object({
      isRaised: z.boolean(),
      raisedAt: unixSeconds,
      /** The time at which a leader's page first received the hand; null if nobody has seen it. */
      seenAt: unixSeconds.nullable(),
      answer: z.string().nullable(),
      answeredByName: z.string().nullable(),
    })
    .nullable(),
  /** Somebody looks at the last screenshot: a seat that is ready to be watched sends one now and then. */
  isPictureRequested: z.boolean(),
  /** The names of the people who look at the screenshot, on a wall, on a live page or by a call. */
  pictureViewers: z.array(z.string()).default([]),
  /** Time of the answer, so that durations do not depend on the page's clock. */
  now: unixSeconds,
})
export type OwnSeat = z.output<typeof ownSeat>

/** The caller's own seat: its status and the last raised hand. 403 for anybody but an enabled seat. */
export const describe = defineCall({ id: 'seat.describe', path: '/api/dolphin/seat', data: ownSeat })

/**
 * Reports a status as a platform's client does: wall, live view and statistics use it from then on. Offline lowers the hand.
 */
export const setStatus = defineCall({
  id: 'seat.setStatus',
  method: 'POST',
  path: '/api/dolphin/seat/status',
  /** 404 for a business type that is not the seat's. */
  body: z.strictObject({ status: ownStatus, businessTypeId: id }),
  data: ownSeat,
})

/**
 * Raises or lowers the hand of the caller's own seat, as if its platform had reported it. 403 for anybody but an
 * enabled seat, 409 for raising it while the seat is offline, when nobody would see it.
 */
export const setHand = defineCall({
  id: 'seat.setHand',
  method: 'POST',
  path: '/api/dolphin/seat/hand',
  body: z.strictObject({ isRaised: z.boolean() }),
  data: ownSeat,
})

/**
 * The present screenshot of the caller's own screen, which replaces the one before (WORK-020, RT-022). 403 for anybody but a
 * seat; the bytes decide whether it is a JPEG.
 */
export const uploadPicture = defineCall({
  id: 'seat.uploadPicture',
  method: 'POST',
  path: '/api/dolphin/seat/picture',
  access: 'page',
  takes: ['image/jpeg'],
})
