import type { Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'

/** An answer that is a file of comma-separated values, to be saved under its name. */
export class FileAnswer {
  readonly #file: { name: string; size: number; read: () => Readable }

  constructor(file: { name: string; size: number; read: () => Readable }) {
    this.#file = file
  }

  send(reply: FastifyReply): FastifyReply {
    const { name, size, read } = this.#file
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-length', size)
      .header('content-disposition', contentDisposition(name))
      .header('cache-control', 'private, no-store')
      .send(read())
  }
}
