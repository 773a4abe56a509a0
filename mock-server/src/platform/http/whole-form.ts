import { Readable } from 'node:stream'
import { formReader } from './sent-file.ts'

/** More than any form that is read here has; each part costs time of its own, however short it is. */
const LIMITS = { files: 1, fields: 4, parts: 5, fieldSize: 1024, headerPairs: 20, headerSize: 8 * 1024 }
/** Between two pieces others are answered. */
const PIECE_BYTES = 64 * 1024

/** Name of the field, contents, name of the file, encoding and type. */
type SentPart = [string, Readable, string | undefined, string, string]

/** The fields of a form whose body is there; null where it is no form, is cut off, or has too many parts: those are not read. */
export function wholeForm(body: Buffer, contentType: string): Promise<Map<string, unknown> | null> {
  const form = formReader(contentType, LIMITS)
  const fields = new Map<string, unknown>()
  const source = Readable.from(readPieces(body))
  return new Promise((resolve) => {
    function end(read: typeof fields | null): void {
      source.unpipe(form)
      source.destroy()
      resolve(read)
    }
    form.on('file', (...[name, content, fileName, , type]: SentPart) => {
      const pieces: Buffer<ArrayBuffer>[] = []
      content.on('data', (piece: Buffer<ArrayBuffer>) => pieces.push(piece))
      content.on('error', () => end(null))
      content.on('end', () => fields.set(name, new File(pieces, fileName ?? '', { type })))
    })
    form.on('field', (name: string, value: string) => fields.set(name, value))
    form.on('filesLimit', () => end(null))
    form.on('fieldsLimit', () => end(null))
    form.on('partsLimit', () => end(null))
    form.on('error', () => end(null))
    form.on('finish', () => end(fields))
    source.pipe(form)
  })
}

function* readPieces(body: Buffer): Generator<Buffer> {
  for (let at = 0; at < body.length; at += PIECE_BYTES) yield body.subarray(at, at + PIECE_BYTES)
}
