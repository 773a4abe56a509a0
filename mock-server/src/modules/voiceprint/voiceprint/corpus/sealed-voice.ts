import { SPEECH_RATE } from '@console/voice-check'
import type { Secrets } from '../../../../platform/secrets/secrets.ts'

/** What a sample's sealed parts are bound to: copied to another company or sample, they do not open. */
export type VoiceOwner = { tenantId: number; voiceId: string }

const WAV_HEAD_BYTES = 44
const BYTES_PER_SAMPLE = 2
const LARGEST_SAMPLE = 0x7f_ff

const ownerOf = (part: 'sound' | 'embedding', { tenantId, voiceId }: VoiceOwner): string =>
  `${tenantId}/${voiceId}/${part}`

/** Speech as a WAV file, sealed. */
export function sealSound(secrets: Secrets, owner: VoiceOwner, speech: Float32Array): Buffer {
  return secrets.sealBytes('voiceprint', wavOf(speech), ownerOf('sound', owner))
}

/** The WAV file; throws where the bytes are not those of this sample. */
export function openSound(secrets: Secrets, owner: VoiceOwner, sealed: Uint8Array): Buffer {
  return secrets.unsealBytes('voiceprint', sealed, ownerOf('sound', owner))
}

export function sealEmbedding(secrets: Secrets, owner: VoiceOwner, embedding: Float32Array): Buffer {
  const { buffer, byteOffset, byteLength } = embedding
  return secrets.sealBytes(
    'voiceprint',
    new Uint8Array(buffer, byteOffset, byteLength),
    ownerOf('embedding', owner),
  )
}

export function openEmbedding(secrets: Secrets, owner: VoiceOwner, sealed: Uint8Array): Float32Array {
  const bytes = secrets.unsealBytes('voiceprint', sealed, ownerOf('embedding', owner))
  // A copy: numbers begin at multiples of four bytes.
  return new Float32Array(new Uint8Array(bytes).buffer)
}

/** PCM of 16 bits, mono. */
function wavOf(speech: Float32Array): Buffer {
  const dataBytes = speech.length * BYTES_PER_SAMPLE
  const wav = Buffer.alloc(WAV_HEAD_BYTES + dataBytes)
  wav.write('RIFF', 0, 'latin1')
  wav.writeUInt32LE(WAV_HEAD_BYTES - 8 + dataBytes, 4)
  wav.write('WAVEfmt ', 8, 'latin1')
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(SPEECH_RATE, 24)
  wav.writeUInt32LE(SPEECH_RATE * BYTES_PER_SAMPLE, 28)
  wav.writeUInt16LE(BYTES_PER_SAMPLE, 32)
  wav.writeUInt16LE(8 * BYTES_PER_SAMPLE, 34)
  wav.write('data', 36, 'latin1')
  wav.writeUInt32LE(dataBytes, 40)
  speech.forEach((value, index) =>
    wav.writeInt16LE(
      Math.round(Math.min(1, Math.max(-1, value)) * LARGEST_SAMPLE),
      WAV_HEAD_BYTES + index * BYTES_PER_SAMPLE,
    ),
  )
  return wav
}
