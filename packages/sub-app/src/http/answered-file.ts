import type { Call, Language } from '@console/contracts'
import { dataOfAnswer, parsedJson, shapeError, statusError } from './answer.ts'

/** A file that a call returned, and its name; null when the server sent none. */
export type AnsweredFile = { content: Blob; name: string | null }

/** Reads an answer whose success is a file; failures come in an envelope. */
export async function fileOfAnswer(
  call: Call,
  response: Response,
  language: Language,
): Promise<AnsweredFile> {
  const { ok, status, headers } = response
  if (!ok) throw statusError(call, { status, data: parsedJson(await response.text()), language })
  if (isJson(headers)) {
    await dataOfAnswer(call, parsedJson(await response.text()), { language })
    throw shapeError(call, { language, status })
  }
  return { content: await response.blob(), name: fileName(headers.get('content-disposition') ?? '') }
}

function isJson(headers: Headers): boolean {
  return /^application\/(?:[\w.+-]+\+)?json\b/i.test(headers.get('content-type') ?? '')
}

/** The name in a Content-Disposition (RFC 6266): the one in UTF-8 if there are two. */
export function fileName(disposition: string): string | null {
  const encoded = /filename\*\s*=\s*UTF-8''([^;\s]+)/i.exec(disposition)?.[1]
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition)
  try {
    if (encoded !== undefined) return decodeURIComponent(encoded)
  } catch {
    // Not encoded as declared: the plain name is used.
  }
  return plain?.[1]?.replaceAll(/\\(.)/g, '$1') ?? plain?.[2] ?? null
}
