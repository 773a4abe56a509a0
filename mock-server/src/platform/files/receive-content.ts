import { createHash, randomUUID, type Hash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { AppContext } from '../context/context.ts'
import { INCOMING, PARTIAL, type ByteRange } from '../storage/storage.ts'
import { detectMediaType } from './media-type.ts'

/** There are more bytes than the limit says. */
export class ContentTooLarge extends Error {}
/** The sender went away before the end. */
export class ContentCutOff extends Error {}

/** Bytes that have arrived completely and belong to nothing yet. */
export type Incoming = {
  tenantId: number
  /** SHA-256 of the bytes, in hex. */
  hash: string
  bytes: number
  mediaType: string | null
  /** Key of the bytes until they are stored. */
  key: string
  read: (range?: ByteRange) => Readable
}

export type Sent = { tenantId: number; source: Readable; maxBytes: number }

/**
 * Receives a stream piece by piece, and passes the result to `work`; bytes that `work` does not store are deleted after it.
 * Until then they have the name of a partial file: the next start removes the partial files of a killed server.
 */
export async function receiveContent<Result>(
  { storage }: Pick<AppContext, 'storage'>,
  { tenantId, source, maxBytes }: Sent,
  work: (incoming: Incoming) => Promise<Result>,
): Promise<Result> {
  const key = `${INCOMING}${tenantId}/${randomUUID()}${PARTIAL}`
  const hash = createHash('sha256')
  try {
    const bytes = await storage.write(key, Readable.from(measured(source, { hash, maxBytes })))
    const mediaType = bytes === 0 ? null : await detectMediaType(storage.read(key))
    const read = (range?: ByteRange) => storage.read(key, range)
    return await work({ tenantId, hash: hash.digest('hex'), bytes, mediaType, key, read })
  } finally {
    await storage.remove(key)
  }
}

/** The source is not destroyed when it is left early: a request still gets its answer. */
async function* measured(
  source: Readable,
  { hash, maxBytes }: { hash: Hash; maxBytes: number },
): AsyncGenerator<Buffer> {
  let bytes = 0
  try {
    for await (const piece of source.iterator({ destroyOnReturn: false })) {
      if (!(piece instanceof Buffer)) throw new Error('contents arrive as bytes')
      bytes += piece.length
      if (bytes > maxBytes) throw new ContentTooLarge()
      hash.update(piece)
      yield piece
    }
  } catch (error) {
    throw source.destroyed && !source.readableEnded ? new ContentCutOff(undefined, { cause: error }) : error
  }
}
