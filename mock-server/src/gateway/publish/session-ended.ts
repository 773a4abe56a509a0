import { CLOSE_CODES } from '@console/realtime'
import { findForeignEnd } from '../../access/session.store.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { StoredEvent } from '../../platform/outbox/stored-events.store.ts'
import type { Services } from '../connection/connection-state.ts'

/** A console session is over; its key is the hash of the token as hexadecimal digits. */
export const SESSION_ENDED = 'session.ended'

/** Ends what a console session's token has opened: after its own logout quietly, otherwise with KickOff (RT-010). */
export async function endSessionsOfToken(
  ctx: AppContext,
  { registry, endedTokens }: Pick<Services, 'registry' | 'endedTokens'>,
  { key }: StoredEvent,
): Promise<void> {
  const tokenHash = Buffer.from(key, 'hex')
  endedTokens.add(tokenHash)
  if (registry.ofToken(tokenHash).length === 0) return
  const endedFrom = await findForeignEnd(ctx, tokenHash)
  // Read again: others may have opened meanwhile.
  for (const session of registry.ofToken(tokenHash)) {
    const { link } = session
    registry.end(session, endedFrom === null ? 'exit' : 'kickOff')
    if (endedFrom === null) link?.close(CLOSE_CODES.signedOut)
    else link?.kickOff(endedFrom)
  }
}
