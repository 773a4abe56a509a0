import { voiceprint } from '@console/contracts'
import type { Session } from '../../../access/session.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { AppContext } from '../../../platform/context/context.ts'

export const VOICE_PATH = '/api/dolphin-ai/voiceprint/sound/'
/** Keeps the address short. */
const RADIX = 36

/** A sample, or the recording of a check record. */
const KINDS = ['corpus', 'check'] as const
export type VoiceKind = (typeof KINDS)[number]
type Voice = { kind: VoiceKind; id: number }

/** The sound that plays, the end of the link, and the session that it was opened in. */
export type VoiceLink = Voice & { tenantId: number; expiresAt: number; sessionHash: Buffer }

/**
 * An address that a player opens without the token of the session. It represents that session: it ends with it, and after
 * `PLAY_LINK_SECONDS`.
 */
export function createVoiceUrl(
  { secrets, clock }: AppContext,
  { tenantId, tokenHash }: Pick<Session, 'tenantId' | 'tokenHash'>,
  { kind, id }: Voice,
): string {
  const expiresAt = toUnixSeconds(clock.now()) + voiceprint.PLAY_LINK_SECONDS
  const numbers = [tenantId, KINDS.indexOf(kind), id, expiresAt].map((part) => part.toString(RADIX))
  return VOICE_PATH + secrets.sign('voice-link', [...numbers, tokenHash.toString('base64url')].join('.'))
}

/** Reads a signed address; null when this server did not issue it, or it has expired. */
export function readVoiceLink({ secrets, clock }: AppContext, signed: string): VoiceLink | null {
  const payload = secrets.open('voice-link', signed)
  if (payload === null) return null
  const [tenant = '', kindIndex = '', voice = '', expires = '', hash = ''] = payload.split('.')
  const [tenantId, id, expiresAt] = [tenant, voice, expires].map((part) => Number.parseInt(part, RADIX))
  const kind = KINDS[Number(kindIndex)]
  if (!tenantId || !id || !expiresAt || !kind || expiresAt <= toUnixSeconds(clock.now())) return null
  return { tenantId, kind, id, expiresAt, sessionHash: Buffer.from(hash, 'base64url') }
}
