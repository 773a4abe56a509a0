import type { voiceprint } from '@console/contracts'
import { muLaw, aLaw, lowRate } from './codecs.ts'
import { normalFrom, randomFrom } from './random.ts'
import { addRoomEcho } from './room.ts'
import { throughTelephone } from './telephone.ts'

type Degrade = (sound: Float32Array, seed: number) => Float32Array

/** Each degrades a quiet recording of 8,000 samples a second; the noise and the room follow the seed. */
export const DEGRADED = {
  clean: (sound) => sound,
  noise30: (sound, seed) => withNoise(sound, { ratio: 30, seed }),
  noise20: (sound, seed) => withNoise(sound, { ratio: 20, seed }),
  noise15: (sound, seed) => withNoise(sound, { ratio: 15, seed }),
  noise10: (sound, seed) => withNoise(sound, { ratio: 10, seed }),
  room03: (sound, seed) => addRoomEcho(sound, { seconds: 0.3, share: 0.5, seed }),
  room06: (sound, seed) => addRoomEcho(sound, { seconds: 0.6, share: 0.7, seed }),
  telephone: throughTelephone,
  muLaw,
  aLaw,
  lowRate,
} satisfies Partial<Record<voiceprint.Condition, Degrade>>

/** A microphone that makes high tones louder. */
export function withTilt(sound: Float32Array): Float32Array {
  return sound.map((sample, at) => sample - 0.5 * (sound[at - 1] ?? 0))
}

/** 20 ms. */
const FRAME = 160
/** Frames this much quieter than the loudest are pauses. */
const PAUSE_SHARE = 10 ** -2.5

/** White noise so many decibels below the mean of what is spoken. */
export function withNoise(
  sound: Float32Array,
  { ratio, seed }: { ratio: number; seed: number },
): Float32Array {
  const next = randomFrom(seed)
  const size = Math.sqrt(spokenPower(sound) / 10 ** (ratio / 10))
  return sound.map((sample) => sample + size * normalFrom(next))
}

function spokenPower(sound: Float32Array): number {
  const powers = Array.from({ length: Math.floor(sound.length / FRAME) }, (_, frame) => {
    const part = sound.subarray(frame * FRAME, (frame + 1) * FRAME)
    return part.reduce((sum, sample) => sum + sample * sample, 0) / FRAME
  })
  const limit = PAUSE_SHARE * Math.max(...powers)
  const spoken = powers.filter((power) => power > limit)
  return spoken.reduce((sum, power) => sum + power, 0) / spoken.length
}
