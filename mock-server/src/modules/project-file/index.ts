import { projectFile } from '@console/contracts'
import { acceptUploads } from '../../http/accept-uploads.ts'
import type { Module } from '../../http/module.ts'
import { registerRoutes } from '../../http/register-routes.ts'
import { mountProjectFiles } from './serve-file.ts'
import { uploadAttachment, uploadReport } from './upload-file.ts'
import { uploadRefusal } from './upload-refusal.ts'

/** Files of applications and reports: handed in ahead of what names them, served to who may see that. */
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
