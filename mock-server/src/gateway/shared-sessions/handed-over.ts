import type { Logger } from 'pino'
import { z } from 'zod'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Deliver } from '../session/deliver.ts'
import { readMessage, writeMessage } from '../session/message-text.ts'
import type { SessionRegistry } from '../session/session-registry.ts'
import type { Delivery } from '../session/shared-sessions.ts'

const HANDED_OVER = 'message handed over'
const handedOver = z.object({ sessionId: z.string(), text: z.string() })

/** Passes a message on to whichever server has taken its session over. */
export function handOver(bus: Bus, { to, ...sent }: Delivery): void {
  const message = { sessionId: to.id, text: writeMessage(sent) }
  bus.publish(HANDED_OVER, JSON.stringify(message satisfies z.input<typeof handedOver>))
}

type Parts = { registry: Pick<SessionRegistry, 'find'>; deliver: Deliver; bus: Bus; log: Logger }

/** Sends what servers receive for sessions that were theirs until a moment ago. */
export function receiveHandedOver({ registry, deliver, bus, log }: Parts): void {
  bus.subscribe(HANDED_OVER, (text) => {
    try {
      const { sessionId, text: message } = handedOver.parse(JSON.parse(text))
      const to = registry.find(sessionId)
      if (!to) return
      const { maxAgeMs, ...read } = readMessage(message)
      deliver([{ to, ...read, ...(maxAgeMs === Infinity ? {} : { maxAgeMs }) }])
    } catch (error) {
      log.warn({ err: error }, 'a message that another server handed over could not be used')
    }
  })
}
