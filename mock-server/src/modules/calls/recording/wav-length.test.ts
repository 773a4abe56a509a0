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

test.each([0, 0x7f_ff_f0_00, 0xff_ff_ff_ff])(
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
