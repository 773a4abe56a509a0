import { createHash } from 'node:crypto'
import { DEMO_VOICES, voiceAt, type DemoVoice } from './demo-voices.ts'

/** One call in so many is spoken by somebody else than the seat that is signed in. */
const IMPOSTOR_EVERY = 25

type SeatedCall = { callId: string; userId: number; seatIds: readonly number[] }

/**
 * Picks the voices of a call's recording, the same however often it is made: the seat has one voice in all of its calls,
 * except in a few where another seat's is heard; the customer has any.
 */
export function pickSpeakers({ callId, userId, seatIds }: SeatedCall): {
  seat: DemoVoice
  customer: DemoVoice
  isImpostor: boolean
} {
  const [first, second, third] = hashToNumbers(callId)
  const own = Math.max(0, seatIds.indexOf(userId))
  // Seats further on than all voices would have the same one again.
  const others = Math.min(seatIds.length, DEMO_VOICES.length) - 1
  const isImpostor = others > 0 && first % IMPOSTOR_EVERY === 0
  const speaking = isImpostor ? own + 1 + (second % others) : own
  // Never the voice that the seat has.
  const customer = (speaking % DEMO_VOICES.length) + 1 + (third % (DEMO_VOICES.length - 1))
  return { seat: voiceAt(speaking), customer: voiceAt(customer), isImpostor }
}

function hashToNumbers(text: string): [number, number, number] {
  const bytes = createHash('sha256').update(text).digest()
  return [bytes.readUInt32BE(0), bytes.readUInt32BE(4), bytes.readUInt32BE(8)]
}
