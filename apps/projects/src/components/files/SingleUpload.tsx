import type { projectFile } from '@console/contracts'

type UploadedFile = { fid: string; name: string }

type SingleUploadProps = {
  call: typeof projectFile.uploadReport
  value: UploadedFile | null
  problem: string | undefined
  onChange: (value: UploadedFile | null) => void
}

// A placeholder until the real one is merged.
export function SingleUpload(_props: SingleUploadProps) {
  return null
}
