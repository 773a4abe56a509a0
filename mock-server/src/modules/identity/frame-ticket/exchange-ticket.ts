import { frame as calls } from '@console/contracts'
import { publicRoute } from '../../../access/route.ts'
import { findSessionByHash } from '../../../access/session.store.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { refuse } from '../../../platform/errors.ts'
import { frameTexts } from './frame-ticket.messages.ts'
import { insertToken, consumeTicket, tenantOfTicket, type ConsumedTicket } from './frame-ticket.store.ts'

type Reason = 'used' | 'late' | 'otherOrigin' | 'sessionEnded'

/** One refusal for every reason: the reason is in the audit log, not in the answer. */
export const exchangeTicket = publicRoute(calls.exchange, {
  handler: async ({ ctx, request, body }) => {
    const tenantId = await tenantOfTicket(ctx, body.ticket)
    const now = ctx.clock.now()
    const made =
      tenantId === null
        ? null
        : await ctx.db.inTenant(tenantId, async (tx) => {
            const ticket = await consumeTicket(tx, body.ticket, now)
            if (ticket === null) return null
            const session = await findSessionByHash(ctx, ticket.sessionHash, tx.db)
            const reason = session === null ? 'sessionEnded' : findMisuse(ticket, request.origin)
            if (session === null || reason !== null) {
              await recordRefusal(tx, { ticket, reason, address: request.address, from: request.origin })
              return null
            }
            const { sessionHash, origin, businessTypeId } = ticket
            return insertToken(
              tx,
              { sessionHash, origin, businessTypeId },
              { now, endsBy: session.expiresAt },
            )
          })
    if (made === null) throw refuse(calls.FRAME_REFUSALS.ticketRefused, frameTexts.ticketRefused)
    return { token: made.secret, expiresAt: toUnixSeconds(made.expiresAt) }
  },
})

function findMisuse(ticket: ConsumedTicket, origin: string | null): Reason | null {
  if (ticket.wasUsed) return 'used'
  if (ticket.isLate) return 'late'
  return origin === ticket.origin ? null : 'otherOrigin'
}

/** The record names no user: somebody else than the user that a ticket was issued for may present it. */
async function recordRefusal(
  tx: TenantTx,
  facts: { ticket: ConsumedTicket; reason: Reason | null; address: string; from: string | null },
): Promise<void> {
  const { ticket, reason, address, from } = facts
  await tx.audit({
    module: 'frame',
    opType: 'frame.ticketRefused',
    target: ticket.origin,
    bizTypeId: ticket.businessTypeId,
    after: { reason, address, origin: from },
  })
}
