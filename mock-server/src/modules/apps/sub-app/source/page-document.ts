import type { Collection, Collector } from './collector.ts'

/** HTML whose addresses begin at `address`, and the absolute addresses of the files that it names. */
export type NamedFiles = { html: string; address: string; named: readonly string[] }

/** Stores a page itself, for a frame of its own; returns its path. */
export async function saveDocument(
  collection: Collection,
  collector: Collector,
  { url, ...page }: NamedFiles & { url: URL },
): Promise<string> {
  const html = await replaceAddresses(collection, collector, page)
  const path = collector.addresses.toPath(url)
  await collector.save(path, Buffer.from(html))
  return path
}

/** HTML in which the files that are stored have the addresses of the console. */
export async function replaceAddresses(
  { reader }: Collection,
  { addresses, files }: Collector,
  { html, address, named }: NamedFiles,
): Promise<string> {
  const replacements = new Map(
    named.flatMap((href) => {
      const filePath = addresses.toPath(new URL(href))
      return files.has(filePath) ? [[href, addresses.toAddress(filePath)] as const] : []
    }),
  )
  return reader.read(address, { kind: 'markup', html, address, replacements })
}
