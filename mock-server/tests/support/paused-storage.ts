import { Readable } from 'node:stream'
import type { Storage } from '../../src/platform/storage/storage.ts'

/** A storage whose disk a test can stop, slow down and fill. */
export type PausedStorage = Storage & {
  /** From now on writes take `pieces` pieces of their content and then wait for `release`. */
  pause: (pieces?: number) => void
  /** From now on what has arrived waits for `release` before it is moved to its path. */
  pauseMoves: () => void
  release: () => void
  /** The next write fails with this error. */
  failNext: (error: Error) => void
  /** Writes that have started and not ended. */
  readonly writing: () => number
  /** Moves that wait. */
  readonly moving: () => number
}

export function pausedStorage(inner: Storage): PausedStorage {
  let gate: { pieces: number; opened: Promise<void>; open: () => void } | null = null
  let failure: Error | null = null
  let writing = 0
  let moveGate: PromiseWithResolvers<void> | null = null
  let moving = 0

  async function* gated(content: Readable, signal?: AbortSignal): AsyncGenerator<unknown> {
    let chunks = 0
    for await (const piece of content) {
      const currentGate = gate
      if (currentGate && chunks >= currentGate.pieces)
        await Promise.race([currentGate.opened, aborted(signal)])
      signal?.throwIfAborted()
      chunks += 1
      yield piece
    }
  }

  return {
    ...inner,
    write: async (key, content, signal) => {
      if (failure) {
        const error = failure
        failure = null
        content.destroy()
        throw error
      }
      writing += 1
      try {
        return await inner.write(key, Readable.from(gated(content, signal)), signal)
      } finally {
        writing -= 1
      }
    },
    move: async (from, to) => {
      moving += 1
      await moveGate?.promise
      moving -= 1
      return inner.move(from, to)
    },
    pauseMoves: () => {
      moveGate = Promise.withResolvers<void>()
    },
    pause: (pieces = 0) => {
      const { promise: opened, resolve: open } = Promise.withResolvers<void>()
      gate = { pieces, opened, open }
    },
    release: () => {
      gate?.open()
      gate = null
      moveGate?.resolve()
      moveGate = null
    },
    failNext: (error) => {
      failure = error
    },
    writing: () => writing,
    moving: () => moving,
  }
}

function aborted(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) resolve()
    signal?.addEventListener('abort', () => resolve(), { once: true })
  })
}
