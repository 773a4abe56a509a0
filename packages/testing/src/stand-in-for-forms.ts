import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'
import { vi } from 'vitest'

/**
 * jsdom's forms and files are unknown to Node's fetch: it would send their names instead. Ends with
 * `vi.unstubAllGlobals`.
 */
export async function standInForForms(): Promise<void> {
  const form = await new Response(new URLSearchParams()).formData()
  vi.stubGlobal('FormData', form.constructor)
  vi.stubGlobal('Blob', NodeBlob)
  vi.stubGlobal('File', NodeFile)
}
