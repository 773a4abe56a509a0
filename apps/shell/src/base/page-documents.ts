import { asRecord, PAGE_DOCUMENTS_ID } from './wire.ts'

let inPage: Map<string, unknown> | null = null

/**
 * A document that the server wrote into the page, by its address; undefined when it has none. Each is returned once: a later
 * read is to fetch the server's current version.
 */
export function takePageDocument(address: string): unknown {
  inPage ??= readPageDocuments()
  const document = inPage.get(address)
  inPage.delete(address)
  return document
}

function readPageDocuments(): Map<string, unknown> {
  const text = document.getElementById(PAGE_DOCUMENTS_ID)?.textContent ?? '{}'
  return new Map(Object.entries(asRecord(JSON.parse(text))))
}

/** For tests, where one window is many pages. */
export function resetPageDocuments(): void {
  inPage = null
}
