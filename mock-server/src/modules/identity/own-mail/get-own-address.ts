import { ownMail as calls } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { findPersonMail } from '../mail/public.ts'

export const getOwnAddress = route(calls.address, {
  // The caller's own address.
  policy: ownRecordsOnly,
  handler: ({ tx, session }) => findPersonMail(tx, session.userId),
})
