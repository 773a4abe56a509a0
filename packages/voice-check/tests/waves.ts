import { SPEECH_RATE } from '../src/speech/resample.ts'

type Layout = {
  kind?: number
  bits?: number
  rate?: number
  channels?: number
  /** Written instead of the real value. */
  blockBytes?: number
  dataLength?: number
}

/** A WAV file of the given bytes of sound. */
export function buildWav(sound: Uint8Array, layout: Layout = {}): Uint8Array {
  const { kind = 1, bits = 16, rate = 8000, channels = 1 } = layout
  const { blockBytes = (channels * bits) / 8, dataLength = sound.length } = layout
  const bytes = new Uint8Array(44 + sound.length)
  const view = new DataView(bytes.buffer)
  const name = (at: number, text: string): void => bytes.set(new TextEncoder().encode(text), at)
  name(0, 'RIFF')
  view.setUint32(4, 36 + sound.length, true)
  name(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, kind, true)
  view.setUint16(22, channels, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * blockBytes, true)
  view.setUint16(32, blockBytes, true)
  view.setUint16(34, bits, true)
  name(36, 'data')
  view.setUint32(40, dataLength, true)
  bytes.set(sound, 44)
  return bytes
}

/** Numbers from -1 to 1, the same in every run. */
export function noise(count: number, loudness: number): Float32Array {
  let state = 12_345
  return Float32Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff
    return (state / 0x40_00_00_00 - 1) * loudness
  })
}

type Throat = { hertz: number; formants: readonly number[] }

/** Syllables with pauses: pulses of a pitch through the resonances of a throat, at 16 kHz. */
export function babble(seconds: number, { hertz, formants }: Throat): Float32Array {
  const samples = new Float32Array(seconds * SPEECH_RATE)
  const resonances = formants.map((formant) => ({ formant, last: 0, before: 0 }))
  let phase = 0
  for (let at = 0; at < samples.length; at += 1) {
    const second = at / SPEECH_RATE
    // 300 ms of vowel, 100 ms of pause; the pitch moves a little, and so does the mouth.
    const isVowel = second % 0.4 < 0.3
    phase += (hertz * (1 + 0.08 * Math.sin(second * 5))) / SPEECH_RATE
    const isPulse = phase >= 1
    if (isPulse) phase -= 1
    const mouth = 1 + 0.15 * Math.sin(second * 13)
    samples[at] = resonances.reduce(
      (sum, resonance) => sum + resonate(resonance, isPulse && isVowel, mouth),
      0,
    )
  }
  return scaled(samples, 0.3)
}

type Resonance = { formant: number; last: number; before: number }

function resonate(resonance: Resonance, isPulse: boolean, mouth: number): number {
  const radius = Math.exp((-Math.PI * 90) / SPEECH_RATE)
  const turn = 2 * radius * Math.cos((2 * Math.PI * resonance.formant * mouth) / SPEECH_RATE)
  const next = (isPulse ? 1 : 0) + turn * resonance.last - radius * radius * resonance.before
  resonance.before = resonance.last
  resonance.last = next
  return next
}

export function scaled(samples: Float32Array, loudness: number): Float32Array {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  return samples.map((sample) => (sample / loudest) * loudness)
}

export function mixed(one: Float32Array, other: Float32Array): Float32Array {
  return one.map((sample, at) => sample + (other[at] ?? 0))
}
