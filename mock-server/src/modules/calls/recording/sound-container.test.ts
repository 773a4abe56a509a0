import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { recording } from '@console/contracts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { detectMediaType } from '../../../platform/files/media-type.ts'
import { sineWav } from '../../../testing/sine-wav.ts'
import { isWholeContainer } from './sound-container.ts'

const fileOf = (bytes: Buffer) => ({
  bytes: bytes.length,
  read: ({ start, end } = { start: 0, end: bytes.length - 1 }) =>
    Readable.from([bytes.subarray(start, end + 1)]),
})
const isMp3 = (bytes: Buffer) => isWholeContainer('audio/mpeg', fileOf(bytes))

/** A frame of 417 bytes: version 1, layer 3, 128 kbit/s, 44.1 kHz. */
const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x44]), Buffer.alloc(413)])

test('an MP3 may have filling before its first frame, up to 64 KB of it', async () => {
  const after = (bytes: number) => Buffer.concat([Buffer.alloc(bytes), frame, frame])
  expect(await isMp3(after(0))).toBe(true)
  // The second frame is behind what was searched.
  expect(await isMp3(after(64 * 1024 - 4))).toBe(true)
  expect(await isMp3(after(64 * 1024))).toBe(false)
})

test('frames of other versions and layers have their own lengths', async () => {
  // Version 2, layer 3, 64 kbit/s, 22.05 kHz; version 2.5, layer 3, 8 kbit/s, 8 kHz; version 1, layer 2, 192 kbit/s, 48 kHz;
  // version 1, layer 1, 384 kbit/s, 32 kHz with padding.
  for (const [head, bytes] of [
    [0xff_f3_80_00, 208],
    [0xff_e3_18_00, 72],
    [0xff_fd_a4_00, 576],
    [0xff_ff_ca_00, 580],
  ] as const) {
    const one = Buffer.alloc(bytes)
    one.writeUInt32BE(head)
    expect(await isMp3(Buffer.concat([one, one]))).toBe(true)
    expect(await isMp3(Buffer.concat([one, Buffer.alloc(1), one, Buffer.alloc(bytes)]))).toBe(false)
  }
})

const isWebm = (...hex: string[]) => isWholeContainer('audio/webm', fileOf(Buffer.from(hex.join(''), 'hex')))

test('lengths of WebM have one to eight bytes, whatever they are of, or are not known yet', async () => {
  const docType = '428284' + Buffer.from('webm').toString('hex')
  // 7 bytes, written in 1, 2, 4 and 8.
  for (const length of ['87', '4007', '10000007', '0100000000000007']) {
    // 255, unknown: in 1 and 8 bytes.
    for (const segment of ['40ff', '0100000000000255', 'ff', '01ffffffffffffff'])
      expect(await isWebm('1a45dfa3', length, docType, '18538067', segment, '1549a96680')).toBe(true)
  }
  // Filling and a checksum before the segment; a segment that begins with nothing yet.
  expect(await isWebm('1a45dfa387', docType, 'ec820000', 'bf8400000000', '18538067ff', '1f43b675ff')).toBe(
    true,
  )
  expect(await isWebm('1a45dfa387', docType, '18538067ff')).toBe(true)
  // A header without end, an id of five bytes, no segment.
  expect(await isWebm('1a45dfa3ff', docType, '18538067ff')).toBe(false)
  expect(await isWebm('1a45dfa387', docType, '0853806700', '18538067ff')).toBe(false)
  expect(await isWebm('1a45dfa387', docType, '1f43b67587')).toBe(false)
})

test('a recording of a browser, with the length of its head in eight bytes, is whole', async () => {
  const file = readFileSync(
    new URL('../../../../tests/fixtures/files/head-length-in-eight-bytes.webm', import.meta.url),
  )
  expect(await detectMediaType(Readable.from([file]))).toBe('video/webm')
  expect(await isWholeContainer('audio/webm', fileOf(file))).toBe(true)
})

test.each(['RIFF', 'RF64', 'BW64'])('%s with WAVE is a recording', async (form) => {
  const file = sineWav({ seconds: 1 })
  file.write(form, 0, 'latin1')
  expect(await detectMediaType(Readable.from([file]))).toBe('audio/wav')
  expect(await isWholeContainer('audio/wav', fileOf(file))).toBe(true)
})

test('whatever the bytes are, the answer is yes or no', async () => {
  const beginnings = [
    '',
    'RIFF\0\0\0\0WAVE',
    'ID3\x04\0\0',
    '\xff\xfb\x90',
    'OggS\0\x02',
    '\x1a\x45\xdf\xa3',
    '\0\0\0\x01ftyp',
  ]
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...recording.RECORDING_TYPES),
      fc.constantFrom(...beginnings),
      fc.uint8Array({ maxLength: 300 }),
      async (type, beginning, rest) => {
        const bytes = Buffer.concat([Buffer.from(beginning, 'latin1'), rest])
        expect(await isWholeContainer(type, fileOf(bytes))).toBeTypeOf('boolean')
      },
    ),
  )
})
