import { projectFile } from '@console/contracts'
import { uploadRoute } from '../../../access/accept-uploads.ts'
import { canUseProjectFiles } from './file.policy.ts'
import { receiveFile } from './receive-file.ts'

/** PROJ-040. */
export const uploadReport = uploadRoute(projectFile.uploadReport, {
  policy: canUseProjectFiles,
  handler: receiveFile,
})
