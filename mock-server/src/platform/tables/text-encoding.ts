import { UnusableTable } from './unusable-table.ts'

export type TextEncodingName = 'utf-8' | 'gb18030'
type Chunks = AsyncIterable<Uint8Array>

/** Of the characters of two bytes: so many must be of the common set, or it is another encoding read wrongly. */
const MIN_COMMON_SHARE = 0.9

/**
 * How a text is written: UTF-8, with or without its mark, or GB18030, as spreadsheets in China save CSV. Everything else
 * is refused: a wrong guess would make accounts of people whose names nobody can read.
 */
export async function encodingOf(chunks: Chunks): Promise<TextEncodingName> {
  const utf8 = strictReader('utf-8')
  const gb18030 = strictReader('gb18030')
  const common = commonCharacters()
  let isFirst = true
  for await (const chunk of chunks) {
    if (isFirst) refuseOtherMarks(chunk)
    isFirst = false
    if (chunk.includes(0)) throw new UnusableTable('notTable')
    utf8.read(chunk)
    gb18030.read(chunk)
    common.read(chunk)
    if (!utf8.isFit() && !gb18030.isFit()) throw new UnusableTable('encoding')
  }
  utf8.end()
  gb18030.end()
  if (utf8.isFit()) return 'utf-8'
  if (gb18030.isFit() && common.share() >= MIN_COMMON_SHARE) return 'gb18030'
  throw new UnusableTable('encoding')
}

/** The text piece by piece. Its encoding was found before, so nothing of it is replaced. */
export async function* decoded(chunks: Chunks, encoding: TextEncodingName): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  for await (const chunk of chunks) {
    const text = decoder.decode(chunk, { stream: true })
    if (text !== '') yield text
  }
  const rest = decoder.decode()
  if (rest !== '') yield rest
}

function refuseOtherMarks(chunk: Uint8Array): void {
  const [first, second] = chunk
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    throw new UnusableTable('utf16')
}

function strictReader(encoding: TextEncodingName) {
  const decoder = new TextDecoder(encoding, { fatal: true })
  let fits = true
  const attempt = (chunk?: Uint8Array) => {
    if (!fits) return
    try {
      decoder.decode(chunk, { stream: chunk !== undefined })
    } catch {
      // That the bytes are not of this encoding is the answer.
      fits = false
    }
  }
  return { read: attempt, end: () => attempt(), isFit: () => fits }
}

/**
 * Nearly any bytes are GB18030. Chinese names are of its oldest part (GB 2312: both bytes from A1 up), texts of other
 * encodings read as GB18030 are mostly not.
 */
function commonCharacters() {
  let lead: number | null = null
  let pairs = 0
  let common = 0
  return {
    read: (chunk: Uint8Array) => {
      for (const byte of chunk) {
        if (lead !== null) {
          pairs += 1
          if (lead >= 0xa1 && lead <= 0xf7 && byte >= 0xa1) common += 1
          lead = null
        } else if (byte >= 0x80) lead = byte
      }
    },
    share: () => (pairs === 0 ? 1 : common / pairs),
  }
}
