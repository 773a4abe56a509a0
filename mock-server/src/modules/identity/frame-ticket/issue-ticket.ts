import { frame as calls } from '@console/contracts'
import { everySignedIn } from '../../../access/policy.ts'
import { sessionRoute } from '../../../access/route.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import { NotFound, refuse, TooMany } from '../../../platform/errors.ts'
import { frameTexts } from './frame-ticket.messages.ts'
import { hasBusinessType, countOpenTickets, insertTicket } from './frame-ticket.store.ts'

/**
 * Tickets of one session that are not exchanged and not expired. A console opens one page at a time; a script would open
 * thousands.
 */
export const MAX_OPEN_TICKETS = 20

/**
 * Issues a ticket for the console's own origin, which sends the request, or for a registered origin. Tickets for other
 * origins are recorded, refusals too: within the console's origin a ticket gives nothing that the session does not have.
 */
export const issueTicket = sessionRoute(calls.ticket, {
  // A ticket gives no more than the session that requests it.
  policy: everySignedIn,
  handler: async ({ ctx, session, request, body }) => {
    const { origin } = body
    const businessTypeId = body.businessTypeId ?? null
    const isOwn = origin === request.origin
    const isLegacy = !isOwn && ctx.config.legacyTokenOrigins.includes(origin)
    const isRegistered = isOwn || ctx.config.frameOrigins.includes(origin)
    const actor = { userId: session.userId, userName: session.name, requestId: request.id }
    const now = ctx.clock.now()

    const made = await ctx.db.inTenant(
      session.tenantId,
      async (tx) => {
        if (!isOwn) {
          const kind = isLegacy ? 'sessionToken' : isRegistered ? 'ticket' : 'hostRefused'
          await tx.audit({
            module: 'frame',
            opType: `frame.${kind}`,
            target: origin,
            bizTypeId: businessTypeId,
          })
        }
        if (!isRegistered) return null
        if (businessTypeId !== null && !(await hasBusinessType(tx, session.userId, businessTypeId)))
          throw new NotFound(frameTexts.unknownBusinessType)
        if (isLegacy) return { kind: 'session' as const }
        if ((await countOpenTickets(tx, session.tokenHash, now)) >= MAX_OPEN_TICKETS)
          throw new TooMany(calls.TICKET_SECONDS, frameTexts.tooManyTickets)
        const grant = { sessionHash: session.tokenHash, origin, businessTypeId }
        const { secret, expiresAt } = await insertTicket(tx, grant, now)
        return { kind: 'ticket' as const, ticket: secret, expiresAt: toUnixSeconds(expiresAt) }
      },
      actor,
    )
    if (made === null) throw refuse(calls.FRAME_REFUSALS.originNotRegistered, frameTexts.originNotRegistered)
    return made
  },
})
