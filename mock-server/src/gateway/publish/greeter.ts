import type { Greeting } from '../../access/topic.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Services } from '../connection/connection-state.ts'
import type { RealtimeSession } from '../session/realtime-session.ts'
import type { Publisher } from './publisher.ts'

type Options = Pick<Services, 'registry' | 'deliver' | 'unixNow'> &
  Pick<Publisher, 'inTurn'> & { greetings: readonly Greeting[] }

export type Greeter = {
  greet: (session: RealtimeSession) => void
  /** Waits for the greeting that is being read; the others are left out. */
  stop: () => Promise<void>
}

/**
 * Sends sessions their first messages, one session after the other: when a server has restarted, all of its clients come at
 * once. A session that selects no business type is sent nothing.
 */
export function createGreeter(ctx: AppContext, options: Options): Greeter {
  const { registry, deliver, unixNow, inTurn, greetings } = options
  const due = new Set<RealtimeSession>()
  let running: Promise<void> | undefined
  let isStopped = false

  async function greetOne(session: RealtimeSession): Promise<void> {
    const { tenantId, userId, businessTypeId } = session
    const now = ctx.clock.now()
    for (const greeting of greetings) {
      const bodies = await ctx.db.inTenant(tenantId, (tx) => greeting(tx, { userId, businessTypeId }, now))
      // It may have ended or switched while the domain was reading.
      if (registry.find(session.id) !== session || session.businessTypeId !== businessTypeId) return
      deliver(bodies.map((body) => ({ to: session, message: { body, sentAt: unixNow() } })))
    }
  }

  async function run(): Promise<void> {
    for (const session of due) {
      due.delete(session)
      if (isStopped) continue
      await inTurn(() => greetOne(session)).catch((error: unknown) =>
        ctx.log.error({ err: error }, 'a realtime session was not sent the present state'),
      )
    }
    running = undefined
  }

  return {
    greet: (session) => {
      if (isStopped || greetings.length === 0 || session.businessTypeId === 0) return
      due.add(session)
      running ??= run()
    },
    stop: async () => {
      isStopped = true
      await running
    },
  }
}
