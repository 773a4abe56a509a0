import { SLOT_PROTOCOL, type SlotContext } from '../slots/messages.ts'

type RunRequest = {
  /** Text of the script. */
  script: string
  context: SlotContext
  /** The script threw before it answered anything. */
  onBroken: (text: string) => void
}

/** A running script: the port to it, and its end. */
export type RunningScript = { port: MessagePort; end: () => void }
export type SlotRunner = {
  /** Resolves when scripts can be run; rejects if the page of the runner does not come. */
  open: () => Promise<void>
  run: (request: RunRequest) => RunningScript
}

/** Longer than any page of the console's own server takes. */
const OPEN_LIMIT_MS = 15_000

type OpenedFrame = { frame: HTMLIFrameElement; isUp: Promise<void> }

/**
 * Runs scripts of apps in workers of an origin of their own, which have no page and no network: a hidden frame starts them, since a
 * worker of the page itself would have the page's origin. A worker that hangs stops nothing but itself.
 */
export function createSlotRunner(page: Document, address: string): SlotRunner {
  const broken = new Map<number, RunRequest['onBroken']>()
  let opened: OpenedFrame | null = null
  let keys = 0

  function open(): OpenedFrame {
    const up = Promise.withResolvers<void>()
    const made = page.createElement('iframe')
    made.hidden = true
    made.src = address
    made.setAttribute('sandbox', 'allow-scripts')
    made.setAttribute('aria-hidden', 'true')
    made.tabIndex = -1
    page.defaultView?.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
      if (source !== made.contentWindow || !isFromRunner(data)) return
      if (data.type === 'broken') broken.get(data.key)?.(String(data.text).slice(0, 500))
      else up.resolve()
    })
    // Not in the body, whose children an app that is mounted there has to account for.
    page.documentElement.append(made)
    const limit = window.setTimeout(() => {
      // The next script opens it again.
      opened = null
      made.remove()
      up.reject(new Error('The page that runs scripts did not come.'))
    }, OPEN_LIMIT_MS)
    up.promise.then(
      () => window.clearTimeout(limit),
      () => {},
    )
    return { frame: made, isUp: up.promise }
  }

  /** A frame without an origin cannot be named as the target; nothing that is sent to it is secret. */
  function post(message: object, ports: MessagePort[]): void {
    opened?.frame.contentWindow?.postMessage({ protocol: SLOT_PROTOCOL, ...message }, '*', ports)
  }

  return {
    open: () => (opened ??= open()).isUp,
    run: ({ script, context, onBroken }) => {
      keys += 1
      const key = keys
      broken.set(key, onBroken)
      const { port1, port2 } = new MessageChannel()
      post({ type: 'run', key, script, context }, [port2])
      return {
        port: port1,
        end: () => {
          broken.delete(key)
          port1.close()
          post({ type: 'end', key }, [])
        },
      }
    },
  }
}

type RunnerMessage = { type: 'up' } | { type: 'broken'; key: number; text: unknown }

function isFromRunner(data: unknown): data is RunnerMessage {
  if (typeof data !== 'object' || data === null || !('protocol' in data) || !('type' in data)) return false
  return data.protocol === SLOT_PROTOCOL && (data.type === 'up' || data.type === 'broken')
}
