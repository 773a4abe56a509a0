import type { recording } from '@console/contracts'

type SoundType = (typeof recording.RECORDING_TYPES)[number]

/** Containers that may hold a picture as well: a player of sounds plays what there is to hear. */
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

/** The kind of sound that bytes of a media type are; null where they are none. */
export function toSoundType(mediaType: string | null): SoundType | null {
  return mediaType === null ? null : (SOUND_TYPES.get(mediaType) ?? null)
}
