import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { SpokenCall } from './spoken-call.ts'

/** Makes recordings in a thread of its own, one after the other. */
export type RecordingThread = {
  /** The bytes of a WAV file; rejects when the signal comes first. */
  record: (call: SpokenCall, signal: AbortSignal) => Promise<Buffer>
  close: () => Promise<void>
}

const answer = z.instanceof(Uint8Array)

export function openRecordingThread(): RecordingThread {
  const worker = new Worker(join(import.meta.dirname, 'recording-worker.ts'))
  return {
    record: async (call, signal) => {
      worker.postMessage(call)
      // An error of the thread rejects it.
      const [wav] = await once(worker, 'message', { signal })
      return Buffer.from(answer.parse(wav))
    },
    close: async () => void (await worker.terminate()),
  }
}
