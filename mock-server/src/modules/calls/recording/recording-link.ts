import { recording } from '@console/contracts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { AppContext } from '../../../platform/context/context.ts'

export const SOUND_PATH = '/api/dolphin-ai/session/sound/'
/** Keeps the address short. */
const RADIX = 36

/** A recording of one company, and the session that it was opened in. */
export type SoundLink = { tenantId: number; recordingId: number; sessionHash: Buffer }

/**
 * An address that a player opens without the token of the session. It represents that session: it ends with it, and after
 * `LINK_SECONDS`.
 */
export function createSoundUrl(
  { secrets, clock }: AppContext,
  { tenantId, recordingId, sessionHash }: SoundLink,
): { url: string; expiresAt: number } {
  const expiresAt = toUnixSeconds(clock.now()) + recording.LINK_SECONDS
  const numbers = [tenantId, recordingId, expiresAt].map((part) => part.toString(RADIX))
  const payload = [...numbers, sessionHash.toString('base64url')].join('.')
  return { url: SOUND_PATH + secrets.sign('sound-link', payload), expiresAt }
}

/** Reads a signed address; null when this server did not issue it, or it has expired. */
export function readSoundLink({ secrets, clock }: AppContext, signed: string): SoundLink | null {
  const payload = secrets.open('sound-link', signed)
  if (payload === null) return null
  const [tenant = '', id = '', expires = '', hash = ''] = payload.split('.')
  const [tenantId, recordingId, expiresAt] = [tenant, id, expires].map((part) => Number.parseInt(part, RADIX))
  if (!tenantId || !recordingId || !expiresAt || expiresAt <= toUnixSeconds(clock.now())) return null
  return { tenantId, recordingId, sessionHash: Buffer.from(hash, 'base64url') }
}
