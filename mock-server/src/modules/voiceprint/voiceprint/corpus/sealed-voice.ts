import { SPEECH_RATE, writeWave } from '@console/voice-check'
import type { Secrets } from '../../../../platform/secrets/secrets.ts'

/** The owner that a sample's sealed parts are bound to: copied to another company or sample, they do not open. */
export type VoiceOwner = { tenantId: number; voiceId: string }

const toOwnerKey = (part: 'sound' | 'embedding', { tenantId, voiceId }: VoiceOwner): string =>
  `${tenantId}/${voiceId}/${part}`

/** Speech as a WAV file, sealed. */
export function sealSound(secrets: Secrets, owner: VoiceOwner, speech: Float32Array): Buffer {
  return secrets.sealBytes(
    'voiceprint',
    writeWave({ rate: SPEECH_RATE, channels: [speech] }),
    toOwnerKey('sound', owner),
  )
}

/** The WAV file; throws where the bytes are not those of this sample. */
export function openSound(secrets: Secrets, owner: VoiceOwner, sealed: Uint8Array): Buffer {
  return secrets.unsealBytes('voiceprint', sealed, toOwnerKey('sound', owner))
}

export function sealEmbedding(secrets: Secrets, owner: VoiceOwner, embedding: Float32Array): Buffer {
  const { buffer, byteOffset, byteLength } = embedding
  return secrets.sealBytes(
    'voiceprint',
    new Uint8Array(buffer, byteOffset, byteLength),
    toOwnerKey('embedding', owner),
  )
}

export function openEmbedding(secrets: Secrets, owner: VoiceOwner, sealed: Uint8Array): Float32Array {
  const bytes = secrets.unsealBytes('voiceprint', sealed, toOwnerKey('embedding', owner))
  // A copy: numbers begin at multiples of four bytes.
  return new Float32Array(new Uint8Array(bytes).buffer)
}
