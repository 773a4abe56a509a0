import type { Wave } from './wave.ts'

const HEAD_BYTES = 44
const SAMPLE_BYTES = 2
const FULL_SCALE = 0x7f_ff

/** A WAV file of 16 bits a sample; the channels have one length. What is louder than full scale is cut. */
export function writeWave({ rate, channels }: Wave): Buffer {
  const frames = channels[0]?.length ?? 0
  const blockBytes = channels.length * SAMPLE_BYTES
  const file = Buffer.alloc(HEAD_BYTES + frames * blockBytes)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(channels.length, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * blockBytes, 28)
  file.writeUInt16LE(blockBytes, 32)
  file.writeUInt16LE(SAMPLE_BYTES * 8, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(frames * blockBytes, 40)
  for (const [index, channel] of channels.entries())
    for (const [frame, sample] of channel.entries())
      file.writeInt16LE(
        Math.round(Math.min(1, Math.max(-1, sample)) * FULL_SCALE),
        HEAD_BYTES + frame * blockBytes + index * SAMPLE_BYTES,
      )
  return file
}
