import { projectFile } from '@console/contracts'
import { uploadRoute } from '../../../access/accept-uploads.ts'
import { canSendAttachment } from './file.policy.ts'
import { receiveFile } from './receive-file.ts'

/** PROV-018. */
export const uploadAttachment = uploadRoute(projectFile.uploadAttachment, {
  policy: canSendAttachment,
  handler: receiveFile,
})
