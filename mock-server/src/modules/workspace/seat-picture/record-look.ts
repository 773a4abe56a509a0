import type { TenantTx } from '../../../platform/context/context.ts'
import { MINUTE_MS } from '../../../platform/time/units.ts'
import { findCompanyName } from '../seat-room/public.ts'
import { noteLook } from './seat-look.store.ts'

/** A viewer's looks at one seat within this time are one record of the audit log: a wall requests a picture every 10 s. */
export const AUDITED_MINUTES = 15
/** A viewer who has looked within this time is known to look. */
const NOTED_EVERY_MS = 10_000

type Look = { seatId: number; viewerId: number; isSeen: boolean; now: Date }

/** A picture is answered only if its look is recorded: in the log of the viewer's company, and in that of the seat's where it is another one. */
export async function recordLook(tx: TenantTx, look: Look): Promise<void> {
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
