import { ownMail as calls } from '@console/contracts'
import { publicRoute } from '../../../access/route.ts'
import {
  addNotice,
  consumeMailLink,
  deletePasswordLinks,
  findPersonMail,
  verifyAddress,
} from '../mail/public.ts'
import { linkInvalid, requireLink } from './limit-guesses.ts'
import { requireMail } from './require-mail.ts'

export const confirmAddress = publicRoute(calls.confirmAddress, {
  handler: async ({ ctx, body: { token }, request }) => {
    requireMail(ctx)
    const link = { token, purpose: 'address' } as const
    const { tenantId, userId, username } = await requireLink(ctx, link, request.address)
    await ctx.db.inTenant(
      tenantId,
      async (tx) => {
        const used = await consumeMailLink(ctx, tx, link)
        const before = await findPersonMail(tx, userId)
        const now = ctx.clock.now()
        if (used === null || !(await verifyAddress(tx, userId, { address: used.address, now })))
          throw linkInvalid()
        // A link that went to the former address must not set a password any more.
        await deletePasswordLinks(tx, userId)
        if (before.address !== null && before.address !== used.address)
          await addNotice(ctx, tx, { userId, notice: 'addressChanged', to: before.address })
        await tx.audit({ module: 'session', opType: 'session.confirmMailAddress', target: username })
      },
      { userId: null, userName: username, requestId: request.id },
    )
    return null
  },
})
