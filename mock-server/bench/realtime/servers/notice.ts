import { session } from '@console/contracts'
import { encodeEnvelope } from '@console/realtime'
import { buildHeartBeat } from '../../../tests/support/realtime-client.ts'

/** The notice that the console sends when a role changed, byte for byte but for its number. */
export function noticeFrame(seq: number): Uint8Array {
  const events = [{ url: session.authz.path, unreadCount: 0 }]
  return encodeEnvelope(
    { seq, sentAt: Date.now() },
    { kind: 'pushEvents', value: { businessTypeId: 0, events } },
  )
}

const SESSION_ID_CHARACTERS = 43

/** The console's echo of a heartbeat: as long as it. */
export function echoFrame(): Uint8Array {
  return encodeEnvelope(
    { sentAt: Date.now(), sessionId: 'x'.repeat(SESSION_ID_CHARACTERS) },
    buildHeartBeat({ token: '', version: '' }),
  )
}
