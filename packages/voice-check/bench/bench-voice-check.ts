import { loadavg } from 'node:os'
import { builtInModel, openSound, resample, similarity, SPEECH_RATE, speechIn } from '../src/index.ts'
import { babble, noise, buildWav } from '../tests/waves.ts'

const SECONDS = 60
/** As the server does. */
const ENOUGH_SECONDS = 60
const LONG_HOURS = 3
/** A check may take a minute before it is ended. */
const MAX_LONG_CPU_SECONDS = 30
const ROUNDS = 5
const MB = 1024 * 1024
const MAX_CPU_SECONDS = 1
const MAX_MB = 64
/** Memory no longer used counts until it is collected. */
const MAX_LONG_MB = 128

const print = (line: string): void => void process.stdout.write(`${line}\n`)
const model = builtInModel()

/** Does a check's work on one recording: read, find the speech, compare the voice. */
async function check(file: Uint8Array, enrolled: Float32Array): Promise<number> {
  const speech = await speechIn(openSound(file), { channel: 0, enoughSeconds: ENOUGH_SECONDS })
  return similarity(enrolled, model.embed(speech.samples))
}

/** A stereo file of which both channels speak. */
function recordingAt(rate: number): Uint8Array {
  const talk = resample(babble(SECONDS, { hertz: 120, formants: [600, 1200, 2500] }), SPEECH_RATE, rate)
  const samples = new Int16Array(2 * talk.length)
  for (const [at, sample] of talk.entries()) samples.fill(sample * 0x7f_ff, 2 * at, 2 * at + 2)
  return buildWav(new Uint8Array(samples.buffer), { rate, channels: 2 })
}

/** Reads the work of all threads of this process, which other programs of the machine do not lengthen. */
async function readCpuSeconds(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}

function usedBytes(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** Three hours in 8 bits: a second of sound again and again. */
function longRecording(second: Float32Array): Uint8Array {
  const piece = Uint8Array.from(second, (sample) => 128 + Math.round(sample * 127))
  const sound = new Uint8Array(LONG_HOURS * 3600 * piece.length)
  for (let at = 0; at < sound.length; at += piece.length) sound.set(piece, at)
  return buildWav(sound, { bits: 8, rate: piece.length })
}

type Limits = { cpuSeconds: number; mb: number }

async function measure(name: string, file: Uint8Array, limits: Limits): Promise<void> {
  const enrolled = new Float32Array(1024)
  await check(file, enrolled)
  globalThis.gc?.()
  const before = usedBytes()
  let most = 0
  const seconds: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    seconds.push(await readCpuSeconds(() => check(file, enrolled)))
    most = Math.max(most, usedBytes() - before)
    globalThis.gc?.()
  }
  seconds.sort((one, other) => one - other)
  line(name, seconds[ROUNDS >> 1] ?? 0, { unit: 's CPU', atMost: limits.cpuSeconds })
  line('  memory beside the file, at its end', most / MB, { unit: 'MB', atMost: limits.mb })
}

function line(name: string, value: number, { unit, atMost }: { unit: string; atMost: number }): void {
  const verdict = `≤ ${atMost} ${unit} ${value <= atMost ? 'met' : 'MISSED'}`
  print(`${name.padEnd(52)}${value.toFixed(2)} ${unit}  ${verdict}  load ${loadavg()[0]?.toFixed(1)}`)
}

for (const rate of [8000, 16_000, 48_000])
  await measure(`${SECONDS} s at ${rate} Hz, stereo: one check`, recordingAt(rate), {
    cpuSeconds: MAX_CPU_SECONDS,
    mb: MAX_MB,
  })
const second = babble(1, { hertz: 120, formants: [600, 1200, 2500] })
for (const rate of [8000, 48_000])
  for (const [name, sound] of [
    ['silence', new Float32Array(rate)],
    ['noise', noise(rate, 0.2)],
    ['talk', resample(second, SPEECH_RATE, rate)],
  ] as const)
    await measure(`${LONG_HOURS} hours of ${name} at ${rate} Hz: one check`, longRecording(sound), {
      cpuSeconds: MAX_LONG_CPU_SECONDS,
      mb: MAX_LONG_MB,
    })
