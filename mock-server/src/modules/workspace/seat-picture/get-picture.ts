import { Readable } from 'node:stream'
import { workspace } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { fileRoute } from '../../../access/route.ts'
import { type Session, toAuditActor } from '../../../access/session.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'
import { FileAnswer } from '../../../platform/http/file-answer.ts'
import { MINUTE_MS } from '../../../platform/time/units.ts'
import { findCompanyName, seatRooms } from '../seat-room/public.ts'
import { noteLook } from './seat-look.store.ts'
import { isSeat, requestOutsourcedPicture, requestPicture } from './seat-picture.store.ts'

/** A viewer's looks at one seat within this time are one record of the audit log: a wall requests a picture every 10 s. */
const AUDITED_MINUTES = 15

/** A viewer who has looked within this time is known to look. */
const NOTED_EVERY_MS = 10_000

/** An older picture says nothing of the present. Measured in real time, since people look at it. */
const FRESH_MS = 60_000
/** A seat that has sent none lately is no error: pages request pictures all day. */
const NONE = Buffer.alloc(0)

export const getPicture = fileRoute(workspace.monitorPicture, {
  policy: canOpen('workspace.wall', 'project.monitor'),
  handler: async ({ ctx, session, request, body: { roomID } }) => {
    const now = ctx.clock.now()
    const oldest = new Date(now.getTime() - FRESH_MS * ctx.config.clockSpeed)
    const jpeg = await ctx.db.inRequest(
      session.tenantId,
      (tx) => findPicture(tx, { session, roomId: roomID, now, oldest }),
      toAuditActor(session, request),
    )
    if (jpeg === null) throw new NotFound()
    return new FileAnswer({ name: `${roomID}.jpg`, size: jpeg.length, read: () => Readable.from([jpeg]) })
  },
})

type Requested = { session: Session; roomId: string; now: Date; oldest: Date }

/** Null where the caller may not be in the seat's room. Who sees the picture is recorded, and named to the agent. */
async function findPicture(
  tx: TenantTx,
  { session, roomId, now, oldest }: Requested,
): Promise<Buffer | null> {
  const seatId = workspace.userOfSeatRoom(roomId)
  const entry = await seatRooms.findEntry(tx, { visitor: session, roomId, now })
  if (seatId === null || entry.kind !== 'allowed') return null
  const isOwnSeat = await isSeat(tx, seatId)
  const picture = isOwnSeat
    ? await requestPicture(tx, seatId, now)
    : await requestOutsourcedPicture(tx, seatId, now)
  if (picture === null) return null
  const { jpeg, takenAt } = picture
  const seen = takenAt !== null && takenAt >= oldest ? jpeg : null
  if (!entry.member.isOwner)
    await recordLook(tx, { seatId, viewerId: session.userId, isSeen: seen !== null, now })
  return seen ?? NONE
}

type Look = { seatId: number; viewerId: number; isSeen: boolean; now: Date }

/**
 * A picture is answered only if the look is recorded: in the log of the viewer's company, and in the log of the seat's
 * company where it is another one.
 */
async function recordLook(tx: TenantTx, look: Look): Promise<void> {
  const { seatId, now } = look
  const before = (ms: number): Date => new Date(now.getTime() - ms)
  const seat = await noteLook(tx, {
    ...look,
    noteBefore: before(NOTED_EVERY_MS),
    auditBefore: before(AUDITED_MINUTES * MINUTE_MS),
  })
  if (seat === null) return
  const { seatTenantId, seatName, seatCompany } = seat
  const entry = {
    module: 'seatWatch',
    opType: 'seatWatch.look',
    target: seatName,
    after: {
      seatId,
      seatCompany,
      watcherCompany: await findCompanyName(tx),
      beganAt: now,
      withinMinutes: AUDITED_MINUTES,
    },
  }
  await tx.audit(entry)
  if (seatTenantId !== tx.tenantId) await tx.auditIn(seatTenantId, entry)
}
