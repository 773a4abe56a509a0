import { projectFile } from '@console/contracts'
import { acceptUploads } from '../../../access/accept-uploads.ts'
import { registerRoutes } from '../../../access/register-routes.ts'
import type { Module } from '../../module.ts'
import { mountProjectFiles } from './serve-file.ts'
import { uploadAttachment } from './upload-attachment.ts'
import { uploadRefusal } from './upload-refusal.ts'
import { uploadReport } from './upload-report.ts'

/**
 * Files of applications and reports: uploaded before the record that names them, served to people who may see that record.
 */
export const projectFileModule: Module = {
  name: 'projectFile',
  routes: [],
  mount: (app, ctx) => {
    mountProjectFiles(app, ctx)
    app.register(async (scope) => {
      acceptUploads(scope, ctx, {
        maxFileBytes: projectFile.MAX_FILE_BYTES,
        tooLarge: () => uploadRefusal('tooLarge'),
      })
      registerRoutes(scope, ctx, [uploadAttachment, uploadReport])
    })
  },
}
