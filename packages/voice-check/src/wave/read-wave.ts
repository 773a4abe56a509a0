import { MAX_CHANNELS, MAX_RATE, MIN_RATE, SoundError } from './sound.ts'
import type { WaveFile } from './wave.ts'

const READERS: Readonly<Record<SampleEncoding, Reader>> = {
  // Eight bits are the only ones without a sign.
  pcm8: { bytes: 1, read: (data, at) => (data.getUint8(at) - 128) / 128 },
  pcm16: { bytes: 2, read: (data, at) => data.getInt16(at, true) / 0x80_00 },
  pcm24: {
    bytes: 3,
    read: (data, at) => (data.getInt8(at + 2) * 0x1_00_00 + data.getUint16(at, true)) / 0x80_00_00,
  },
  pcm32: { bytes: 4, read: (data, at) => data.getInt32(at, true) / 0x80_00_00_00 },
  float32: { bytes: 4, read: (data, at) => clampSample(data.getFloat32(at, true)) },
  aLaw: { bytes: 1, read: (data, at) => fromALaw(data.getUint8(at)) },
  muLaw: { bytes: 1, read: (data, at) => fromMuLaw(data.getUint8(at)) },
}

const MU_LAW_BIAS = 0x84

const RIFF_HEAD_BYTES = 12
const CHUNK_HEAD_BYTES = 8
const FORMAT_BYTES = 16
/** Offset of the real encoding in the format of an extensible `fmt ` chunk. */
const EXTENSION_OFFSET = 24
const PCM = 1
const FLOAT = 3
const A_LAW = 6
const MU_LAW = 7
const EXTENSIBLE = 0xfffe
/** RF64 and BW64 are for files of more than 4 GB. */
const FORMS: ReadonlySet<string> = new Set(['RIFF', 'RF64', 'BW64'])

type Format = SampleLayout & { rate: number }

/**
 * Reads the head of a WAV file: PCM of 8, 16, 24 and 32 bits, 32-bit floating point, or the A-law and µ-law of telephones, mono or stereo. A file that ends
 * before its sound does gives what is there. Throws a `SoundError`.
 */
export function readWave(bytes: Uint8Array): WaveFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!FORMS.has(nameAt(view, 0))) throw new SoundError('notRiff')
  if (nameAt(view, 8) !== 'WAVE') throw new SoundError('notWave')
  let format: Format | undefined
  let offset = RIFF_HEAD_BYTES
  while (offset + CHUNK_HEAD_BYTES <= view.byteLength) {
    const name = nameAt(view, offset)
    const length = view.getUint32(offset + 4, true)
    const begin = offset + CHUNK_HEAD_BYTES
    if (name === 'fmt ') format = parseFormat(sliceView(view, begin, length))
    if (name === 'data') {
      if (!format) throw new SoundError('formatMissing')
      // Programs that do not know the length yet write 0, or more than there is.
      return toWaveFile(sliceView(view, begin, length === 0 ? view.byteLength : length), format)
    }
    // Chunks begin at even offsets.
    offset = begin + length + (length % 2)
  }
  throw new SoundError(format ? 'soundMissing' : 'formatMissing')
}

function nameAt(view: DataView, offset: number): string {
  if (offset + 4 > view.byteLength) return ''
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(offset + index)))
}

/** At most what the file has. */
function sliceView(view: DataView, begin: number, length: number): DataView {
  return new DataView(view.buffer, view.byteOffset + begin, Math.min(length, view.byteLength - begin))
}

function parseFormat(chunk: DataView): Format {
  if (chunk.byteLength < FORMAT_BYTES) throw new SoundError('formatWrong')
  const kind = chunk.getUint16(0, true)
  const channelCount = chunk.getUint16(2, true)
  const rate = chunk.getUint32(4, true)
  const blockBytes = chunk.getUint16(12, true)
  const bits = chunk.getUint16(14, true)
  const isExtended = kind === EXTENSIBLE && chunk.byteLength >= EXTENSION_OFFSET + 2
  const encoding = toEncoding(isExtended ? chunk.getUint16(EXTENSION_OFFSET, true) : kind, bits)
  if (channelCount < 1 || channelCount > MAX_CHANNELS) throw new SoundError('channelsUnsupported')
  if (rate < MIN_RATE || rate > MAX_RATE) throw new SoundError('rateUnsupported')
  if (blockBytes !== (channelCount * bits) / 8) throw new SoundError('formatWrong')
  return { encoding, channelCount, rate }
}

function toEncoding(kind: number, bits: number): SampleEncoding {
  if (kind === FLOAT && bits === 32) return 'float32'
  if (kind === PCM && bits === 8) return 'pcm8'
  if (kind === PCM && bits === 16) return 'pcm16'
  if (kind === PCM && bits === 24) return 'pcm24'
  if (kind === PCM && bits === 32) return 'pcm32'
  if (kind === A_LAW && bits === 8) return 'aLaw'
  if (kind === MU_LAW && bits === 8) return 'muLaw'
  throw new SoundError('encodingUnsupported')
}

function toWaveFile(data: DataView, { rate, ...layout }: Format): WaveFile {
  const frames = frameCount(data, layout)
  if (frames === 0) throw new SoundError('soundMissing')
  return {
    rate,
    channelCount: layout.channelCount,
    frames,
    samplesOf: (channel, { from, to } = { from: 0, to: frames }) =>
      readSamples(data, layout, { channel, from, to: Math.min(to, frames) }),
  }
}

type SampleEncoding = 'pcm8' | 'pcm16' | 'pcm24' | 'pcm32' | 'float32' | 'aLaw' | 'muLaw'

type Reader = { bytes: number; read: (data: DataView, at: number) => number }

/** G.711: a sign, an exponent of three bits and four bits within its part; every second bit is inverted on the line. */
function fromALaw(byte: number): number {
  const code = byte ^ 0x55
  const exponent = (code >> 4) & 7
  const within = ((code & 15) << 4) + 8
  const size = exponent === 0 ? within : (within + 0x1_00) << (exponent - 1)
  return ((code & 0x80) === 0 ? -size : size) / 0x80_00
}

/** G.711: all bits are inverted on the line. */
function fromMuLaw(byte: number): number {
  const code = ~byte & 0xff
  const size = ((((code & 15) << 3) + MU_LAW_BIAS) << ((code >> 4) & 7)) - MU_LAW_BIAS
  return ((code & 0x80) === 0 ? size : -size) / 0x80_00
}

/** Reads a value that is not a number as silence, and limits a louder one to full scale. */
function clampSample(value: number): number {
  return Number.isNaN(value) ? 0 : Math.min(1, Math.max(-1, value))
}

type SampleLayout = { encoding: SampleEncoding; channelCount: number }

/** Whole frames of interleaved samples. */
function frameCount(data: DataView, { encoding, channelCount }: SampleLayout): number {
  return Math.floor(data.byteLength / (READERS[encoding].bytes * channelCount))
}

type Part = { channel: number; from: number; to: number }

/** One channel of interleaved samples, from one frame up to another. */
function readSamples(
  data: DataView,
  { encoding, channelCount }: SampleLayout,
  { channel, from, to }: Part,
): Float32Array {
  const { bytes, read } = READERS[encoding]
  const samples = new Float32Array(Math.max(0, to - from))
  for (let index = 0; index < samples.length; index += 1)
    samples[index] = read(data, ((from + index) * channelCount + channel) * bytes)
  return samples
}
