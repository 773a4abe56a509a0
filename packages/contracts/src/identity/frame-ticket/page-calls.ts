import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { id, unixSeconds } from '../../shared/wire.ts'
import { FRAME_REFUSALS, token } from './ticket-call.ts'

/** Exchanges a ticket for a token of the framed page: only once, and only from the origin that the ticket was made for. */
export const exchange = defineCall({
  id: 'frame.exchange',
  method: 'POST',
  path: '/api/embed/exchange',
  access: 'public',
  body: z.strictObject({ ticket: token }),
  data: z.object({ token, expiresAt: unixSeconds }),
  refusals: { ticketRefused: FRAME_REFUSALS.ticketRefused },
})

/** The person for whom the framed page works. */
export const visitor = defineCall({
  id: 'frame.visitor',
  path: '/api/embed/visitor',
  access: 'frame',
  data: z.object({
    userId: id,
    name: z.string(),
    tenantId: id,
    timezone: z.string(),
    businessTypeId: id.nullable(),
  }),
})
