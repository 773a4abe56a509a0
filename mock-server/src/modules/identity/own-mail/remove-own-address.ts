import { ownMail as calls } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { addNotice, deletePersonMail, findPersonMail } from '../mail/public.ts'

export const removeOwnAddress = route(calls.removeAddress, {
  // The caller's own address.
  policy: ownRecordsOnly,
  handler: async ({ ctx, tx, session: { userId, username } }) => {
    const { address } = await findPersonMail(tx, userId)
    if ((await deletePersonMail(tx, userId)) === 0) return null
    if (address !== null) await addNotice(ctx, tx, { userId, notice: 'addressRemoved', to: address })
    await tx.audit({ module: 'session', opType: 'session.removeMailAddress', target: username })
    return null
  },
})
