import type { projectFile } from '@console/contracts'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useSendFile } from '../../queries/files.ts'
import {
  admittedFiles,
  uploadQueue,
  type RefusedFiles,
  type Upload,
  type UploadedFile,
} from './upload-queue.ts'

type UploadsOptions = {
  /** The calls of reports and attachments have the same shape. */
  call: typeof projectFile.uploadReport
  /** The uploaded files. */
  value: readonly UploadedFile[]
  onChange: (value: readonly UploadedFile[]) => void
  max: number
}

/** The files of one field: the uploaded ones are its value, the others are uploading or have failed. */
export function useUploads({ call, value, onChange, max }: UploadsOptions) {
  const send = useSendFile(call)
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [refused, setRefused] = useState<readonly RefusedFiles[]>([])
  const [arrived, setArrived] = useState<readonly UploadedFile[]>([])
  const [queue] = useState(() =>
    uploadQueue({
      send,
      onUploads: setUploads,
      onArrived: (file) => {
        setArrived((files) => [...files, file])
      },
    }),
  )
  useEffect(() => queue.stop, [queue])

  // The form may have changed between choosing a file and the end of its upload.
  const take = useEffectEvent((files: readonly UploadedFile[]) => {
    onChange([...value, ...files])
    setArrived((all) => all.filter((file) => !files.includes(file)))
  })
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- an uploaded file moves to the form once, and is then dropped here
    if (arrived.length > 0) take(arrived)
  }, [arrived])

  return {
    value,
    uploads,
    refused,
    max,
    isFull: value.length + uploads.length >= max,
    add: (files: readonly File[]) => {
      const { admitted, refused: left } = admittedFiles(files, max - value.length - uploads.length)
      setRefused(left)
      queue.add(admitted)
    },
    retry: queue.retry,
    /** A file that is uploading or has failed. */
    cancel: (key: number) => {
      setRefused([])
      queue.remove(key)
    },
    /** An uploaded file. */
    remove: (fid: string) => {
      setRefused([])
      onChange(value.filter((file) => file.fid !== fid))
    },
  }
}

export type Uploads = ReturnType<typeof useUploads>
