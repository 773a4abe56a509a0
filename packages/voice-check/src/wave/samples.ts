export type SampleEncoding = 'pcm8' | 'pcm16' | 'pcm24' | 'pcm32' | 'float32'

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
}

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
export function samplesOf(
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
