import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { documents } from '@console/contracts'
import type { Logger } from 'pino'
import type { z } from 'zod'

/** Documents that the build wrote about itself; null for one that cannot be read. */
export type BuiltDocuments = {
  readonly kit: documents.KitDocument | null
  readonly shell: documents.ShellManifest | null
  /** The registry as it is, broken entries included. */
  readonly registry: z.output<typeof documents.registryDocument> | null
  /** The apps of it that are switched on. */
  readonly apps: readonly documents.RegistryEntry[]
  /** By the address in the registry. */
  readonly manifests: ReadonlyMap<string, documents.SubAppManifest>
}

type Source = { webRoot: string; log: Logger }

/**
 * A missing or broken document only makes the start slower, and does not break the page: the console reads it again and
 * reports it.
 */
export async function readBuiltDocuments(source: Source): Promise<BuiltDocuments> {
  const [kit, shell, registry] = await Promise.all([
    readDocument(source, documents.KIT_PATH, documents.kitDocument),
    readDocument(source, documents.SHELL_MANIFEST_PATH, documents.shellManifest),
    readDocument(source, documents.REGISTRY_PATH, documents.registryDocument),
  ])
  const apps = (registry?.apps ?? []).flatMap((raw) => {
    const entry = documents.registryEntry.safeParse(raw)
    return entry.success && entry.data.enabled ? [entry.data] : []
  })
  const manifests = await Promise.all(
    apps.map(async ({ entry }) => [entry, await readManifest(source, entry)] as const),
  )
  return {
    kit,
    shell,
    registry,
    apps,
    manifests: new Map(
      manifests.flatMap(([entry, manifest]) => (manifest === null ? [] : [[entry, manifest]])),
    ),
  }
}

/** An app may be served by somebody else: then its manifest is not here. */
async function readManifest(source: Source, entry: string): Promise<documents.SubAppManifest | null> {
  return entry.startsWith('/console/') ? readDocument(source, entry, documents.subAppManifest) : null
}

async function readDocument<Schema extends z.ZodType>(
  { webRoot, log }: Source,
  address: string,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  try {
    return schema.parse(JSON.parse(await readFile(join(webRoot, address), 'utf8')))
  } catch (error) {
    log.warn({ err: error, address }, 'the page cannot name the files of this document')
    return null
  }
}
