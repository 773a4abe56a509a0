const HEAD_BYTES = 44
const SAMPLE_BYTES = 2
/** Far from what would hurt an ear. */
const LOUDNESS = 8000

export type Tone = { seconds: number; hertz?: number; rate?: number }

/** A mono WAV file of 16 bits a sample that holds one tone. */
export function sineWav({ seconds, hertz = 440, rate = 8000 }: Tone): Buffer {
  const samples = Math.round(seconds * rate)
  const file = Buffer.alloc(HEAD_BYTES + samples * SAMPLE_BYTES)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * SAMPLE_BYTES, 28)
  file.writeUInt16LE(SAMPLE_BYTES, 32)
  file.writeUInt16LE(SAMPLE_BYTES * 8, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(samples * SAMPLE_BYTES, 40)
  for (let at = 0; at < samples; at += 1) {
    const height = Math.round(LOUDNESS * Math.sin((2 * Math.PI * hertz * at) / rate))
    file.writeInt16LE(height, HEAD_BYTES + at * SAMPLE_BYTES)
  }
  return file
}
