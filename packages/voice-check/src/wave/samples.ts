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

type Layout = { encoding: SampleEncoding; channelCount: number; maxFrames: number }

/** The whole frames of interleaved samples, by channel. */
export function samplesOf(data: DataView, { encoding, channelCount, maxFrames }: Layout): Float32Array[] {
  const { bytes, read } = READERS[encoding]
  const frames = Math.min(maxFrames, Math.floor(data.byteLength / (bytes * channelCount)))
  return Array.from({ length: channelCount }, (_, channel) => {
    const samples = new Float32Array(frames)
    for (let frame = 0; frame < frames; frame += 1)
      samples[frame] = read(data, (frame * channelCount + channel) * bytes)
    return samples
  })
}
