import type { AppContext } from '../context/context.ts'
import { runNamedWork } from '../named-work.ts'
import { SECOND_MS } from '../time/units.ts'
import { openMailTransport } from './mail-transport.ts'
import { sendDueMails } from './send-due-mails.ts'

/** Interval between two searches for mails that are due. */
const PERIOD_MS = 2 * SECOND_MS

/** Sends mails, in one of several processes. Without a mail server there is no job. Returns the function that stops it. */
export async function startMailJob(ctx: AppContext): Promise<() => Promise<void>> {
  const { mail } = ctx.config
  if (mail === null) return async () => undefined
  const transport = openMailTransport(mail)
  const stop = await ctx.leases.start('mail', {
    run: async (signal) => {
      while (!signal.aborted) {
        await runNamedWork('mail', () => sendDueMails(ctx, transport, signal)).catch((error: unknown) =>
          ctx.log.error({ err: error }, 'mails were not sent; it is tried again'),
        )
        await ctx.clock.reach(new Date(ctx.clock.now().getTime() + PERIOD_MS), signal)
      }
    },
  })
  return async () => {
    await stop()
    transport.close()
  }
}
