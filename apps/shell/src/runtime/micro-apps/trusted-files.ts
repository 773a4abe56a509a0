import type { documents } from '@console/contracts'

const SCRIPT = /\.js$/
const STYLE = /\.css$/

/** A file that a manifest names. */
export type TrustedFile = {
  integrity: string
  /** A file of an app that another team registered. */
  isRegistered: boolean
}

type Folder = { sourceFolder: string; publicPath: string }

/** Verified files of the manifests: hashes by address, and the script texts whose hash matched. */
const files = new Map<string, TrustedFile>()
const scriptTexts = new Set<string>()
/** Folders of the registered apps that are mounted. */
const folders = new Set<Folder>()

/** Registers the hashes of a manifest: no other file of that sub-app is evaluated. */
export function trustManifest(
  { scripts, styles, chunks }: documents.SubAppManifest,
  { isRegistered = false }: { isRegistered?: boolean } = {},
): void {
  const all = [...scripts, ...styles].map(({ url, integrity }) => [url, integrity] as const)
  for (const [url, integrity] of [...all, ...Object.entries(chunks)])
    files.set(withoutQuery(url), { integrity, isRegistered })
}

/** The file that a manifest names at this address; null when there is none. A query changes nothing. */
export function findTrustedFile(url: string): TrustedFile | null {
  return files.get(withoutQuery(url)) ?? null
}

/** Stores a text whose hash matched, for the policy that allows only such texts to be evaluated. */
export function trustText(url: string, text: string): void {
  const address = withoutQuery(url)
  // Other teams name their scripts as they like.
  const isScript = files.get(address)?.isRegistered === true ? !STYLE.test(address) : SCRIPT.test(address)
  if (isScript) scriptTexts.add(text)
}

export function isTrustedText(text: string): boolean {
  return scriptTexts.has(text)
}

/** An address without its cache-busting query. */
export function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url, window.location.href)
  return origin + pathname
}

/** True for the console's own built files and for those that a manifest names. */
export function isTrustedAddress(url: string): boolean {
  const address = withoutQuery(url)
  return address.startsWith(`${window.location.origin}/console/assets/`) || files.has(address)
}

/**
 * A build may have fixed the addresses of its files: as long as its app is mounted, they are led from their folder at the
 * source to the one in the console. Returns the end of that.
 */
export function leadToFolder(folder: Folder): () => void {
  folders.add(folder)
  return () => {
    folders.delete(folder)
  }
}

/** The address of a mounted app's file, for one that its build has fixed; null for any other address. */
export function findMovedFile(url: string): string | null {
  if (folders.size === 0) return null
  const target = URL.parse(url, window.location.href)
  if (target === null || target.origin !== window.location.origin) return null
  if (files.has(target.origin + target.pathname)) return null
  for (const { sourceFolder, publicPath } of folders) {
    if (!target.pathname.startsWith(sourceFolder)) continue
    const address = new URL(target.pathname.slice(sourceFolder.length), publicPath).href
    if (files.has(address)) return address + target.search
  }
  return null
}
