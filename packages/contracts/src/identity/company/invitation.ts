import * as z from 'zod'
import { DAY_SECONDS } from '../../shared/units.ts'
import { unixSeconds } from '../../shared/wire.ts'

/** An invitation code is good for this long. */
export const INVITATION_SECONDS = 7 * DAY_SECONDS
/** The spelling of `ExpireAt` is the wire's; a server may also write it small (COMP-Q2). */
export const invitation = z.union([
  z.object({ code: z.string(), ExpireAt: unixSeconds }),
  z
    .object({ code: z.string(), expireAt: unixSeconds })
    .transform(({ code, expireAt }) => ({ code, ExpireAt: expireAt })),
])
export type Invitation = z.output<typeof invitation>

/** Checks that a code no longer serves: an expiry at or before now counts as passed (COMP-Q2). */
export function isInvitationExpired({ ExpireAt }: Invitation, nowSeconds: number): boolean {
  return ExpireAt <= nowSeconds
}
