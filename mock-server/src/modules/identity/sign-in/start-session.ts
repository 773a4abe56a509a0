import { beginSession, type Account } from '../../../access/session.store.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { CodeKind } from './with-code.ts'

/** No refusal is answered sooner: known accounts write an audit record, unknown ones have nowhere to. */
export const REFUSAL_FLOOR_MS = 250

type Verified = { account: Account; start: Parameters<typeof beginSession>[2]; factor?: CodeKind }

/** Null when the account's password or status was changed while it was verified. */
export async function startSession(
  tx: TenantTx,
  { account, start, factor }: Verified,
): Promise<{ token: string; expiresAt: number } | null> {
  const started = await beginSession(tx, account, start)
  if (!started) return null
  const { address, userAgent } = start.request
  const after = { address, userAgent, ...(factor === undefined ? {} : { factor }) }
  await tx.audit({ module: 'session', opType: 'session.signIn', target: account.username, after })
  return { token: started.token, expiresAt: toUnixSeconds(started.expiresAt) }
}
