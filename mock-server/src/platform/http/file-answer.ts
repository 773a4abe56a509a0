import type { Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ByteRange } from '../storage/storage.ts'
import { parseByteRange } from './byte-range.ts'

/** Opened as a page of its own, a file that came from outside may load nothing and run nothing. */
const FILE_POLICY = `default-src 'none'; sandbox`

/** By the ending of a file's name. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  jpg: 'image/jpeg',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** An answer that is a file, to be saved under its name. */
export class FileAnswer {
  readonly #file: { name: string; size: number; read: () => Readable }

  constructor(file: { name: string; size: number; read: () => Readable }) {
    this.#file = file
  }

  send(reply: FastifyReply): FastifyReply {
    const { name, size, read } = this.#file
    return reply
      .type(MEDIA_TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
      .header('content-length', size)
      .header('content-disposition', contentDisposition(name))
      .header('cache-control', 'private, no-store')
      .send(read())
  }
}

type SeekableFile = {
  mediaType: string
  size: number
  /** Names the bytes: other bytes have another tag. */
  tag: string
  /** Absent: shown or played inline. */
  saveAs?: string
  read: (range?: ByteRange) => Readable
}

/** Sends stored contents whole or the requested part, as a player requests what it seeks. */
export function sendSeekable(request: FastifyRequest, reply: FastifyReply, file: SeekableFile): FastifyReply {
  const { mediaType, size, tag, saveAs, read } = file
  const { range: rangeHeader, 'if-range': ifRange } = request.headers
  const etag = `"${tag}"`
  void reply
    .header('accept-ranges', 'bytes')
    .header('etag', etag)
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', FILE_POLICY)
    .header('content-disposition', contentDisposition(saveAs, saveAs === undefined ? { type: 'inline' } : {}))
  // A part is of use only to a client that has the rest of the same bytes.
  const range = ifRange === undefined || ifRange === etag ? parseByteRange(rangeHeader, size) : null
  if (range === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${size}`).header('content-length', 0).send()
  void reply.type(mediaType)
  if (range === null) return reply.header('content-length', size).send(read())
  const { start, end } = range
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${size}`)
    .header('content-length', end - start + 1)
    .send(read(range))
}
