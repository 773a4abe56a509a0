import { decodeEnvelope, type Decoded, type Envelope } from '@console/realtime'

export type Frame = { ok: true; envelope: Envelope } | { ok: false; reason: DropReason }
export type DropReason = 'text' | Extract<Decoded, { ok: false }>['reason']

/** What one WebSocket message says; never throws. Whatever is not ok is dropped and logged (RT-002, RT-003). */
export function readFrame(
  bytes: Uint8Array,
  { isBinary, requestIdCharacters }: { isBinary: boolean; requestIdCharacters: number },
): Frame {
  if (!isBinary) return { ok: false, reason: 'text' }
  const decoded = decodeEnvelope(bytes)
  // It is repeated in the answer, so its length is limited.
  if (decoded.ok && decoded.envelope.requestId.length > requestIdCharacters)
    return { ok: false, reason: 'malformed' }
  return decoded
}
