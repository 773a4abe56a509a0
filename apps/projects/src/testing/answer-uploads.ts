import { File as NodeFile } from 'node:buffer'
import type { projectFile } from '@console/contracts'
import { mockCall, network, type Refusal } from '@console/testing'
import { vi } from 'vitest'

/** The calls of reports and attachments have the same shape. */
type UploadCall = typeof projectFile.uploadReport

/** Ids are numbered by order of arrival, from 1. */
export const toFid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/**
 * Answers the uploads of a call and records them. `refuse` decides which are refused. Each test ends with
 * `vi.unstubAllGlobals`: jsdom sends its own files alone, and Node, which reads them at the network edge, knows only its
 * own. So a test makes its files with `pageFile`.
 */
export function answerUploads(call: UploadCall, refuse: (file: File) => Refusal | null = () => null) {
  const PageFile = globalThis.File
  vi.stubGlobal('File', NodeFile)
  /** Names, and headers, in order of arrival. */
  const arrived: string[] = []
  const tokens: (string | null)[] = []
  let taken = 0
  network.use(
    mockCall(call, ({ body: { file }, request }) => {
      arrived.push(file.name)
      tokens.push(request.headers.get('Authorization'))
      const refusal = refuse(file)
      if (refusal !== null) return refusal
      taken += 1
      return { fid: toFid(taken) }
    }),
  )
  /** A file with this `size`. */
  function pageFile(name: string, bytes = 1): File {
    const file = new PageFile(['x'], name)
    if (bytes !== 1) Object.defineProperty(file, 'size', { value: bytes })
    return file
  }
  return { arrived, tokens, pageFile }
}
