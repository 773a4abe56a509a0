import { buffer } from 'node:stream/consumers'
import type { recording } from '@console/contracts'
import type { Incoming } from '../../../platform/files/receive-content.ts'
import { WAV_HEAD_BYTES, wavLength } from './wav-length.ts'

/** Parts of a file that are examined; a file with more parts before its sound is refused. */
const MAX_PARTS = 64
/** Between the tag of an MP3 and its first frame there may be some filling. */
const MP3_SEARCH_BYTES = 64 * 1024

type SoundType = (typeof recording.RECORDING_TYPES)[number]
type File = Pick<Incoming, 'read' | 'bytes'>

/**
 * Checks that the file is built as its kind requires, beyond the first bytes that show the kind: a file that begins as a
 * sound and continues as text is refused.
 */
export function isWholeContainer(type: SoundType, file: File): Promise<boolean> {
  return CHECKS[type](file)
}

const CHECKS: Readonly<Record<SoundType, (file: File) => Promise<boolean>>> = {
  'audio/wav': async (file) => wavLength(await part(file, 0, WAV_HEAD_BYTES), file.bytes) !== null,
  'audio/mpeg': isMp3,
  'audio/ogg': isOgg,
  'audio/webm': isWebm,
  'audio/mp4': isMp4,
}

async function part({ read, bytes }: File, begin: number, length: number): Promise<Buffer> {
  const end = Math.min(bytes, begin + length) - 1
  return end < begin ? Buffer.alloc(0) : buffer(read({ start: begin, end }))
}

const ID3_HEAD_BYTES = 10

/** Checks for a frame that is followed by another one, unless the file ends after it. */
async function isMp3(file: File): Promise<boolean> {
  const head = await part(file, 0, ID3_HEAD_BYTES)
  const begin = head.toString('latin1', 0, 3) === 'ID3' && head.length === ID3_HEAD_BYTES ? id3Bytes(head) : 0
  const window = await part(file, begin, MP3_SEARCH_BYTES)
  for (let at = window.indexOf(0xff); at !== -1; at = window.indexOf(0xff, at + 1)) {
    const length = frameBytes(window.subarray(at, at + 4))
    if (length === null) continue
    const end = at + length
    if (begin + end >= file.bytes) return true
    const isInside = end + 4 <= window.length
    const next = isInside ? window.subarray(end, end + 4) : await part(file, begin + end, 4)
    if (frameBytes(next) !== null) return true
  }
  return false
}

/** The length is in seven bits of each byte. */
function id3Bytes(head: Buffer): number {
  return ID3_HEAD_BYTES + [6, 7, 8, 9].reduce((sum, at) => sum * 128 + ((head[at] ?? 0) & 0x7f), 0)
}

