import { subApp } from '@console/contracts'
import { failureText, useCallCache, useHttpClient } from '@console/sub-app'
import { uploadFile } from '@console/sub-app/upload'
import { useEffect, useRef, useState } from 'react'
import { APP_CHANGES } from './apps.ts'

/** The upload of one archive: the share that is sent, or why it failed. */
export type ArchiveUpload = { share: number; problem: string | null }

export type ArchiveUploads = {
  uploads: ReadonlyMap<number, ArchiveUpload>
  start: (versionId: number, file: File) => void
}

/** Uploads of archives by the ids of their versions. They go on while other apps are looked at, and end with the page. */
export function useArchiveUploads({ tooLargeText }: { tooLargeText: string }): ArchiveUploads {
  const client = useHttpClient()
  const cache = useCallCache()
  const [uploads, setUploads] = useState<ReadonlyMap<number, ArchiveUpload>>(new Map())
  const leaving = useRef<AbortController | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  function set(versionId: number, upload: ArchiveUpload | null) {
    setUploads((present) => {
      const next = new Map(present)
      if (upload === null) next.delete(versionId)
      else next.set(versionId, upload)
      return next
    })
  }

  async function upload(versionId: number, file: File): Promise<void> {
    const signal = leaving.current?.signal
    if (signal === undefined) return
    set(versionId, { share: 0, problem: null })
    try {
      await uploadFile(client, subApp.uploadArchive, {
        file,
        query: { versionId },
        onProgress: (share) => set(versionId, { share, problem: null }),
        signal,
      })
      set(versionId, null)
    } catch (error) {
      if (!signal.aborted) set(versionId, { share: 0, problem: failureText(error) })
    }
    if (!signal.aborted) await cache.invalidate(APP_CHANGES)
  }

  return {
    uploads,
    start: (versionId, file) => {
      if (file.size > subApp.MAX_ARCHIVE_BYTES) set(versionId, { share: 0, problem: tooLargeText })
      else void upload(versionId, file)
    },
  }
}
