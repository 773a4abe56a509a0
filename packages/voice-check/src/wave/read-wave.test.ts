import { expect, test } from 'vitest'
import { buildWav } from '../../tests/waves.ts'
import { readWave } from './read-wave.ts'
import { SoundError, type SoundProblem } from './sound.ts'
import { writeWave } from './write-wave.ts'

function problemOf(bytes: Uint8Array): SoundProblem | 'none' {
  try {
    readWave(bytes)
    return 'none'
  } catch (error) {
    if (error instanceof SoundError) return error.reason
    throw error
  }
}

/** All samples, by channel. */
function channelsOf(bytes: Uint8Array): number[][] {
  const { channelCount, samplesOf } = readWave(bytes)
  return Array.from({ length: channelCount }, (_, channel) => [...samplesOf(channel)])
}

const QUARTERS = [-1, -0.25, 0, 0.5]

type Encoded = { name: string; kind: number; bits: number; sound: Uint8Array }
const ENCODED: Encoded[] = [
  { name: '8 bits', kind: 1, bits: 8, sound: Uint8Array.of(0, 96, 128, 192) },
  { name: '16 bits', kind: 1, bits: 16, sound: bytesOf(Int16Array.of(-32_768, -8192, 0, 16_384)) },
  { name: '24 bits', kind: 1, bits: 24, sound: Uint8Array.of(0, 0, 0x80, 0, 0, 0xe0, 0, 0, 0, 0, 0, 0x40) },
  { name: '32 bits', kind: 1, bits: 32, sound: bytesOf(Int32Array.of(-(2 ** 31), -(2 ** 29), 0, 2 ** 30)) },
  { name: 'floating point', kind: 3, bits: 32, sound: bytesOf(Float32Array.of(...QUARTERS)) },
]

function bytesOf(samples: Int16Array | Int32Array | Float32Array): Uint8Array {
  return new Uint8Array(samples.buffer)
}

test.each(ENCODED)('$name are read as the same samples', ({ kind, bits, sound }) => {
  const file = buildWav(sound, { kind, bits, rate: 16_000 })
  expect(readWave(file).rate).toBe(16_000)
  expect(channelsOf(file)).toEqual([QUARTERS])
  expect([...readWave(file).samplesOf(0, { from: 1, to: 3 })]).toEqual(QUARTERS.slice(1, 3))
})

test('the laws of telephones are read: their largest, smallest and middle steps, with both signs', () => {
  const steps = (kind: number, bytes: number[]) =>
    channelsOf(buildWav(Uint8Array.from(bytes), { kind, bits: 8 }))[0]?.map((sample) => sample * 0x80_00)
  expect(steps(6, [0xaa, 0x2a, 0xd5, 0x55, 0xf5, 0xe5])).toEqual([32_256, -32_256, 8, -8, 528, 1056])
  expect(steps(7, [0x80, 0x00, 0xff, 0x7f, 0xef, 0xdf])).toEqual([32_124, -32_124, 0, -0, 132, 396])
})

test('the channels of a stereo file are apart, and a frame that is cut off is left out', () => {
  const sound = bytesOf(Int16Array.of(16_384, -16_384, 8192, -8192, 1))
  expect(channelsOf(buildWav(sound, { channels: 2 }))).toEqual([
    [0.5, 0.25],
    [-0.5, -0.25],
  ])
})

test('a float beyond full scale is full scale, and what is no number is silent', () => {
  const sound = bytesOf(Float32Array.of(3, -3, Number.NaN))
  expect(channelsOf(buildWav(sound, { kind: 3, bits: 32 }))).toEqual([[1, -1, 0]])
})

test('a file that ends before its sound, or does not know its length, gives what is there', () => {
  const sound = bytesOf(Int16Array.of(16_384, 8192))
  for (const dataLength of [48, 1000, 0, 0x7f_ff_f0_00, 0x7f_ff_ff_ff, 0x80_00_00_00, 0xff_ff_ff_ff])
    expect(channelsOf(buildWav(sound, { dataLength }))).toEqual([[0.5, 0.25]])
})

