/** Of the beginning of a file so much is read: what is before the sound is far shorter, also with a picture. */
export const WAV_HEAD_BYTES = 1024 * 1024

const RIFF_HEAD_BYTES = 12
const CHUNK_HEAD_BYTES = 8
const FORMAT_BYTES = 16
const MAX_CHANNELS = 32
/** Written by who did not know the length yet. */
const UNKNOWN_LENGTHS: ReadonlySet<number> = new Set([0, 0x7f_ff_f0_00, 0xff_ff_ff_ff])

/** Seconds of a WAV file; `isCutOff` where its sound is shorter than it says. Null where its head cannot be read. */
export function wavLength(head: Buffer, fileBytes: number): { seconds: number; isCutOff: boolean } | null {
  if (head.toString('latin1', 0, 4) !== 'RIFF' || head.toString('latin1', 8, 12) !== 'WAVE') return null
  let byteRate = 0
  let offset = RIFF_HEAD_BYTES
  while (offset + CHUNK_HEAD_BYTES <= head.length) {
    const name = head.toString('latin1', offset, offset + 4)
    const length = head.readUInt32LE(offset + 4)
    const begin = offset + CHUNK_HEAD_BYTES
    if (name === 'fmt ' && begin + FORMAT_BYTES <= head.length)
      byteRate = byteRateOf(head.subarray(begin, begin + FORMAT_BYTES))
    if (name === 'data') {
      if (byteRate === 0) return null
      const there = fileBytes - begin
      const isCutOff = !UNKNOWN_LENGTHS.has(length) && length > there
      const dataBytes = UNKNOWN_LENGTHS.has(length) ? there : Math.min(length, there)
      return { seconds: dataBytes / byteRate, isCutOff }
    }
    // Chunks begin at even offsets.
    offset = begin + length + (length % 2)
  }
  return null
}

/** Of a `fmt ` chunk; 0 where it describes no sound. */
function byteRateOf(format: Buffer): number {
  const kind = format.readUInt16LE(0)
  const channels = format.readUInt16LE(2)
  const sampleRate = format.readUInt32LE(4)
  const isSound = kind > 0 && channels > 0 && channels <= MAX_CHANNELS && sampleRate > 0
  return isSound ? format.readUInt32LE(8) : 0
}
