import { randomInt } from 'node:crypto'
import { company } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import { canManageCompany } from './company.policy.ts'
import { findInvitation, insertInvitation, lockCompany } from './company.store.ts'
import { invitationView } from './invitation-view.ts'

/** Without what people confuse when they read or type it: 0 and O, 1, I and L. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
/** About 59 bits: nobody guesses one within its time. */
const CODE_CHARACTERS = 12

export const renewInvitation = route(company.renewInvitation, {
  policy: canManageCompany,
  handler: async ({ ctx, tx, session }) => {
    // Two tabs whose code expires at the same moment get the same new one.
    const { nameEn } = await lockCompany(tx)
    const now = ctx.clock.now()
    const present = await findInvitation(tx)
    if (present && !company.isInvitationExpired(invitationView(present), toUnixSeconds(now))) {
      return invitationView(present)
    }
    const made = {
      code: newCode(),
      expiresAt: new Date(now.getTime() + company.INVITATION_SECONDS * 1000),
    }
    await insertInvitation(tx, { ...made, createdBy: session.userId, createdAt: now })
    // The code lets people in, so the record has its expiry and not the code itself.
    await tx.audit({
      module: 'company',
      opType: 'company.renewInvitation',
      target: nameEn,
      after: { expiresAt: made.expiresAt.toISOString() },
    })
    return invitationView(made)
  },
})

function newCode(): string {
  return Array.from({ length: CODE_CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
