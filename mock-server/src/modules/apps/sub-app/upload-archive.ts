import { buffer } from 'node:stream/consumers'
import { subApp } from '@console/contracts'
import { uploadRoute } from '../../../access/accept-uploads.ts'
import { requirePlatform } from '../../../access/require-platform.ts'
import { BadRequest, NotFound, Problem, refuse } from '../../../platform/errors.ts'
import {
  FormCutOff,
  FormTooLarge,
  SenderStalled,
  sentFile,
  type SentForm,
} from '../../../platform/http/sent-file.ts'
import { startFetch } from './start-fetch.ts'
import { archiveTexts } from './sub-app.messages.ts'
import { canManageApps } from './sub-app.policy.ts'
import { claimVersion, findVersionToFetch } from './sub-app.store.ts'

const { MAX_ARCHIVE_BYTES, UPLOAD_STALL_MS, SUB_APP_REFUSALS } = subApp

export function archiveTooLarge(): Problem {
  return new Problem({
    status: 413,
    code: SUB_APP_REFUSALS.archiveTooLarge,
    text: archiveTexts.archiveTooLarge,
  })
}

/** The archive of a version; its files are stored in the background, as those of a host are. */
export const uploadArchive = uploadRoute(subApp.uploadArchive, {
  policy: canManageApps,
  handler: async ({ ctx, session, query, form }) => {
    const versionId = readVersionId(query)
    await ctx.db.inTenant(session.tenantId, async (tx) => {
      await requirePlatform(tx)
      const version = await findVersionToFetch(tx, versionId)
      if (version === undefined) throw new NotFound()
      if (version.source !== null || !['waiting', 'failed'].includes(version.state))
        throw refuse(SUB_APP_REFUSALS.notWaiting, archiveTexts.notWaiting)
    })
    const bytes = await receive(form)
    if (!(await claimVersion(ctx.db.outside, versionId, ctx.leases.processId)))
      throw refuse(SUB_APP_REFUSALS.notWaiting, archiveTexts.notWaiting)
    startFetch(ctx, versionId, bytes)
    return null
  },
})

function readVersionId(query: unknown): number {
  const read = subApp.uploadArchive.query.safeParse(query)
  if (!read.success) throw new BadRequest({ versionId: 'a number' })
  return read.data.versionId
}

async function receive(form: SentForm | null): Promise<Buffer> {
  const noArchive = () => refuse(SUB_APP_REFUSALS.noArchive, archiveTexts.noArchive)
  if (form === null) throw noArchive()
  try {
    const sent = await sentFile(form, { maxFileBytes: MAX_ARCHIVE_BYTES, stallMs: UPLOAD_STALL_MS })
    if (sent === null) throw noArchive()
    const bytes = await buffer(sent.content)
    await sent.formEnd
    if (bytes.length > MAX_ARCHIVE_BYTES) throw archiveTooLarge()
    if (bytes.length === 0) throw noArchive()
    return bytes
  } catch (error) {
    if (error instanceof FormTooLarge) throw archiveTooLarge()
    if (error instanceof FormCutOff || error instanceof SenderStalled)
      throw refuse(SUB_APP_REFUSALS.archiveCutOff, archiveTexts.archiveCutOff)
    throw error
  }
}
