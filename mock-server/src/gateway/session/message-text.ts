import { decodeEnvelope, encodeEnvelope } from '@console/realtime'
import type { Outgoing } from '../session/realtime-session.ts'
import type { Delivery } from '../session/shared-sessions.ts'

/** A message as text: when it becomes useless in Unix milliseconds, or nothing; then its envelope without a number, in base64. */
export function writeMessage({ message, maxAgeMs }: Omit<Delivery, 'to'>): string {
  const { body, ...head } = message
  const expiresAt = maxAgeMs === undefined ? '' : Date.now() + maxAgeMs
  return `${expiresAt} ${Buffer.from(encodeEnvelope(head, body)).toString('base64')}`
}

/** `maxAgeMs` is the time that is left, and may be below 0. */
export function readMessage(text: string): { message: Outgoing; maxAgeMs: number } {
  const [expiresAt = '', encoded = ''] = text.split(' ')
  const decoded = decodeEnvelope(Buffer.from(encoded, 'base64'))
  if (!decoded.ok || decoded.envelope.body === null) throw new Error('no retained message')
  const { body, sentAt, requestId } = decoded.envelope
  const maxAgeMs = expiresAt === '' ? Infinity : Number(expiresAt) - Date.now()
  return { message: { body, sentAt, requestId }, maxAgeMs }
}
