import { eraseFromExports } from '../../../platform/exports/erase-exports.store.ts'
import { failInterruptedJobs } from '../../../platform/exports/export-job.store.ts'
import type { ExportRunner } from '../../../platform/exports/export-runner.ts'
import { endInterruptedJobs } from '../../../platform/lease/interrupted-jobs.ts'
import type { ExportKinds } from '../../export-kind.ts'
import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { mountFileDownload } from './download-file.ts'
import { exportsChanged } from './exports-changed.ts'
import { listExports } from './list-exports.ts'
import { registerKinds, openExports } from './open-exports.ts'
import { removeExport } from './remove-export.ts'
import { startExport } from './start-export.ts'

/** A function, since each server runs its own jobs. The other domains define what can be exported. */
export function exportsModule(kinds: () => ExportKinds): Module {
  let runner: ExportRunner | undefined
  let stop = async (): Promise<void> => undefined
  return {
    name: 'exports',
    auditDictionary,
    erasure: eraseFromExports,
    topics: [exportsChanged],
    routes: [startExport, listExports, removeExport],
    mount: (app, ctx) => {
      registerKinds(ctx, kinds())
      mountFileDownload(app, ctx)
      // Not only at the very end: a request that waits for its export would hold the server's stop back.
      app.addHook('preClose', async () => runner?.close())
    },
    jobs: [
      {
        start: async (ctx) => {
          runner = await openExports(ctx)
          stop = await endInterruptedJobs(ctx, failInterruptedJobs)
        },
        stop: () => stop(),
      },
    ],
  }
}
