import { appVersion } from '@console/contracts'
import { failureText, useHttpClient } from '@console/sub-app'
import { uploadFile } from '@console/sub-app/upload'
import { useEffect, useRef, useState } from 'react'

type Sending = { name: string; share: number }

type Options = {
  onDone: (file: appVersion.PackageFile) => void
  onUploading: (isUploading: boolean) => void
  tooLargeText: string
}

/** Uploads one package with its progress; leaving the form aborts it. */
export function usePackageUpload({ onDone, onUploading, tooLargeText }: Options) {
  const client = useHttpClient()
  const [sending, setSending] = useState<Sending | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function upload(file: File): Promise<void> {
    const aborted = new AbortController()
    running.current = aborted
    setProblem(null)
    setSending({ name: file.name, share: 0 })
    onUploading(true)
    try {
      const uploaded = await uploadFile(client, appVersion.uploadPackage, {
        file,
        onProgress: (share) => setSending({ name: file.name, share }),
        signal: aborted.signal,
      })
      onDone(uploaded)
    } catch (error) {
      if (!aborted.signal.aborted) setProblem(failureText(error))
    } finally {
      if (running.current === aborted) {
        setSending(null)
        onUploading(false)
      }
    }
  }

  return {
    sending,
    problem,
    start: (file: File) => {
      if (file.size > appVersion.MAX_PACKAGE_BYTES) setProblem(tooLargeText)
      else void upload(file)
    },
    cancel: () => running.current?.abort(),
  }
}
