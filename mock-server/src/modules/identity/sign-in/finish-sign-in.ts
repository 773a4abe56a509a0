import { factor as calls } from '@console/contracts'
import { publicRoute } from '../../../access/route.ts'
import { Problem, refuse } from '../../../platform/errors.ts'
import { signInLimiter } from '../session/public.ts'
import { countRecoveryCodes } from './factor.store.ts'
import { signInTexts } from './sign-in.messages.ts'
import { REFUSAL_FLOOR_MS, startSession } from './start-session.ts'
import { accountOfTicket, consumeTicket } from './ticket.store.ts'
import { withCode } from './with-code.ts'

const ticketEnded = () => refuse(calls.FACTOR_REFUSALS.ticketEnded, signInTexts.ticketEnded)

/** Ticket, code and session are one transaction: of two requests with one of them, one wins. */
export const finishSignIn = publicRoute(calls.signIn, {
  handler: async ({ ctx, body: { ticket, code, clientId }, request }) => {
    const floor = ctx.clock.pause(REFUSAL_FLOOR_MS)
    const account = await accountOfTicket(ctx, { ticket, clientId })
    try {
      if (account === null) {
        await signInLimiter(ctx).admit(null, request.address)
        throw ticketEnded()
      }
      return await withCode(ctx, { account, code, request }, async (tx, kind) => {
        if (!(await consumeTicket(tx, ticket))) throw ticketEnded()
        const start = { now: ctx.clock.now(), clientId, request, needsFactor: false }
        const started = await startSession(tx, { account, start, factor: kind })
        if (started === null) throw ticketEnded()
        const isRecovery = kind === 'recovery'
        return {
          ...started,
          recoveryCodesLeft: isRecovery ? await countRecoveryCodes(tx, account.userId) : null,
        }
      })
    } catch (error) {
      // No refusal is answered sooner than another; a limit answers at once, as that of the first step.
      if (error instanceof Problem && error.status === 200) await floor
      throw error
    }
  },
})
