import { projectFile } from '@console/contracts'
import type { AppContext } from '../../../platform/context/context.ts'
import { ContentCutOff, ContentTooLarge, receiveContent } from '../../../platform/files/receive-content.ts'
import { saveContent } from '../../../platform/files/stored-contents.ts'
import type { UploadInput } from '../../../access/accept-uploads.ts'
import {
  FormCutOff,
  FormTooLarge,
  SenderStalled,
  sentFile,
  type SentFile,
} from '../../../platform/http/sent-file.ts'
import type { Session } from '../../../access/session.ts'
import { fileProblem } from './file-kind.ts'
import { toStoredFileName } from './file-name.ts'
import { insertFile, lockUnusedBytes, unusedBytes } from './project-file.store.ts'
import { uploadRefusal } from './upload-refusal.ts'

const { MAX_FILE_BYTES, MAX_UNUSED_BYTES, UPLOAD_STALL_MS } = projectFile
const LIMITS = { maxFileBytes: MAX_FILE_BYTES, stallMs: UPLOAD_STALL_MS }

/** Receives a file that a form will name later; what nothing names within a day is deleted. */
export async function receiveFile({ ctx, session, form }: UploadInput): Promise<{ fid: string }> {
  if (form === null) throw uploadRefusal('noFile')
  // Checked before a byte of it is read, and again with its size when it has arrived.
  await ctx.db.inTenant(session.tenantId, async (tx) => requireCapacity(await unusedBytes(tx), 1))
  try {
    const sent = await sentFile(form, LIMITS)
    if (sent === null) throw uploadRefusal('noFile')
    return { fid: await saveFile(ctx, session, sent) }
  } catch (error) {
    if (error instanceof ContentTooLarge || error instanceof FormTooLarge) throw uploadRefusal('tooLarge')
    if (error instanceof FormCutOff || error instanceof SenderStalled) throw uploadRefusal('cutOff')
    throw error
  }
}

async function saveFile(
  ctx: AppContext,
  { tenantId, userId }: Session,
  { name: sentName, content, formEnd }: SentFile,
): Promise<string> {
  try {
    return await receiveContent(
      ctx,
      { tenantId, source: content, maxBytes: MAX_FILE_BYTES },
      async (incoming) => {
        await formEnd
        // A form whose field was left empty holds a file without name and bytes.
        if (incoming.bytes === 0) throw uploadRefusal(sentName === '' ? 'noFile' : 'emptyFile')
        const name = toStoredFileName(sentName)
        const problem = await fileProblem(name, incoming)
        if (problem !== null) throw uploadRefusal(problem)
        const file = { name, contentHash: incoming.hash, uploadedBy: userId, uploadedAt: ctx.clock.now() }
        return saveContent(ctx, incoming, async (tx) => {
          requireCapacity(await lockUnusedBytes(tx), incoming.bytes)
          return insertFile(tx, file)
        })
      },
    )
  } catch (error) {
    // Why it was cut off the form knows.
    if (error instanceof ContentCutOff) await formEnd
    throw error
  }
}

function requireCapacity(unused: number, bytes: number): void {
  if (unused + bytes > MAX_UNUSED_BYTES) throw uploadRefusal('tooMuchUnused')
}