/** Kilobits a second by version (1; 2 and 2.5) and layer (1 to 3). */
const BIT_RATES = {
  one: [
    [32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
    [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
    [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  ],
  two: [
    [32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
    [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
    [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  ],
} as const
const SAMPLE_RATES = [44_100, 48_000, 32_000]

/** The length of the frame of MPEG audio whose first four bytes these are; null where they are none. */
function frameBytes(head: Buffer): number | null {
  if (head.length < 4) return null
  const bits = head.readUInt32BE(0)
  if (bits >>> 21 !== 0x7ff) return null
  // 3: version 1, 2: version 2, 0: version 2.5
  const version = (bits >>> 19) & 3
  const layer = 4 - ((bits >>> 17) & 3)
  const rates = BIT_RATES[version === 3 ? 'one' : 'two'][layer - 1]
  const kilobits = rates?.[((bits >>> 12) & 15) - 1]
  const fullRate = SAMPLE_RATES[(bits >>> 10) & 3]
  if (version === 1 || kilobits === undefined || fullRate === undefined) return null
  const sampleRate = fullRate / (version === 3 ? 1 : version === 2 ? 2 : 4)
  const padding = (bits >>> 9) & 1
  if (layer === 1) return (Math.floor((12_000 * kilobits) / sampleRate) + padding) * 4
  const samples = layer === 3 && version !== 3 ? 72_000 : 144_000
  return Math.floor((samples * kilobits) / sampleRate) + padding
}

const OGG_HEAD_BYTES = 27

/** Checks for a page that is marked as the first one and followed by another page, unless the file ends after it. */
async function isOgg(file: File): Promise<boolean> {
  const head = await part(file, 0, OGG_HEAD_BYTES + 255)
  if (head.length < OGG_HEAD_BYTES) return false
  const isFirst = head[4] === 0 && ((head[5] ?? 0) & 2) !== 0
  const segments = head[26] ?? 0
  const table = head.subarray(OGG_HEAD_BYTES, OGG_HEAD_BYTES + segments)
  const end = OGG_HEAD_BYTES + segments + table.reduce((sum, length) => sum + length, 0)
  if (!isFirst || segments === 0 || end > file.bytes) return false
  return end === file.bytes || (await part(file, end, 4)).toString('latin1') === 'OggS'
}

/** Ids of EBML and of WebM, with the bits that say how long they are. */
const EBML_ID = 0x1a_45_df_a3
const SEGMENT_ID = 0x18_53_80_67
/** Elements that may be anywhere: filling, and a checksum. */
const GLOBAL_IDS: ReadonlySet<number> = new Set([0xec, 0xbf])
const MAX_ID_BYTES = 4
const MAX_LENGTH_BYTES = 8

/** Checks for the EBML header, followed by the segment that contains everything else. */
async function isWebm(file: File): Promise<boolean> {
  const header = await elementAt(file, 0)
  if (header?.id !== EBML_ID || header.length === null) return false
  let begin = header.begin + header.length
  for (let count = 0; count < MAX_PARTS; count += 1) {
    const element = await elementAt(file, begin)
    if (element?.id === SEGMENT_ID) return true
    if (element === null || element.length === null || !GLOBAL_IDS.has(element.id)) return false
    begin = element.begin + element.length
  }
  return false
}

/** An element of EBML; its length is null where the writer did not know it yet. `begin` is the position of its contents. */
type Element = { id: number; length: number | null; begin: number }

async function elementAt(file: File, at: number): Promise<Element | null> {
  const head = await part(file, at, MAX_ID_BYTES + MAX_LENGTH_BYTES)
  const id = variableNumber(head, 0)
  if (id === null || id.end > MAX_ID_BYTES) return null
  const length = variableNumber(head, id.end)
  if (length === null) return null
  return {
    id: head.readUIntBE(0, id.end),
    length: length.isUnknown ? null : length.value,
    begin: at + length.end,
  }
}

/** A number whose first byte says how many bytes it has, up to eight; all bits set say that it is not known. */
function variableNumber(
  bytes: Buffer,
  at: number,
): { value: number; isUnknown: boolean; end: number } | null {
  const first = bytes[at] ?? 0
  const width = Math.clz32(first) - 23
  if (width > MAX_LENGTH_BYTES || at + width > bytes.length) return null
  let value = first & (0xff >> width)
  for (let index = 1; index < width; index += 1) value = value * 256 + (bytes[at + index] ?? 0)
  // Beyond 2^53 the last bits are lost, but no file is as long.
  return { value, isUnknown: value >= 2 ** (7 * width) - 1, end: at + width }
}

/**
 * Checks that boxes fill the file from the first byte to the last, and that one of them describes the sound, or a fragment
 * of it.
 */
async function isMp4(file: File): Promise<boolean> {
  let begin = 0
  let isDescribed = false
  for (let count = 0; count < MAX_PARTS && begin < file.bytes; count += 1) {
    const head = await part(file, begin, 16)
    const length = boxBytes(head, file.bytes - begin)
    if (length === null) return false
    isDescribed ||= head.toString('latin1', 4, 8) === 'moov'
    begin += length
    if (isDescribed) return begin <= file.bytes
  }
  return false
}

/** 1: the length follows in eight bytes; 0: up to the end of the file. */
function boxBytes(head: Buffer, left: number): number | null {
  if (head.length < 8 || !/^[\x20-\x7e\xa9]{4}$/.test(head.toString('latin1', 4, 8))) return null
  const short = head.readUInt32BE(0)
  if (short === 0) return left
  if (short !== 1) return short < 8 ? null : short
  return head.length < 16 ? null : Number(head.readBigUInt64BE(8))
}
