export type SampleEncoding = 'pcm8' | 'pcm16' | 'pcm24' | 'pcm32' | 'float32' | 'aLaw' | 'muLaw'

type Reader = { bytes: number; read: (data: DataView, at: number) => number }

const READERS: Readonly<Record<SampleEncoding, Reader>> = {
  // Eight bits are the only ones without a sign.
  pcm8: { bytes: 1, read: (data, at) => (data.getUint8(at) - 128) / 128 },
  pcm16: { bytes: 2, read: (data, at) => data.getInt16(at, true) / 0x80_00 },
  pcm24: {
    bytes: 3,
    read: (data, at) => (data.getInt8(at + 2) * 0x1_00_00 + data.getUint16(at, true)) / 0x80_00_00,
  },
  pcm32: { bytes: 4, read: (data, at) => data.getInt32(at, true) / 0x80_00_00_00 },
  float32: { bytes: 4, read: (data, at) => bounded(data.getFloat32(at, true)) },
  aLaw: { bytes: 1, read: (data, at) => fromALaw(data.getUint8(at)) },
  muLaw: { bytes: 1, read: (data, at) => fromMuLaw(data.getUint8(at)) },
}

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
const MU_LAW_BIAS = 0x84

/** What is no number is silence; what is too loud is as loud as can be. */
function bounded(value: number): number {
  return Number.isNaN(value) ? 0 : Math.min(1, Math.max(-1, value))
}

export type SampleLayout = { encoding: SampleEncoding; channelCount: number }

/** Whole frames of interleaved samples. */
export function frameCount(data: DataView, { encoding, channelCount }: SampleLayout): number {
  return Math.floor(data.byteLength / (READERS[encoding].bytes * channelCount))
}

type Part = { channel: number; from: number; to: number }

/** One channel of interleaved samples, from one frame up to another. */
export function readSamples(
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
