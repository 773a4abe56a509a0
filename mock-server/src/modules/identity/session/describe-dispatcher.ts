import { session as calls } from '@console/contracts'
import { PERIOD_SECONDS, REALTIME_PATH } from '@console/realtime'
import { everySignedIn } from '../../../access/policy.ts'
import { sessionRoute } from '../../../access/route.ts'
import { iceServersFor } from '../../../platform/ice/ice-servers.ts'

export const describeDispatcher = sessionRoute(calls.describeDispatcher, {
  // The socket's address is the same for everybody; who may use it is decided there.
  policy: everySignedIn,
  handler: async ({ ctx, request, session: { userId } }) => {
    const url = new URL(REALTIME_PATH, request.consoleOrigin)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    const iceServers = iceServersFor(ctx.config.ice, { userId, now: ctx.clock.now() })
    return { url: url.href, iceServers, heartbeat: PERIOD_SECONDS }
  },
})
