import { createHmac } from 'node:crypto'
import { session } from '@console/contracts'
import type { IceSettings } from './ice-settings.ts'

/** As long as a session may be: a call that is watched all day restarts with the credentials it began with. */
export const TURN_CREDENTIAL_SECONDS = session.SESSION_ABSOLUTE_SECONDS

export type IceServer = { urls: string[]; username?: string; credential?: string }

/**
 * Builds the servers that a browser's `RTCPeerConnection` takes. TURN credentials belong to one user and expire by
 * themselves, by the rule of coturn's `use-auth-secret`: the name has their end, in unix seconds, and the user; the password
 * signs it.
 */
export function iceServersFor(
  { stunUrls, turn }: IceSettings,
  { userId, now }: { userId: number; now: Date },
): IceServer[] {
  const stun = stunUrls.length > 0 ? [{ urls: [...stunUrls] }] : []
  if (turn === null) return stun
  const username = `${Math.floor(now.getTime() / 1000) + TURN_CREDENTIAL_SECONDS}:${userId}`
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64')
  return [...stun, { urls: [...turn.urls], username, credential }]
}
