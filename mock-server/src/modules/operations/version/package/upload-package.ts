import { appVersion, projectFile } from '@console/contracts'
import { uploadRoute, type UploadInput } from '../../../../access/accept-uploads.ts'
import type { Session } from '../../../../access/session.ts'
import type { AppContext, TenantTx } from '../../../../platform/context/context.ts'
import { Problem } from '../../../../platform/errors.ts'
import {
  ContentCutOff,
  ContentTooLarge,
  receiveContent,
  type Incoming,
} from '../../../../platform/files/receive-content.ts'
import { saveContent } from '../../../../platform/files/stored-contents.ts'
import {
  FormCutOff,
  FormTooLarge,
  SenderStalled,
  sentFile,
  type SentFile,
} from '../../../../platform/http/sent-file.ts'
import { packageTexts } from '../version.messages.ts'
import { canManageVersions } from '../version.policy.ts'
import { isPackage } from './package-kind.ts'
import { insertPackage, lockUnusedBytes } from './package.store.ts'

const { MAX_PACKAGE_BYTES, MAX_UNUSED_PACKAGE_BYTES, PACKAGE_REFUSALS } = appVersion
const LIMITS = { maxFileBytes: MAX_PACKAGE_BYTES, stallMs: projectFile.UPLOAD_STALL_MS }
const MAX_NAME_CHARACTERS = 200

type Refusal = keyof typeof PACKAGE_REFUSALS

/** The other refusals answer 400. */
const STATUSES: Readonly<Partial<Record<Refusal, number>>> = { packageTooLarge: 413, tooManyPackages: 429 }

export function packageRefusal(reason: Refusal): Problem {
  return new Problem({
    status: STATUSES[reason] ?? 400,
    code: PACKAGE_REFUSALS[reason],
    text: packageTexts[reason],
  })
}

/** A package for a version that is saved later; packages that no version has within a day are deleted. */
export const uploadPackage = uploadRoute(appVersion.uploadPackage, {
  policy: canManageVersions,
  handler: receivePackage,
})

async function receivePackage({ ctx, session, form }: UploadInput): Promise<appVersion.PackageFile> {
  if (form === null) throw packageRefusal('noPackage')
  // Checked before a byte of it is read, and again with its size when it has arrived.
  await ctx.db.inTenant(session.tenantId, (tx) => requireCapacity(tx, 1))
  try {
    const sent = await sentFile(form, LIMITS)
    if (sent === null) throw packageRefusal('noPackage')
    return await savePackage(ctx, session, sent)
  } catch (error) {
    if (error instanceof ContentTooLarge || error instanceof FormTooLarge)
      throw packageRefusal('packageTooLarge')
    if (error instanceof FormCutOff || error instanceof SenderStalled) throw packageRefusal('packageCutOff')
    throw error
  }
}

async function savePackage(
  ctx: AppContext,
  { tenantId, userId }: Session,
  { name: sentName, content, formEnd }: SentFile,
): Promise<appVersion.PackageFile> {
  try {
    const sent = { tenantId, source: content, maxBytes: MAX_PACKAGE_BYTES }
    return await receiveContent(ctx, sent, async (incoming) => {
      await formEnd
      const name = requirePackage(sentName, incoming)
      return saveContent(ctx, incoming, async (tx) => {
        await requireCapacity(tx, incoming.bytes)
        const added = {
          name,
          contentHash: incoming.hash,
          uploadedBy: userId,
          uploadedAt: ctx.clock.now(),
        }
        return { fid: await insertPackage(tx, added), name, bytes: incoming.bytes }
      })
    })
  } catch (error) {
    // The form knows why the content was cut off.
    if (error instanceof ContentCutOff) await formEnd
    throw error
  }
}

/** Its name without folders. */
function requirePackage(sentName: string, { bytes, mediaType }: Incoming): string {
  const name = (sentName.split(/[/\\]/).at(-1) ?? '').replaceAll(/\p{Cc}/gu, '').slice(-MAX_NAME_CHARACTERS)
  if (bytes === 0) throw packageRefusal(name === '' ? 'noPackage' : 'emptyPackage')
  if (!isPackage(name, mediaType)) throw packageRefusal('notPackage')
  return name
}

async function requireCapacity(tx: TenantTx, bytes: number): Promise<void> {
  if ((await lockUnusedBytes(tx)) + bytes > MAX_UNUSED_PACKAGE_BYTES) throw packageRefusal('tooManyPackages')
}
