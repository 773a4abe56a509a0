import { expect, test } from 'vitest'
import { isWithinPixelLimits } from './image-pixels.ts'

/** A JPEG with so many segments before the one that says 16 × 16 pixels. */
const jpegOf = (segments: number) =>
  Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    Buffer.alloc(segments * 4, 'ffe10002', 'hex'),
    Buffer.from('ffc0000b080010001001011100', 'hex'),
    Buffer.from('ffd9', 'hex'),
  ])

test('a JPEG with 999 segments before its size is read, one of 1,000 is none, and so is one without', () => {
  expect(isWithinPixelLimits(jpegOf(999))).toBe(true)
  expect(isWithinPixelLimits(jpegOf(1000))).toBeNull()
  expect(isWithinPixelLimits(Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(1000)]))).toBeNull()
})
