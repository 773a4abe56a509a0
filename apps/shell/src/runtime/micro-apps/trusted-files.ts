import type { documents } from '@console/contracts'

const SCRIPT = /\.js$/

/** Verified files of the manifests: hashes by address, and the script texts whose hash matched. */
const integrityByAddress = new Map<string, string>()
const scriptTexts = new Set<string>()

/** Registers the hashes of a manifest: no other file of that sub-app is evaluated. */
export function trustManifest({ scripts, styles, chunks }: documents.SubAppManifest): void {
  for (const { url, integrity } of [...scripts, ...styles])
    integrityByAddress.set(withoutQuery(url), integrity)
  for (const [url, integrity] of Object.entries(chunks)) integrityByAddress.set(withoutQuery(url), integrity)
}

/** The hash that the file at this address must have; null when no manifest names it. A query changes nothing. */
export function trustedIntegrity(url: string): string | null {
  return integrityByAddress.get(withoutQuery(url)) ?? null
}

/** Stores a text whose hash matched, for the policy that allows only such texts to be evaluated. */
export function trustText(url: string, text: string): void {
  if (SCRIPT.test(withoutQuery(url))) scriptTexts.add(text)
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
  return address.startsWith(`${window.location.origin}/console/assets/`) || integrityByAddress.has(address)
}
