import { RECORDING_RATE } from '../../src/demo/recordings/spoken-call.ts'
import { randomFrom } from './random.ts'

/** Delays of a room by Schroeder, in milliseconds: echoes side by side, and then in a row, which makes them dense. */
const ECHOES_MS = [29.7, 31.3, 37.1, 41.1, 43.7, 47.9]
const DENSE_MS = [5, 1.7]
const DENSE_GAIN = 0.7
/** Walls take away high tones first. */
const DAMPING = 0.25

type Room = {
  /** Time until an echo is 60 dB quieter. */
  seconds: number
  /** The size of the echo to that of the voice. */
  share: number
  seed: number
}

/** A voice with the echo of a room, whose size follows the seed. */
export function addRoomEcho(sound: Float32Array, { seconds, share, seed }: Room): Float32Array {
  const next = randomFrom(seed)
  const samplesIn = (ms: number): number => Math.round((ms * (0.8 + 0.4 * next()) * RECORDING_RATE) / 1000)
  let echo: Float32Array = new Float32Array(sound.length)
  for (const ms of ECHOES_MS) addEcho(echo, sound, { delay: samplesIn(ms), seconds })
  for (const ms of DENSE_MS) echo = dense(echo, samplesIn(ms))
  const gain = (share * rms(sound)) / rms(echo)
  return sound.map((sample, at) => sample + gain * (echo[at] ?? 0))
}

function addEcho(
  echo: Float32Array,
  sound: Float32Array,
  { delay, seconds }: { delay: number; seconds: number },
): void {
  const gain = 10 ** ((-3 * delay) / (seconds * RECORDING_RATE))
  const line = new Float32Array(delay)
  let damped = 0
  for (const [at, sample] of sound.entries()) {
    const returned = line[at % delay] ?? 0
    damped = (1 - DAMPING) * returned + DAMPING * damped
    line[at % delay] = sample + gain * damped
    echo[at] = (echo[at] ?? 0) + returned
  }
}

function dense(sound: Float32Array, delay: number): Float32Array {
  const line = new Float32Array(delay)
  return sound.map((sample, at) => {
    const before = line[at % delay] ?? 0
    const passed = before - DENSE_GAIN * sample
    line[at % delay] = sample + DENSE_GAIN * passed
    return passed
  })
}

function rms(sound: Float32Array): number {
  return Math.sqrt(sound.reduce((sum, sample) => sum + sample * sample, 0) / sound.length)
}
