import { decodeEnvelope, encodeEnvelope } from '@console/realtime'
import type { Outgoing } from '../session/realtime-session.ts'

/** A message as text: its envelope without a number, in base64. */
export function writeMessage({ body, sentAt }: Outgoing): string {
  return Buffer.from(encodeEnvelope({ sentAt }, body)).toString('base64')
}

export function readMessage(text: string): Outgoing {
  const decoded = decodeEnvelope(Buffer.from(text, 'base64'))
  if (!decoded.ok || decoded.envelope.body === null) throw new Error('no retained message')
  const { body, sentAt } = decoded.envelope
  return { body, sentAt }
}
