import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { id } from '../../shared/wire.ts'

/** As `RTCPeerConnection` takes it. Credentials are the caller's own and end after 12 hours: each call brings new ones. */
const iceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
})

/**
 * Address of the realtime socket (RT-004, LIVE-013). The business id is a fixed 498; the selected one is in the heartbeats.
 */
export const describeDispatcher = defineCall({
  id: 'session.describeDispatcher',
  documented: true,
  method: 'POST',
  path: '/api/dolphin/user/describeDispatcher',
  access: 'page',
  body: z.strictObject({ businessTypeID: id, isWS: z.literal(true), version: z.string().min(1).max(40) }),
  data: z.object({
    url: z.url({ protocol: /^wss?$/ }),
    iceServers: z.array(iceServer),
    /** Seconds between two heartbeats. */
    heartbeat: z.int().positive(),
  }),
})
