import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { account } from '@console/contracts'
import { sessionRoute } from '../../../../access/route.ts'
import type { AppContext } from '../../../../platform/context/context.ts'
import { Problem, refuse } from '../../../../platform/errors.ts'
import { canManagePeople } from '../account.policy.ts'
import { getImportRunner } from './import-runner.ts'
import { importView } from './import-view.ts'
import { insertImport, releaseOldFiles } from './import.store.ts'
import { importTexts } from './people-import.messages.ts'

const MAX_NAME_CHARACTERS = 200

export function importTooLarge(): Problem {
  return new Problem({ status: 413, code: 413, text: importTexts.tooLarge })
}

export const checkImport = sessionRoute(account.checkImport, {
  policy: canManagePeople,
  handler: async ({ ctx, session, body: { file }, request, language }) => {
    if (file.size > account.IMPORT_MAX_BYTES) throw importTooLarge()
    const runner = getImportRunner(ctx)
    runner.requireCapacity()
    const fileKey = `imports/${session.tenantId}/${randomUUID()}`
    await ctx.storage.write(fileKey, Readable.fromWeb(file.stream()), request.signal)
    const actor = { userId: session.userId, userName: session.name, requestId: request.id }
    const started = await ctx.db
      .inTenant(session.tenantId, async (tx) => {
        const fileName = file.name.slice(-MAX_NAME_CHARACTERS).replaceAll('\0', '')
        const { processId } = ctx.leases
        const made = { userId: session.userId, fileName, fileKey, processId, createdAt: ctx.clock.now() }
        const row = await insertImport(tx, made)
        if (!row) throw refuse(account.IMPORT_REFUSALS.otherRuns, importTexts.otherRuns)
        return { row, oldFiles: await releaseOldFiles(tx, row.id) }
      })
      .catch(async (error: unknown) => {
        await ctx.storage.remove(fileKey)
        throw error
      })
    await removeFiles(ctx, started.oldFiles)
    runner.check(started.row, actor)
    return importView(started.row, language)
  },
})

/** An old file that cannot be removed is no reason to refuse a new one. */
async function removeFiles({ storage, log }: AppContext, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await storage
      .remove(key)
      .catch((error: unknown) => log.warn({ err: error, key }, 'the file of an old import was not removed'))
  }
}
