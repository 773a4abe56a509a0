import type { recording } from '@console/contracts'

type SoundType = (typeof recording.RECORDING_TYPES)[number]

/** Includes containers that may have a picture as well: an audio player plays only the sound. */
const SOUND_TYPES = new Map<string, SoundType>([
  ['audio/wav', 'audio/wav'],
  ['audio/mpeg', 'audio/mpeg'],
  ['audio/ogg', 'audio/ogg'],
  ['audio/webm', 'audio/webm'],
  ['video/webm', 'audio/webm'],
  ['audio/mp4', 'audio/mp4'],
  ['audio/x-m4a', 'audio/mp4'],
  ['video/mp4', 'audio/mp4'],
])

/** Returns the sound type of a media type; null if it is no sound. */
export function toSoundType(mediaType: string | null): SoundType | null {
  return mediaType === null ? null : (SOUND_TYPES.get(mediaType) ?? null)
}
