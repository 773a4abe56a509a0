import type { TextEncodingName } from './table-line.ts'
import { UnusableTable } from './unusable-table.ts'

/** Bytes that are decoded in one go. */
const PIECE_BYTES = 64 * 1024

const MARKS: readonly { mark: readonly number[]; encoding: TextEncodingName }[] = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
]

/**
 * How a text is written, found by trying: the encoding that its mark names; else, where it has zero bytes, UTF-16; else
 * UTF-8, and then GB18030, as spreadsheets in China save CSV. Everything else is refused with its first line that is not
 * UTF-8: a wrong guess would make accounts of people whose names nobody can read.
 */
export function findEncoding(bytes: Uint8Array): TextEncodingName {
  const marked = MARKS.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte))
  const hasZero = bytes.includes(0)
  const candidates: readonly TextEncodingName[] = marked
    ? [marked.encoding]
    : hasZero
      ? ['utf-16le', 'utf-16be']
      : ['utf-8', 'gb18030']
  const found = candidates.find((encoding) => canRead(bytes, encoding, marked !== undefined))
  if (found !== undefined) return found
  if (hasZero) throw new UnusableTable('notTable')
  throw new UnusableTable('encoding', firstLineBeyondUtf8(bytes))
}

/** The text piece by piece, without its mark. Its encoding was found before, so nothing of it is replaced. */
export function* decode(bytes: Uint8Array, encoding: TextEncodingName): Generator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    const text = decoder.decode(bytes.subarray(at, at + PIECE_BYTES), { stream: true })
    if (text !== '') yield text
  }
  const rest = decoder.decode()
  if (rest !== '') yield rest
}

function canRead(bytes: Uint8Array, encoding: TextEncodingName, isMarked: boolean): boolean {
  if (encoding === 'gb18030' && !isChinese(bytes)) return false
  let isDivided = false
  try {
    for (const text of decode(bytes, encoding)) {
      if (text.includes('\0')) return false
      if (encoding === 'gb18030' && PRIVATE_USE.test(text)) return false
      isDivided ||= /[\n\r,;\t]/.test(text)
    }
  } catch {
    // That the bytes are not of this encoding is the answer.
    return false
  }
  // In the other order of bytes, a line end or a comma is a letter.
  return isMarked || isDivided || !encoding.startsWith('utf-16')
}

/** Most Chinese characters of Big5 are none of GB18030. */
const PRIVATE_USE = /[\uE000-\uF8FF]/

/**
 * Nearly any bytes are GB18030. A Chinese text has characters of its oldest part (GB 2312: both bytes from A1 up), however
 * few, or of its four-byte part; Japanese in Shift JIS has neither. Where a Western encoding has a letter with an accent
 * within a word, GB18030 has a rare character whose second byte is a Latin letter, beside another one.
 */
function isChinese(bytes: Uint8Array): boolean {
  let isEvident = false
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0
    if (lead < 0x80) continue
    const trail = bytes[at + 1] ?? 0
    if (trail >= 0x30 && trail <= 0x39) {
      isEvident = true
      at += 3
      continue
    }
    if (lead >= 0xa1 && lead <= 0xf7 && trail >= 0xa1) isEvident = true
    if (isLatin(trail) && (isSmallLatin(bytes[at - 1]) || isSmallLatin(bytes[at + 2]))) return false
    at += 1
  }
  return isEvident
}

const isSmallLatin = (byte = 0): boolean => byte >= 0x61 && byte <= 0x7a
const isLatin = (byte: number): boolean => isSmallLatin(byte | 0x20)

/** Line ends are one byte in every encoding that is tried without a mark. */
function firstLineBeyondUtf8(bytes: Uint8Array): number {
  let line = 1
  for (let begin = 0; begin < bytes.length; line += 1) {
    const found = bytes.indexOf(0x0a, begin)
    const end = found === -1 ? bytes.length : found + 1
    if (!canRead(bytes.subarray(begin, end), 'utf-8', false)) return line
    begin = end
  }
  return line
}
