import type { Module } from '../../module.ts'
import { mountFileDownload } from './download-file.ts'
import { openExportRunner, type ExportRunner } from './export-runner.ts'
import { listExports } from './list-exports.ts'
import { removeExport } from './remove-export.ts'
import { startExport } from './start-export.ts'

/** A function, since each server runs its own jobs. */
export function exportsModule(): Module {
  let runner: ExportRunner | undefined
  return {
    name: 'exports',
    routes: [startExport, listExports, removeExport],
    mount: (app, ctx) => {
      mountFileDownload(app, ctx)
      // Not only at the very end: a request that waits for its export would hold the server's stop back.
      app.addHook('preClose', async () => runner?.close())
    },
    start: async (ctx) => {
      runner = await openExportRunner(ctx)
    },
  }
}
