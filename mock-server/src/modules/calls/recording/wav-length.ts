/** Bytes read from the beginning of a file: everything before the sound is far shorter, even with a picture. */
export const WAV_HEAD_BYTES = 1024 * 1024

const RIFF_HEAD_BYTES = 12
const CHUNK_HEAD_BYTES = 8
const FORMAT_BYTES = 16
const MAX_CHANNELS = 32
/** RF64 and BW64 are for files of more than 4 GB: their `ds64` chunk has the lengths. */
const FORMS: ReadonlySet<string> = new Set(['RIFF', 'RF64', 'BW64'])
const DS64_BYTES = 16
const LENGTH_IN_DS64 = 0xff_ff_ff_ff

/**
 * Seconds of a WAV file; `isCutOff` where its sound is shorter than it says. Null where its head cannot be read. A program
 * that writes into a pipe does not know the length yet, and writes 0 or about the largest possible number; each program has
 * its own (0x7FFFF000, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF less a head): then the sound is the rest of the file. Some
 * programs count the head into the length of the sound, which does not mean that the sound is cut off.
 */
export function wavLength(head: Buffer, fileBytes: number): { seconds: number; isCutOff: boolean } | null {
  if (!FORMS.has(head.toString('latin1', 0, 4)) || head.toString('latin1', 8, 12) !== 'WAVE') return null
  let byteRate = 0
  let longLength: number | null = null
  let offset = RIFF_HEAD_BYTES
  while (offset + CHUNK_HEAD_BYTES <= head.length) {
    const name = head.toString('latin1', offset, offset + 4)
    const length = head.readUInt32LE(offset + 4)
    const begin = offset + CHUNK_HEAD_BYTES
    if (name === 'ds64' && begin + DS64_BYTES <= head.length)
      longLength = Number(head.readBigUInt64LE(begin + 8))
    if (name === 'fmt ' && begin + FORMAT_BYTES <= head.length)
      byteRate = parseByteRate(head.subarray(begin, begin + FORMAT_BYTES))
    if (name === 'data') {
      if (byteRate === 0) return null
      const there = fileBytes - begin
      const written = length === LENGTH_IN_DS64 && longLength !== null ? longLength : length
      const dataBytes = isPlaceholder(written) ? there : Math.min(written, there)
      const isCutOff = !isPlaceholder(written) && !isWithHead(written - there, begin)
      return { seconds: dataBytes / byteRate, isCutOff }
    }
    // Chunks begin at even offsets.
    offset = begin + length + (length % 2)
  }
  return null
}

/** Recordings are far smaller than 2 GB: a length near it, or beyond, is a placeholder. */
const LEAST_PLACEHOLDER = 0x7f_ff_00_00
const isPlaceholder = (length: number): boolean => length === 0 || length >= LEAST_PLACEHOLDER

/** Bytes of a plain head; as many bytes of sound are five milliseconds at most. */
const PLAIN_HEAD_BYTES = 44
/**
 * True if the missing bytes are at most a plain head, or the head of this file: all of it, or the part after the length of
 * the file itself.
 */
const isWithHead = (missing: number, headBytes: number): boolean =>
  missing <= PLAIN_HEAD_BYTES || missing === headBytes || missing === headBytes - CHUNK_HEAD_BYTES

/** Reads the byte rate from a `fmt ` chunk; 0 where it describes no sound. */
function parseByteRate(format: Buffer): number {
  const kind = format.readUInt16LE(0)
  const channels = format.readUInt16LE(2)
  const sampleRate = format.readUInt32LE(4)
  const isSound = kind > 0 && channels > 0 && channels <= MAX_CHANNELS && sampleRate > 0
  return isSound ? format.readUInt32LE(8) : 0
}
