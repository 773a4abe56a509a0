import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { subApp } from '@console/contracts'
import type { AppContext } from '../../../../platform/context/context.ts'
import { getErrorCode } from '../../../../platform/error-code.ts'
import { createOutgoing } from '../../../../platform/http/outgoing-request.ts'
import { runNamedWork } from '../../../../platform/named-work.ts'
import { failVersion, findFile, finishVersion, insertFile, type VersionToFetch } from '../sub-app.store.ts'
import { brotliKey, fileKey, lockFile } from './app-files.ts'
import { archiveSource } from './archive-source.ts'
import { collectVersion } from './collect-version.ts'
import type { CollectedFile } from './collector.ts'
import { remoteSource } from './remote-source.ts'
import { SourceRefused, type Source } from './source-file.ts'
import { sourceReader } from './source-reader.ts'

const COMPRESSIBLE = /\.(m?js|css|html|json|svg|xml|txt|wasm)$/
/** Smaller files fit one packet either way. */
const SMALLEST_COMPRESSED = 1024
/** A file is compressed once and sent often. */
const BROTLI_QUALITY = 9
const NO_SPACE = new Set(['ENOSPC', 'EDQUOT', 'QuotaExceeded'])

export function versionAddress(module: string, versionId: number): string {
  return `${subApp.FILES_PATH}${module}/${versionId}/`
}

/** Fetches the files of a version from its host, or takes them out of an archive; the version says how that ended. Never rejects. */
export async function fetchVersion(
  ctx: AppContext,
  version: VersionToFetch,
  archive: Buffer | null = null,
): Promise<void> {
  await runNamedWork(`fetch the app ${version.module}`, async () => {
    try {
      const { source, kind } = await openSource(ctx, version, archive)
      const reader = sourceReader()
      try {
        const collected = await collectVersion({
          ...version,
          kind,
          source,
          reader,
          filesAddress: versionAddress(version.module, version.id),
          save: (file) => saveFile(ctx, version.id, file),
          stored: (path) => readStored(ctx, version.id, path),
        })
        await finishVersion(ctx.db.outside, version.id, collected)
      } finally {
        source.close()
        await reader.close()
      }
    } catch (error) {
      await reportFailure(ctx, version, error)
    }
  })
}

async function openSource(
  { config }: AppContext,
  { source }: VersionToFetch,
  archive: Buffer | null,
): Promise<{ source: Source; kind: subApp.Source['kind'] }> {
  if (archive !== null) {
    const opened = await archiveSource(archive)
    return { source: opened, kind: opened.kind }
  }
  // The bytes of an archive are not stored: it is uploaded again.
  if (source === null) throw new SourceRefused('interrupted', '')
  const outgoing = createOutgoing({ allowsPrivate: config.privateAppHosts })
  return { source: remoteSource(outgoing, new URL(source.url)), kind: source.kind }
}

async function saveFile(
  { storage, db }: AppContext,
  versionId: number,
  { path, bytes, mediaType, hash }: CollectedFile,
): Promise<void> {
  const compressed =
    COMPRESSIBLE.test(path) && bytes.length >= SMALLEST_COMPRESSED ? await compress(bytes) : null
  const variant = compressed !== null && compressed.length < bytes.length ? compressed : null
  await db.outside.transaction().execute(async (tx) => {
    // Another version that has the same bytes may be removed at this moment.
    await lockFile(tx, hash)
    await writeUnlessThere(storage, fileKey(hash), bytes)
    if (variant !== null) await writeUnlessThere(storage, brotliKey(hash), variant)
    const brotliBytes = variant?.length ?? null
    await insertFile(tx, versionId, { path, hash, mediaType, bytes: bytes.length, brotliBytes })
  })
}

async function writeUnlessThere(storage: AppContext['storage'], key: string, bytes: Buffer): Promise<void> {
  if ((await storage.size(key)) !== bytes.length) await storage.write(key, Readable.from([bytes]))
}

function compress(bytes: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}

async function readStored(
  { storage, db }: AppContext,
  versionId: number,
  path: string,
): Promise<Buffer | null> {
  const file = await findFile(db.outside, versionId, path)
  if (file === undefined) return null
  const bytes = await buffer(storage.read(fileKey(file.hash))).catch(() => null)
  const isWhole = bytes !== null && createHash('sha256').update(bytes).digest('hex') === file.hash
  return isWhole ? bytes : null
}

async function reportFailure(ctx: AppContext, { id, module }: VersionToFetch, error: unknown): Promise<void> {
  const isFull = NO_SPACE.has(getErrorCode(error) ?? '')
  const refusal =
    error instanceof SourceRefused ? error : new SourceRefused(isFull ? 'storageFull' : 'interrupted', '')
  if (!(error instanceof SourceRefused))
    ctx.log.error({ err: error, module, version: id }, 'an app was not fetched')
  const { reason, file, detail } = refusal
  await failVersion(ctx.db.outside, id, {
    reason,
    file: file.slice(0, 500),
    detail: detail.slice(0, 300),
  }).catch(
    // The next start reports it as interrupted.
    (failure: unknown) =>
      ctx.log.error({ err: failure, version: id }, 'the failure of an app was not stored'),
  )
}
