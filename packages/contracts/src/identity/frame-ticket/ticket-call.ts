import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { id, unixSeconds } from '../../shared/wire.ts'

/** A ticket in an address is worth nothing after this (R9). */
export const TICKET_SECONDS = 30
/**
 * The token that a framed page gets for its ticket ends after this; the page requests another ticket from its console in
 * time.
 */
export const FRAME_TOKEN_SECONDS = 600

/** An http or https origin as browsers write it: no path, no user. */
export const origin = z
  .string()
  .max(300)
  .regex(/^https?:\/\/([a-z0-9_-]+(\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])(:\d{1,5})?$/)

export const token = z.string().regex(/^[\w-]{43}$/)

/** Why a framed page gets nothing. A ticket that is used, late, unknown or of another origin is one refusal. */
export const FRAME_REFUSALS = { ticketRefused: 1201, originNotRegistered: 1202 } as const

/**
 * Credential for the address of a page of this origin: a ticket, or the session token itself (`session`) where the customer
 * lists the origin for that. `businessTypeId` is bound to it when the page follows the business switch.
 */
export const ticket = defineCall({
  id: 'frame.ticket',
  method: 'POST',
  path: '/api/embed/ticket',
  body: z.strictObject({ origin, businessTypeId: id.nullish() }),
  data: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('ticket'), ticket: token, expiresAt: unixSeconds }),
    z.object({ kind: z.literal('session') }),
  ]),
  refusals: { originNotRegistered: FRAME_REFUSALS.originNotRegistered },
})
