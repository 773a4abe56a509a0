import type { documents } from '@console/contracts'
import { asRecord } from '../../base/wire.ts'
import { type Kit, loadKitFile, loadKitTier, parseKit, readKit } from '../../core/kit/load-kit.ts'
import { requestOnce } from '../micro-apps/guarded-fetch.ts'
import { LoadError } from '../micro-apps/load-error.ts'

/** `documents.FORMER_KIT_PATH`, without the schema beside it, which every page would load. */
export const FORMER_KIT_PATH = '/console/former-kit.json'

/** Files of the former kit that have run, or are about to: once for the page, as those of the present one. */
const loadedFiles = new Map<string, Promise<void>>()

/**
 * Loads the tiers of the kit that an app of another team was built against, before its scripts: of the present kit, or of the former
 * one, which then runs beside it. An app that brings its own libraries needs none.
 */
export async function loadAppKit({ module, kitMajor, tiers }: documents.SubAppManifest): Promise<void> {
  if (kitMajor === null) return
  const present = getMajor(await readKit())
  if (kitMajor === present) {
    await Promise.all(tiers.map(loadKitTier))
    return
  }
  const former = await readFormerKit()
  if (former === null || getMajor(former) !== kitMajor)
    throw new LoadError('kitVersion', module, { kitMajors: { needed: kitMajor, present } })
  const files = tiers.flatMap((tier) => {
    const ofTier = former.tiers[tier]
    if (ofTier === undefined)
      throw new LoadError('manifest', module, { cause: new Error(`The former kit has no tier "${tier}"`) })
    return ofTier
  })
  // Scripts run in the order in which they are inserted: all of them are requested at once.
  await Promise.all(files.map(loadOnce))
}

function getMajor({ version }: { version: string }): number {
  return Number.parseInt(version, 10)
}

/** Reads `documents.formerKitDocument`. */
async function readFormerKit(): Promise<Kit | null> {
  return requestOnce(FORMER_KIT_PATH, {
    init: { cache: 'no-cache' },
    read: async (response) => {
      const { former } = asRecord(await response.json())
      return former === null ? null : parseKit(former)
    },
  })
}

/** A failure is that of the console's own file, which says nothing of the app; it is not cached, so that Retry loads again. */
function loadOnce(file: documents.BuiltAsset): Promise<void> {
  const known = loadedFiles.get(file.url)
  if (known !== undefined) return known
  const loading = loadKitFile(file).catch((cause: unknown) => {
    loadedFiles.delete(file.url)
    throw new LoadError('network', file.url, { cause })
  })
  loadedFiles.set(file.url, loading)
  return loading
}
