import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sineWav } from '../../../testing/sine-wav.ts'
import { wavLength } from './wav-length.ts'

test('a WAV file says how long it is', () => {
  const file = sineWav({ seconds: 2.5 })
  expect(wavLength(file, file.length)).toEqual({ seconds: 2.5, isCutOff: false })
})

test('its head is enough, and other chunks may be before the sound', () => {
  const file = sineWav({ seconds: 2 })
  // An odd length, filled up to an even one.
  const note = Buffer.from('LIST\x05\0\0\0abcde\0', 'latin1')
  const longer = Buffer.concat([file.subarray(0, 36), note, file.subarray(36)])
  expect(wavLength(longer.subarray(0, 100), longer.length)).toEqual({ seconds: 2, isCutOff: false })
})

test('one that ends before the length that it says is cut off', () => {
  const file = sineWav({ seconds: 2 })
  expect(wavLength(file.subarray(0, 8044), 8044)).toEqual({ seconds: 0.5, isCutOff: true })
})

test('one of a writer that counts its own head is not cut off, one that misses more is', () => {
  const file = sineWav({ seconds: 1 })
  const lengthOf = (missing: number) => {
    const changed = Buffer.from(file)
    changed.writeUInt32LE(16_000 + missing, 40)
    return wavLength(changed, changed.length)
  }
  for (const missing of [36, 44]) expect(lengthOf(missing)).toEqual({ seconds: 1, isCutOff: false })
  expect(lengthOf(45)).toEqual({ seconds: 1, isCutOff: true })
  // With a picture before the sound, the head is longer.
  const picture = Buffer.concat([Buffer.from('id3 \xE8\x03\0\0', 'latin1'), Buffer.alloc(1000)])
  const longer = Buffer.concat([file.subarray(0, 36), picture, file.subarray(36)])
  const headBytes = 44 + picture.length
  for (const [missing, isCutOff] of [
    [headBytes, false],
    [headBytes - 8, false],
    [headBytes - 1, true],
    [headBytes + 1, true],
  ] as const) {
    longer.writeUInt32LE(16_000 + missing, headBytes - 4)
    expect(wavLength(longer, longer.length)).toEqual({ seconds: 1, isCutOff })
  }
})

test.each(['wav-length-7fffffff.wav', 'wav-length-44-too-many.wav'])('%s is as long as its sound', (name) => {
  const file = readFileSync(new URL(`../../../../tests/fixtures/files/${name}`, import.meta.url))
  expect(wavLength(file, file.length)).toEqual({ seconds: 2, isCutOff: false })
})

test.each(['RF64', 'BW64'])('%s has its length in a part of its own', (form) => {
  const file = sineWav({ seconds: 1 })
  file.write(form, 0, 'latin1')
  file.writeUInt32LE(0xff_ff_ff_ff, 40)
  const ds64 = Buffer.alloc(36)
  ds64.write('ds64', 0, 'latin1')
  ds64.writeUInt32LE(28, 4)
  const lengthOf = (bytes: bigint) => {
    ds64.writeBigUInt64LE(bytes, 16)
    const long = Buffer.concat([file.subarray(0, 12), ds64, file.subarray(12)])
    return wavLength(long, long.length)
  }
  expect(lengthOf(16_000n)).toEqual({ seconds: 1, isCutOff: false })
  expect(lengthOf(32_000n)).toEqual({ seconds: 1, isCutOff: true })
  expect(lengthOf(0n)).toEqual({ seconds: 1, isCutOff: false })
  expect(lengthOf(2n ** 64n - 1n)).toEqual({ seconds: 1, isCutOff: false })
})

test('a length up to 2 GB less 64 KB is a length', () => {
  const file = sineWav({ seconds: 1 })
  file.writeUInt32LE(0x7f_fe_ff_ff, 40)
  expect(wavLength(file, file.length)).toEqual({ seconds: 1, isCutOff: true })
})

test.each([0, 0x7f_ff_00_00, 0x7f_ff_f0_00, 0x7f_ff_ff_ff, 0x80_00_00_00, 0xff_ff_ff_db, 0xff_ff_ff_ff])(
  'where the writer left the length open (%i), what is there counts',
  (length) => {
    const file = sineWav({ seconds: 1 })
    file.writeUInt32LE(length, 40)
    expect(wavLength(file, file.length)).toEqual({ seconds: 1, isCutOff: false })
  },
)

test('an invalid header has no length, whatever it contains', () => {
  const file = sineWav({ seconds: 1 })
  file.writeUInt32LE(0, 28)
  expect(wavLength(file, file.length)).toBeNull()
  expect(wavLength(Buffer.from('RIFF\0\0\0\0WAVE'), 12)).toBeNull()
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const length = wavLength(Buffer.from(bytes), bytes.length)
      expect(length === null || Number.isFinite(length.seconds)).toBe(true)
    }),
  )
})
