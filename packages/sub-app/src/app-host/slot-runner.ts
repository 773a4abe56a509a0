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
export type SlotRunner = { run: (request: RunRequest) => RunningScript }

type Waiting = { message: object; port: MessagePort }

/**
 * Runs scripts of apps in workers of an origin of their own, which have no page and no network: a hidden frame starts them, since a
 * worker of the page itself would have the page's origin. A worker that hangs stops nothing but itself.
 */
export function createSlotRunner(page: Document, address: string): SlotRunner {
  const broken = new Map<number, RunRequest['onBroken']>()
  let waiting: Waiting[] | null = []
  let frame: HTMLIFrameElement | null = null
  let keys = 0

  function open(): HTMLIFrameElement {
    const made = page.createElement('iframe')
    made.hidden = true
    made.src = address
    made.setAttribute('sandbox', 'allow-scripts')
    made.setAttribute('aria-hidden', 'true')
    made.tabIndex = -1
    page.defaultView?.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
      if (source !== made.contentWindow || !isFromRunner(data)) return
      if (data.type === 'broken') broken.get(data.key)?.(String(data.text).slice(0, 500))
      else sendWaiting()
    })
    // Not in the body, whose children an app that is mounted there has to account for.
    page.documentElement.append(made)
    return made
  }

  /** A frame without an origin cannot be named as the target; nothing that is sent to it is secret. */
  function post(message: object, ports: MessagePort[]): void {
    frame?.contentWindow?.postMessage({ protocol: SLOT_PROTOCOL, ...message }, '*', ports)
  }

  function sendWaiting(): void {
    for (const { message, port } of waiting ?? []) post(message, [port])
    waiting = null
  }

  return {
    run: ({ script, context, onBroken }) => {
      frame ??= open()
      keys += 1
      const key = keys
      broken.set(key, onBroken)
      const { port1, port2 } = new MessageChannel()
      const message = { type: 'run', key, script, context }
      if (waiting === null) post(message, [port2])
      else waiting.push({ message, port: port2 })
      return {
        port: port1,
        end: () => {
          broken.delete(key)
          port1.close()
          waiting = waiting?.filter(({ port }) => port !== port2) ?? null
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
