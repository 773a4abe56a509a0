import { writeWave } from '@console/voice-check'
import { RECORDING_RATE, SEAT, type Speak, type SpokenCall, type SpokenLine } from './spoken-call.ts'

/** Faster than that nobody speaks: what is still too long is cut off where the next sentence begins. */
const MAX_PACE = 320
/** The pace is only roughly proportional to the length. */
const PACE_MARGIN = 1.08
/** Samples over which a cut is faded, so that it makes no click. */
const FADE_SAMPLES = 160

/** A stereo recording: the seat on the left, the customer on the right, each sentence at its time. */
export function recordCall(call: SpokenCall, speak: Speak): Buffer {
  const length = Math.round((call.lengthMs / 1000) * RECORDING_RATE)
  const left = new Float32Array(length)
  const right = new Float32Array(length)
  for (const [index, line] of call.lines.entries()) {
    const begin = samplesIn(line.atMs)
    const end = Math.min(length, samplesIn(call.lines[index + 1]?.atMs ?? call.lengthMs))
    if (begin < 0 || begin >= end) continue
    const channel = line.speaker === SEAT ? left : right
    channel.set(cut(speakLine(line, { call, speak, most: end - begin }), end - begin), begin)
  }
  return writeWave({ rate: RECORDING_RATE, channels: [left, right] })
}

const samplesIn = (periodMs: number): number => Math.round((periodMs / 1000) * RECORDING_RATE)

/** Speaks a line, and again faster where it takes longer than the sentence did. */
function speakLine(
  line: SpokenLine,
  { call, speak, most }: { call: SpokenCall; speak: Speak; most: number },
): Float32Array {
  const voice = line.speaker === SEAT ? call.seat : call.customer
  const { language } = call
  const natural = speak({ language, voice, words: line.words })
  const limit = Math.min(most, line.lastsMs === null ? most : samplesIn(line.lastsMs))
  if (natural.length <= limit) return natural
  const pace = Math.min(MAX_PACE, Math.ceil((voice.pace * PACE_MARGIN * natural.length) / Math.max(1, limit)))
  return pace > voice.pace ? speak({ language, voice: { ...voice, pace }, words: line.words }) : natural
}

function cut(sound: Float32Array, most: number): Float32Array {
  if (sound.length <= most) return sound
  const fade = Math.min(FADE_SAMPLES, most)
  return sound.slice(0, most).map((sample, at) => sample * Math.min(1, (most - at) / fade))
}
