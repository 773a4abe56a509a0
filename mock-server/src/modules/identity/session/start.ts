import { session as calls } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import { NotSignedIn } from '../../../platform/errors.ts'
import { findMenuApps } from '../../apps/sub-app/public.ts'
import { consoleMenu } from '../menu/public.ts'
import { findViews } from '../saved-view/public.ts'
import { findUserInfo } from '../user/public.ts'
import { findOwnRights } from './authz.ts'

/** Answers all calls of the start at once, as of one moment. */
export const start = route(calls.start, {
  // The caller's own session, account and rights.
  policy: ownRecordsOnly,
  allowedBeforePasswordChange: true,
  allowedBeforeFactor: true,
  handler: async ({ ctx, tx, session, query, language }) => {
    const user = session.clientId === query.clientId ? await findUserInfo(tx, session, language) : null
    if (!user) throw new NotSignedIn()
    const apps = await findMenuApps(tx, session)
    return {
      expiresAt: toUnixSeconds(session.expiresAt),
      user,
      rights: await findOwnRights(tx, session, apps),
      menu:
        session.mustChangePassword || session.mustSetUpFactor ? null : await consoleMenu(ctx, apps, language),
      views: await findViews(tx, session.userId),
    }
  },
})
