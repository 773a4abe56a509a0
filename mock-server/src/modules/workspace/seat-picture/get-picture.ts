import { Readable } from 'node:stream'
import { workspace } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { fileRoute } from '../../../access/route.ts'
import type { Session } from '../../../access/session.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'
import { FileAnswer } from '../../../platform/http/file-answer.ts'
import { scopeOf } from '../../identity/organization/public.ts'
import { findSeat } from '../seat/public.ts'
import { requestOutsourcedPicture, requestPicture, type StoredPicture } from './seat-picture.store.ts'

/** An older picture says nothing of the present. By real time, as those who look at it. */
const FRESH_MS = 60_000
/** A seat that has sent none lately is no error: pages request pictures all day. */
const NONE = Buffer.alloc(0)

export const getPicture = fileRoute(workspace.monitorPicture, {
  policy: canOpen('workspace.wall', 'project.monitor'),
  handler: async ({ ctx, session, body: { roomID } }) => {
    const now = ctx.clock.now()
    const seatId = workspace.userOfSeatRoom(roomID)
    if (seatId === null) throw new NotFound()
    // The refusal comes after the transaction: the request is noted also while there is no picture yet.
    const picture = await ctx.db.inRequest(session.tenantId, (tx) =>
      findPicture(tx, { session, seatId, now }),
    )
    if (picture === null) throw new NotFound()
    const oldest = new Date(now.getTime() - FRESH_MS * ctx.config.clockSpeed)
    const jpeg = freshJpeg(picture, oldest) ?? NONE
    return new FileAnswer({ name: `${roomID}.jpg`, size: jpeg.length, read: () => Readable.from([jpeg]) })
  },
})

type Requested = { session: Session; seatId: number; now: Date }

/** Of a seat in the caller's scope; of one that works for the company's projects to those who see the whole company (decision 20). */
async function findPicture(tx: TenantTx, { session, seatId, now }: Requested): Promise<StoredPicture | null> {
  const scope = await scopeOf(tx, { userId: session.userId, orgId: undefined })
  if (await findSeat(tx, { userId: seatId, scope })) return requestPicture(tx, seatId, now)
  return scope.rootId === null ? requestOutsourcedPicture(tx, seatId, now) : null
}

function freshJpeg({ jpeg, takenAt }: StoredPicture, oldest: Date): Buffer | null {
  return takenAt !== null && takenAt >= oldest ? jpeg : null
}
