const RATE = 8000
const HEADER_BYTES = 44

/** A WAV file of a tone, for recordings that are played. */
export function createTone(seconds: number, hertz: number): Uint8Array {
  const samples = seconds * RATE
  const file = Buffer.alloc(HEADER_BYTES + samples * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + samples * 2, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples * 2, 40)
  for (let index = 0; index < samples; index += 1) {
    const value = Math.round(Math.sin((index / RATE) * hertz * 2 * Math.PI) * 8000)
    file.writeInt16LE(value, HEADER_BYTES + index * 2)
  }
  return file
}
