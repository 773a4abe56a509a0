import { user } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { NotSignedIn } from '../../../platform/errors.ts'
import { findUserInfo } from './user.store.ts'

/** Everybody may read themselves. */
export const getInfo = route(user.info, {
  policy: ownRecordsOnly,
  allowedBeforePasswordChange: true,
  allowedBeforeFactor: true,
  handler: async ({ tx, session, language }) => {
    const found = await findUserInfo(tx, session, language)
    if (!found) throw new NotSignedIn()
    return found
  },
})
