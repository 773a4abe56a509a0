import { Readable } from 'node:stream'
import { FileTypeParser, type Detector } from 'file-type'

const LONG_WAV = /^(?:RF64|BW64)[^]{4}WAVE$/
/** WAV with lengths of 64 bits: RF64 of the EBU, BW64 of the ITU. The library knows RIFF alone. */
const longWav: Detector = {
  id: 'long-wav',
  detect: async (tokenizer) => {
    const head = new Uint8Array(12)
    await tokenizer.peekBuffer(head, { mayBeLess: true })
    return LONG_WAV.test(Buffer.from(head).toString('latin1')) ? { ext: 'wav', mime: 'audio/wav' } : undefined
  },
}
const parser = new FileTypeParser({ customDetectors: [longWav] })

/** The media type read from the bytes, whatever a name or a sender says; null where they show none. */
export async function detectMediaType(content: Readable): Promise<string | null> {
  try {
    const found = await parser.fromStream(Readable.toWeb(content))
    // Parameters, as in `audio/ogg; codecs=opus`, are no part of the type that is stored.
    return found?.mime.split(';', 1)[0] ?? null
  } finally {
    content.destroy()
  }
}
