import { loadavg } from 'node:os'
import { builtInModel, readWave, resample, similarity, SPEECH_RATE, speechOf } from '../src/index.ts'
import { babble, wavOf } from '../tests/waves.ts'

const SECONDS = 60
const ROUNDS = 5
const MB = 1024 * 1024
const MAX_CPU_SECONDS = 1
const MAX_MB = 64

const print = (line: string): void => void process.stdout.write(`${line}\n`)
const model = builtInModel()

/** What a check does with one recording: read, find the speech, compare the voice. */
function check(file: Uint8Array, enrolled: Float32Array): number {
  const { rate, channels } = readWave(file)
  const speech = speechOf(channels[0] ?? new Float32Array(0), rate)
  return similarity(enrolled, model.embed(speech.samples))
}

/** A stereo file of which both channels speak. */
function recordingAt(rate: number): Uint8Array {
  const talk = resample(babble(SECONDS, { hertz: 120, formants: [600, 1200, 2500] }), SPEECH_RATE, rate)
  const samples = new Int16Array(2 * talk.length)
  for (const [at, sample] of talk.entries()) samples.fill(sample * 0x7f_ff, 2 * at, 2 * at + 2)
  return wavOf(new Uint8Array(samples.buffer), { rate, channels: 2 })
}

/** What all threads of this process worked, which other programs of the machine do not lengthen. */
function cpuSecondsOf(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}

function usedBytes(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

function measure(rate: number): void {
  const file = recordingAt(rate)
  const enrolled = new Float32Array(512)
  check(file, enrolled)
  globalThis.gc?.()
  const before = usedBytes()
  let most = 0
  const seconds = Array.from({ length: ROUNDS }, () => {
    const used = cpuSecondsOf(() => void check(file, enrolled))
    most = Math.max(most, usedBytes() - before)
    globalThis.gc?.()
    return used
  }).toSorted((one, other) => one - other)
  line(`${SECONDS} s at ${rate} Hz, stereo: one check`, seconds[ROUNDS >> 1] ?? 0, {
    unit: 's CPU',
    atMost: MAX_CPU_SECONDS,
  })
  line('  memory beside the file, at its end', most / MB, { unit: 'MB', atMost: MAX_MB })
}

function line(name: string, value: number, { unit, atMost }: { unit: string; atMost: number }): void {
  const verdict = `≤ ${atMost} ${unit} ${value <= atMost ? 'met' : 'MISSED'}`
  print(`${name.padEnd(52)}${value.toFixed(2)} ${unit}  ${verdict}  load ${loadavg()[0]?.toFixed(1)}`)
}

for (const rate of [8000, 16_000, 48_000]) measure(rate)
