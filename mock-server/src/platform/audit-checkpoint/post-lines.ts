import type { Logger } from 'pino'

/** An address that does not answer holds nothing up for longer. */
export const POST_TIMEOUT_MS = 5_000
/** Lines that wait for an address that takes none; then the oldest are left out, and their numbers are missing there. */
export const MAX_WAITING_LINES = 1_440

export type Poster = {
  /** Sends the line, with those that could not be sent before. Resolves in any case; nobody has to wait for it. */
  post: (line: string) => Promise<void>
  /** Sends what still waits. */
  end: () => Promise<void>
}

/** Posts lines to an address that stores them, oldest first. One request at a time; a failure waits for the next line. */
export function poster({ url, log }: { url: string; log: Logger }): Poster {
  let waiting: string[] = []
  let sending: Promise<void> | undefined

  async function send(): Promise<void> {
    const lines = waiting
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-ndjson' },
        body: lines.map((line) => `${line}\n`).join(''),
        redirect: 'error',
        signal: AbortSignal.timeout(POST_TIMEOUT_MS),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`it answered ${response.status}`)
      waiting = waiting.filter((line) => !lines.includes(line))
    } catch (error) {
      // The path of the address may be a secret.
      const { origin } = new URL(url)
      log.warn({ err: error, origin, waiting: waiting.length }, 'checkpoints of the audit log were not taken')
    }
  }

  function start(): Promise<void> {
    sending ??= send().finally(() => (sending = undefined))
    return sending
  }

  return {
    post: (line) => {
      waiting = [...waiting, line].slice(-MAX_WAITING_LINES)
      return start()
    },
    end: async () => {
      await sending
      if (waiting.length > 0) await start()
    },
  }
}