test('parts before the sound are passed over, also of an odd length, and the extensible format is read', () => {
  const plain = buildWav(bytesOf(Int16Array.of(16_384)))
  const list = Uint8Array.of(76, 73, 83, 84, 3, 0, 0, 0, 1, 2, 3, 0)
  const withList = Uint8Array.of(...plain.subarray(0, 12), ...list, ...plain.subarray(12))
  expect(channelsOf(withList)).toEqual([[0.5]])
  const extensible = Uint8Array.of(...plain.subarray(0, 36), ...new Uint8Array(24), ...plain.subarray(36))
  extensible.set([40, 0, 0, 0, 0xfe, 0xff], 16)
  extensible.set([1, 0], 44)
  expect(channelsOf(extensible)).toEqual([[0.5]])
})

test('a file of the long forms is read', () => {
  for (const form of ['RF64', 'BW64']) {
    const plain = buildWav(bytesOf(Int16Array.of(16_384)), { dataLength: 0xff_ff_ff_ff })
    const ds64 = Uint8Array.of(100, 115, 54, 52, 28, 0, 0, 0, ...new Uint8Array(28))
    const long = Uint8Array.of(...text(form), ...plain.subarray(4, 12), ...ds64, ...plain.subarray(12))
    expect(channelsOf(long)).toEqual([[0.5]])
  }
})

const SOUND = new Uint8Array(12)
const text = (words: string): Uint8Array => new TextEncoder().encode(words)

type Unreadable = { name: string; bytes: Uint8Array; reason: SoundProblem }
const UNREADABLE: Unreadable[] = [
  { name: 'nothing', bytes: new Uint8Array(0), reason: 'notRiff' },
  { name: 'a text', bytes: text('Good morning'), reason: 'notRiff' },
  { name: 'a picture in RIFF', bytes: text('RIFF\u0000\u0000\u0000\u0000WEBPVP8 '), reason: 'notWave' },
  { name: 'a head alone', bytes: buildWav(SOUND).subarray(0, 12), reason: 'formatMissing' },
  { name: 'a format that is cut off', bytes: buildWav(SOUND).subarray(0, 30), reason: 'formatWrong' },
  { name: 'a head without sound', bytes: buildWav(SOUND).subarray(0, 36), reason: 'soundMissing' },
  { name: 'no sample', bytes: buildWav(new Uint8Array(1)), reason: 'soundMissing' },
  { name: 'ADPCM', bytes: buildWav(SOUND, { kind: 2, bits: 4 }), reason: 'encodingUnsupported' },
  { name: 'µ-law of 16 bits', bytes: buildWav(SOUND, { kind: 7, bits: 16 }), reason: 'encodingUnsupported' },
  { name: '12 bits', bytes: buildWav(SOUND, { bits: 12 }), reason: 'encodingUnsupported' },
  { name: 'frames of a wrong length', bytes: buildWav(SOUND, { blockBytes: 3 }), reason: 'formatWrong' },
  { name: 'no channel', bytes: buildWav(SOUND, { channels: 0 }), reason: 'channelsUnsupported' },
  { name: 'three channels', bytes: buildWav(SOUND, { channels: 3 }), reason: 'channelsUnsupported' },
  { name: '7,999 samples a second', bytes: buildWav(SOUND, { rate: 7999 }), reason: 'rateUnsupported' },
  { name: '48,001 samples a second', bytes: buildWav(SOUND, { rate: 48_001 }), reason: 'rateUnsupported' },
]

test.each(UNREADABLE)('$name: refused with the reason', ({ bytes, reason }) => {
  expect(problemOf(bytes)).toBe(reason)
})

test('8,000 and 48,000 samples a second are read', () => {
  for (const rate of [8000, 48_000]) expect(readWave(buildWav(SOUND, { rate })).rate).toBe(rate)
})

test('what is written is read again, and what is beyond full scale is cut', () => {
  const channels = [new Float32Array([0, 0.5, -0.5, 2]), new Float32Array([0.25, -0.25, -2, 0])]
  const written = writeWave({ rate: 16_000, channels })
  expect(readWave(written).rate).toBe(16_000)
  expect(channelsOf(written).map((read) => read.map((sample) => Math.round(sample * 1000) / 1000))).toEqual([
    [0, 0.5, -0.5, 1],
    [0.25, -0.25, -1, 0],
  ])
})
