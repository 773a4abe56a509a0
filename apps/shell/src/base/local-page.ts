import { readStored, tabStorage, writeStored } from '@console/sub-app/browser-storage'
import { registeredBase, registeredModule } from './paths.ts'
import { isSafeMode } from './safe-mode.ts'

/** Names of the contract, without its schemas, which every page would load; a test compares the two. */
export const LOCAL_PAGE_PARAMETER = 'app-dev'
export const LOCAL_GRANT_PARAMETER = 'app-dev-grant'
export const LOCAL_PAGE_META = 'console-app-dev'

/** Set for the tab: what a reload of an address of the same app without its parameters adds again. */
const STORAGE_KEY = 'console.localPage'
/** App of a page that is not named in the way that one is. */
const UNREADABLE = 'local'
const NAMED = /^([a-z][a-z0-9-]{1,39})@(.+)$/

export type LocalPage = { module: string; address: string }

/** The app and the address that a text such as `orders@http://localhost:5173` names; null for any other text. */
export function readLocalPage(text: string): LocalPage | null {
  const [, module, address] = NAMED.exec(text) ?? []
  return module === undefined || address === undefined ? null : { module, address }
}

/** The local page that the address asks for, unchecked; null when it asks for none. */
export function askedLocalPage(search: string): string | null {
  return new URLSearchParams(search).get(LOCAL_PAGE_PARAMETER)
}

/** The page on the person's machine that this document may load: the server says so in it. Null in every other document. */
export function documentLocalPage(): LocalPage | null {
  const element = document.head.querySelector<HTMLMetaElement>(`meta[name="${LOCAL_PAGE_META}"]`)
  return element === null ? null : readLocalPage(element.content)
}

/** Address of a document that loads a local page. */
export function localPageAddress(page: LocalPage, grant: string, path = registeredBase(page.module)): string {
  const query = new URLSearchParams({
    [LOCAL_PAGE_PARAMETER]: `${page.module}@${page.address}`,
    [LOCAL_GRANT_PARAMETER]: grant,
  })
  return `${path}?${query.toString()}`
}

/** The address that an opened document is to have instead; null where it has the right one. `isLoaded`: it has to be loaded. */
export function findLocalAddress({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): { address: string; isLoaded: boolean } | null {
  if (isSafeMode()) {
    writeStored(STORAGE_KEY, null, tabStorage())
    return null
  }
  const asked = askedLocalPage(search)
  const module = registeredModule(pathname)
  if (asked !== null) {
    // A document that is not allowed to, such as one whose grant has ended, is not asked for again.
    writeStored(STORAGE_KEY, documentLocalPage() === null ? null : search, tabStorage())
    const base = registeredBase(readLocalPage(asked)?.module ?? UNREADABLE)
    const isOwn = pathname === base || pathname.startsWith(`${base}/`)
    return isOwn ? null : { address: base + search, isLoaded: false }
  }
  // The app's own router may have dropped the parameters before a reload.
  const stored = readStored(STORAGE_KEY, tabStorage())
  const known = stored === null ? null : readLocalPage(askedLocalPage(stored) ?? '')
  return stored !== null && known !== null && known.module === module
    ? { address: pathname + stored, isLoaded: true }
    : null
}

/** Ends it: the next document has the usual policy. */
export function leaveLocalPage(): void {
  writeStored(STORAGE_KEY, null, tabStorage())
  window.location.replace('/console/')
}
