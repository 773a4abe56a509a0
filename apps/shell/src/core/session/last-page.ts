import { readStored, writeStored } from '@console/sub-app/browser-storage'
import { asRecord, asText } from '../../base/wire.ts'

const LAST_PAGE_KEY = 'console.lastPage'

/** Stores the name of the open page, so that sign-in can name the page of the return path. */
export function rememberPage(pathname: string, name: string): void {
  writeStored(LAST_PAGE_KEY, JSON.stringify({ pathname, name }))
}

/** The name of the page at this path when it was the last one open, else null. */
export function rememberedName(pathname: string): string | null {
  const text = readStored(LAST_PAGE_KEY)
  if (text === null) return null
  try {
    const page = asRecord(JSON.parse(text))
    return page['pathname'] === pathname ? asText(page['name']) : null
  } catch {
    return null // written by something else: no name
  }
}
