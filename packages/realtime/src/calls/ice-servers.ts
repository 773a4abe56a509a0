import type { Clock } from '../client/clock.ts'
import type { IceServer } from './media-peer.ts'
import { ICE_SERVERS_MS } from './watch-limits.ts'

type Options = {
  clock: Clock
  request: () => Promise<readonly IceServer[]>
  onFailure: (error: unknown) => void
}

/** None where they do not arrive in time: a call then tries the direct ways. */
export async function requestIceServers({
  clock,
  request,
  onFailure,
}: Options): Promise<readonly IceServer[]> {
  let cancel = (): void => {}
  try {
    return await Promise.race([
      request(),
      new Promise<never>((_resolve, reject) => {
        cancel = clock.after(ICE_SERVERS_MS, () => reject(new Error(`No answer in ${ICE_SERVERS_MS} ms`)))
      }),
    ])
  } catch (error) {
    onFailure(error)
    return []
  } finally {
    cancel()
  }
}
