import { execFileSync } from 'node:child_process'
import { openSound, resample, writeWave } from '@console/voice-check'
import { RECORDING_RATE } from '../../src/demo/recordings/spoken-call.ts'
import { installedProgram } from '../../src/testing/installed-program.ts'

const KILOBITS = '16'
/** Longer than any talk. */
const PIECE_SECONDS = 60

type Encoder = Parameters<typeof installedProgram>[0] & { options: readonly string[] }

const OPUS: Encoder = {
  names: ['opusenc'],
  probeArgument: '--version',
  packageName: 'opus-tools',
  options: ['--quiet', '--bitrate', KILOBITS],
}
const MP3: Encoder = {
  names: ['lame'],
  probeArgument: '--version',
  packageName: 'lame',
  options: ['--quiet', '-m', 'm', '-b', KILOBITS],
}

/** Recordings compressed by an encoder of the distribution, and read again by the decoders of the console. */
export const COMPRESSED = {
  opus: (sound: Float32Array) => compressed(sound, OPUS),
  mp3: (sound: Float32Array) => compressed(sound, MP3),
}

async function compressed(sound: Float32Array, { options, ...program }: Encoder): Promise<Float32Array> {
  const file = execFileSync(installedProgram(program), [...options, '-', '-'], {
    input: writeWave({ rate: RECORDING_RATE, channels: [sound] }),
  })
  const { rate, pieces } = openSound(file)
  for await (const piece of pieces(0, PIECE_SECONDS)) return resample(piece, rate, RECORDING_RATE)
  throw new Error(`${program.packageName} made a file without sound.`)
}
