import type { Readable } from 'node:stream'
import { Busboy, type BusboyConfig, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy'
import { BadRequest } from '../errors.ts'

/** The sender sent nothing for too long. */
export class SenderStalled extends Error {}
/** The form holds more than one file may have. */
export class FormTooLarge extends Error {}
/** The body ended before the form did. */
export class FormCutOff extends Error {}

/** Room for the form around a file: boundaries, names. */
export const FORM_OVERHEAD_BYTES = 16 * 1024
/** The one field of the forms that are read here. */
const FIELD = 'file'
const LIMITS = { files: 2, fields: 1, fieldSize: 1024, parts: 3, headerPairs: 20, headerSize: 8 * 1024 }

/** A file of a form while it arrives. */
export type SentFile = {
  /** Name of the file as sent. */
  name: string
  /** Destroyed when the rest of it will never come. */
  content: Readable
  /** Settles with the end of the form, when there is nothing else in it. */
  formEnd: Promise<void>
}

/** A body that is a form and has not been read. */
export class SentForm {
  readonly source: Readable
  readonly contentType: string

  constructor(source: Readable, contentType: string) {
    this.source = source
    this.contentType = contentType
  }
}

type Limits = { maxFileBytes: number; stallMs: number }

/**
 * The one file of a form, found as soon as it begins; null when the form holds none. Whatever is not read of it holds the
 * sender back, so that nothing piles up here. The source is left as it is when the form is aborted: a request still gets
 * its answer.
 */
export function sentFile({ source, contentType }: SentForm, limits: Limits): Promise<SentFile | null> {
  const form = formReader(contentType, LIMITS)
  return new Promise((resolve, reject) => {
    let file: Readable | null = null
    const end = Promise.withResolvers<void>()
    // Anyone who was refused before the end does not wait for it.
    end.promise.catch(() => undefined)
    const stopWatching = watch(source, limits, fail)

    function fail(error: Error): void {
      stopWatching()
      source.unpipe(form)
      file?.destroy(error)
      end.reject(error)
      reject(error)
    }
    form.on('file', (field: string, content: Readable, name: string | undefined) => {
      // The stream reports a failure by an event alone; once destroyed, it also fails readers that start later.
      content.on('error', fail)
      if (field === FIELD && file === null) {
        file = content
        resolve({ name: name ?? '', content, formEnd: end.promise })
      } else {
        content.resume()
        fail(new BadRequest({ [field.slice(0, 100)]: 'one file' }))
      }
    })
    form.on('field', (field: string) => {
      // A field of this name that is no file is as good as none.
      if (field !== FIELD) fail(new BadRequest({ [field.slice(0, 100)]: 'one file' }))
    })
    form.on('error', () => fail(new FormCutOff()))
    form.on('finish', () => {
      stopWatching()
      end.resolve()
      resolve(null)
    })
    source.pipe(form)
  })
}

export function formReader(contentType: string, limits: BusboyConfig['limits']): BusboyInstance {
  const headers: BusboyHeaders = { 'content-type': contentType }
  try {
    return new Busboy({ headers, limits, preservePath: true })
  } catch {
    // No boundary is named.
    throw new BadRequest({})
  }
}

/** Reports a sender that stops, goes away, or sends without end. */
function watch(
  source: Readable,
  { maxFileBytes, stallMs }: Limits,
  onProblem: (error: Error) => void,
): () => void {
  let bytes = 0
  const stall = setTimeout(() => onProblem(new SenderStalled()), stallMs)
  function count(piece: Buffer): void {
    stall.refresh()
    bytes += piece.length
    if (bytes > maxFileBytes + FORM_OVERHEAD_BYTES) onProblem(new FormTooLarge())
  }
  const disconnected = (): void => {
    if (!source.readableEnded) onProblem(new FormCutOff())
  }
  source.on('data', count)
  source.once('close', disconnected)
  source.once('error', disconnected)
  return () => {
    clearTimeout(stall)
    source.off('data', count)
    source.off('close', disconnected)
  }
}
