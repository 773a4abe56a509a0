import { isUtf8 } from 'node:buffer'
import { subApp } from '@console/contracts'
import * as z from 'zod'
import { resolve, type Collection, type Collector } from './collector.ts'
import { readText } from './file-text.ts'
import { saveDocument } from './page-document.ts'
import { isPage, SourceRefused } from './source-file.ts'

/** Paths of the files of a version's contributions, below its address. */
export const slotFiles = z.object({
  script: z.object({ path: z.string(), integrity: z.string(), bytes: z.int() }),
  /** Paths of the pages in frames, by the names in the registration. */
  frames: z.record(z.string(), z.string()),
})
export type SlotFiles = z.output<typeof slotFiles>

/** Stores the script of the contributions and the pages that they show in frames; both are beside the entry. */
export async function collectSlots(
  collection: Collection,
  collector: Collector,
  { script, contributions }: subApp.Slots,
): Promise<SlotFiles> {
  const { entry } = collection.source
  const named = contributions.flatMap((one) =>
    'frame' in one && one.frame !== undefined ? [one.frame.file] : [],
  )
  const frames: Record<string, string> = {}
  for (const file of new Set(named))
    frames[file] = await collectFrame(collection, collector, resolve(file, entry))
  return { script: await collectScript(collection, collector, resolve(script, entry)), frames }
}

async function collectScript(
  collection: Collection,
  collector: Collector,
  url: URL,
): Promise<SlotFiles['script']> {
  const path = collector.addresses.toPath(url)
  const read = (await collection.stored(path)) ?? (await readNamed(collection, url))
  if (isPage(read)) throw new SourceRefused('htmlInstead', url.href)
  const text = readText(read)
  // The console hands it to its worker as UTF-8.
  const bytes = isUtf8(read) ? read : Buffer.from(text)
  if (bytes.length > subApp.MAX_SLOT_SCRIPT_BYTES)
    throw new SourceRefused('slotScriptTooLarge', url.href, `${bytes.length} bytes`)
  const problem = await collection.reader.read(url.href, { kind: 'module', text })
  if (problem !== null) throw new SourceRefused('moduleScripts', url.href, problem)
  await collector.save(path, bytes)
  return { path, integrity: collector.toAsset(path).integrity, bytes: bytes.length }
}

/** A page with everything that it names, as the entry of an app in a frame. */
async function collectFrame(collection: Collection, collector: Collector, url: URL): Promise<string> {
  const page = readText(await readNamed(collection, url))
  const address = url.href
  const { scripts, styles, modules, others } = await collection.reader.read(address, {
    kind: 'page',
    html: page,
    address,
  })
  const needed = [...scripts, ...styles].flatMap((part) => ('href' in part ? part.href : [])).concat(modules)
  for (const href of needed) collector.add(new URL(href), { isOptional: false })
  for (const href of others) collector.add(new URL(href), { isOptional: true })
  for (const part of scripts) if ('text' in part) await collector.followScript(part.text, url)
  await collector.run()
  return saveDocument(collection, collector, { url, html: page, address, named: [...needed, ...others] })
}

async function readNamed({ source }: Collection, url: URL): Promise<Buffer> {
  if (source.files?.some(({ href }) => href === url.href) === false)
    throw new SourceRefused('missingFile', url.href)
  const bytes = await source.read(url)
  if (bytes === null || bytes.length === 0) throw new SourceRefused('emptyFile', url.href)
  return bytes
}
