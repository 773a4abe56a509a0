import { projectFile } from '@console/contracts'
import { failureText } from '@console/sub-app'

export type UploadedFile = { fid: string; name: string }

/** A file that is uploading or has failed. */
export type Upload = {
  key: number
  name: string
  bytes: number
  state: 'waiting' | 'sending' | 'failed'
  /** Share of its bytes, 0 to 1. */
  share: number
  /** Why it failed, for users. */
  reason: string | null
}

/**
 * Parallel uploads. A browser opens six connections to a server and queues others, which would seem to stall; some
 * are left for the calls of the page.
 */
export const SENT_AT_ONCE = 3

type QueueParts = {
  send: (
    file: File,
    options: { onProgress: (share: number) => void; signal: AbortSignal },
  ) => Promise<{ fid: string }>
  /** Called after every change with all files that are uploading or have failed. */
  onUploads: (uploads: readonly Upload[]) => void
  onArrived: (file: UploadedFile) => void
}

type QueuedUpload = Upload & { file: File; leaving: AbortController }

/** Uploads files, a few at once and independently: a failed one waits for Retry or Remove. */
export function uploadQueue({ send, onUploads, onArrived }: QueueParts) {
  let queued: readonly QueuedUpload[] = []
  let lastKey = 0

  function set(next: readonly QueuedUpload[]): void {
    queued = next
    onUploads(queued.map(({ file: _file, leaving: _leaving, ...upload }) => upload))
  }
  const change = (key: number, changes: Partial<QueuedUpload>) => {
    set(queued.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  }
  const without = (key: number) => queued.filter((one) => one.key !== key)

  function sendNext(): void {
    const sending = queued.filter(({ state }) => state === 'sending').length
    const next = queued.find(({ state }) => state === 'waiting')
    if (sending >= SENT_AT_ONCE || next === undefined) return
    change(next.key, { state: 'sending' })
    void sendOne(next)
    sendNext()
  }

  async function sendOne({ key, file, name, leaving: { signal } }: QueuedUpload): Promise<void> {
    try {
      const { fid } = await send(file, { onProgress: (share) => change(key, { share }), signal })
      if (signal.aborted) return
      set(without(key))
      onArrived({ fid, name })
    } catch (error) {
      if (signal.aborted) return
      change(key, { state: 'failed', reason: failureText(error) })
    }
    sendNext()
  }

  return {
    add: (files: readonly File[]) => {
      const added = files.map((file, index) => toUpload(file, lastKey + 1 + index))
      lastKey += files.length
      set([...queued, ...added])
      sendNext()
    },
    retry: (key: number) => {
      change(key, { state: 'waiting', share: 0, reason: null, leaving: new AbortController() })
      sendNext()
    },
    /** Also while it is uploading. */
    remove: (key: number) => {
      queued.find((one) => one.key === key)?.leaving.abort()
      set(without(key))
      sendNext()
    },
    /** The form is closed. */
    stop: () => {
      for (const { leaving } of queued) leaving.abort()
      queued = []
    },
  }
}

function toUpload(file: File, key: number): QueuedUpload {
  const { name, size: bytes } = file
  const leaving = new AbortController()
  return { key, name, bytes, state: 'waiting', share: 0, reason: null, file, leaving }
}

export type RefusedFiles = { reason: 'tooLarge' | 'tooMany'; names: readonly string[] }

/** Splits the chosen files into accepted ones and rejected ones with their reasons (PROV-016, PROV-017). */
export function admittedFiles(
  files: readonly File[],
  room: number,
): { admitted: readonly File[]; refused: readonly RefusedFiles[] } {
  const tooLarge = files.filter(({ size }) => size > projectFile.MAX_FILE_BYTES)
  const small = files.filter((file) => !tooLarge.includes(file))
  const tooMany = small.slice(Math.max(0, room))
  const refused: readonly RefusedFiles[] = [
    { reason: 'tooLarge', names: tooLarge.map(({ name }) => name) },
    { reason: 'tooMany', names: tooMany.map(({ name }) => name) },
  ]
  return {
    admitted: small.slice(0, Math.max(0, room)),
    refused: refused.filter(({ names }) => names.length > 0),
  }
}
