import { decodeEnvelope, type Decoded, type Envelope } from '@console/realtime'

export type Frame = { ok: true; envelope: Envelope } | { ok: false; reason: DropReason }
export type DropReason = 'text' | Extract<Decoded, { ok: false }>['reason']

/** Decodes one WebSocket message; never throws. A message that is not ok is dropped and logged (RT-002, RT-003). */
export function readFrame(
  bytes: Uint8Array,
  { isBinary, idCharacters }: { isBinary: boolean; idCharacters: number },
): Frame {
  if (!isBinary) return { ok: false, reason: 'text' }
  const decoded = decodeEnvelope(bytes)
  if (decoded.ok && idsIn(decoded.envelope).some((id) => id.length > idCharacters))
    return { ok: false, reason: 'malformed' }
  return decoded
}

/** Texts of a client that the server repeats or remembers. */
function idsIn({ requestId, body }: Envelope): string[] {
  if (body?.kind === 'roomEvent') return [requestId, body.value.roomId]
  if (body?.kind === 'directMessage') return [requestId, body.value.roomId, body.value.messageId]
  return [requestId]
}
