import type { DirectMessage, PeerPayload } from './envelope.ts'

/** The payload of a peer message; null where it has none that is known here. */
export function peerPayload({ offer, answer, candidate, monitor, text }: DirectMessage): PeerPayload | null {
  if (offer) return { kind: 'offer', value: offer }
  if (answer) return { kind: 'answer', value: answer }
  if (candidate) return { kind: 'candidate', value: candidate }
  if (monitor) return { kind: 'monitor', value: monitor }
  return text ? { kind: 'text', value: text } : null
}
