import type { documents } from '@console/contracts'

/** The folder of all files of an app, by which everything that they do is attributed to it. */
export function ownFolder({ publicPath, scripts, chunks }: documents.SubAppManifest): string {
  // A local page has scripts without an address.
  const files = scripts.flatMap(({ url }) => (url.startsWith('<') ? [] : url))
  const addresses = [publicPath, ...files, ...Object.keys(chunks)]
  const shared = addresses.reduce(sharedStart)
  return shared.slice(0, shared.lastIndexOf('/') + 1)
}

function sharedStart(a: string, b: string): string {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return a.slice(0, length)
}
