import { factor as calls } from '@console/contracts'
import { releaseSessions } from '../../../access/end-sessions.store.ts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { refuse } from '../../../platform/errors.ts'
import { readCode } from './codes.ts'
import {
  confirmSetUp as storeConfirmed,
  factorSince,
  lockSetUp,
  replaceRecoveryCodes,
} from './factor.store.ts'
import { pushNotice } from './push-notice.ts'
import { signInTexts } from './sign-in.messages.ts'
import { findTotpStep } from './totp.ts'

const { FACTOR_REFUSALS } = calls

/** Not limited: the secret is the caller's own, answered to them a moment ago. The person's other sessions go on. */
export const confirmSetUp = route(calls.confirm, {
  // The caller's own factor.
  policy: ownRecordsOnly,
  allowedBeforeFactor: true,
  handler: async ({ ctx, tx, session, body }) => {
    const { userId, username } = session
    const now = ctx.clock.now()
    const setUp = await lockSetUp(tx, { secrets: ctx.secrets, userId, now })
    if (setUp === null) throw refuse(FACTOR_REFUSALS.noSetUp, signInTexts.noSetUp)
    const step = findTotpStep(setUp.secret, readCode(body.code).code, now)
    if (step === null) throw refuse(FACTOR_REFUSALS.wrongCode, signInTexts.wrongCode)
    const isReplaced = (await factorSince(tx, userId)) !== null
    await storeConfirmed(tx, userId, { id: setUp.id, step, now })
    const recoveryCodes = await replaceRecoveryCodes(tx, ctx.secrets, userId)
    await releaseSessions(tx, userId)
    await tx.audit({
      module: 'factor',
      opType: 'factor.turnOn',
      target: username,
      after: { kind: 'totp', isReplaced },
    })
    await pushNotice(tx, { kind: 'on', userId, now })
    return { recoveryCodes }
  },
})
