import { Readable } from 'node:stream'
import { fileTypeFromStream } from 'file-type'

/** The media type read from the bytes, whatever a name or a sender says; null where they show none. */
export async function mediaTypeOf(content: Readable): Promise<string | null> {
  try {
    const found = await fileTypeFromStream(Readable.toWeb(content))
    // Parameters, as in `audio/ogg; codecs=opus`, are no part of the type that is stored.
    return found?.mime.split(';', 1)[0] ?? null
  } finally {
    content.destroy()
  }
}
