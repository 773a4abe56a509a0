import type { projectFile } from '@console/contracts'
import { useHttpClient } from '@console/sub-app'
import { uploadFile, type UploadOptions } from '@console/sub-app/upload'

/** Sends one file with a call of reports or attachments, which have the same shape. */
export function useSendFile(call: typeof projectFile.uploadReport) {
  const client = useHttpClient()
  return async (file: File, options: Omit<UploadOptions, 'file'>) =>
    uploadFile(client, call, { file, ...options })
}
