import * as z from 'zod'
import {
  callMessage,
  confirmMessage,
  id,
  kind,
  MAX_PATH_CHARACTERS,
  text,
  toastMessage,
} from '../isolated-app/message-shapes.ts'
import type { SlotMessage } from '../slots/messages.ts'

/** A message of a script; the value of a result is read by the kind of its request. */
export type ReadSlotMessage =
  | Exclude<SlotMessage, { type: 'result' }>
  | { type: 'result'; id: number; value: unknown }

const slotMessage: z.ZodType<ReadSlotMessage> = z.discriminatedUnion('type', [
  z.strictObject(kind('ready')),
  z.strictObject({ ...kind('pong'), id }),
  z.strictObject({ ...kind('result'), id, value: z.unknown() }),
  z.strictObject({ ...kind('failed'), id, text }),
  z.strictObject({ ...kind('changed'), slot: z.string().max(40) }),
  z.strictObject({ ...kind('open'), to: z.string().min(1).max(MAX_PATH_CHARACTERS) }),
  z.strictObject({ ...kind('error'), text }),
  toastMessage,
  confirmMessage,
  callMessage,
])

/** Parses a message of a script, or null. */
export function readSlotMessage(data: unknown): ReadSlotMessage | null {
  return slotMessage.safeParse(data).data ?? null
}
