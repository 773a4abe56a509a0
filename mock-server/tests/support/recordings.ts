import { recording } from '@console/contracts'
import { z } from 'zod'
import type { Demo } from './demo.ts'
import { newId, NOW, type Ingest } from './ingest.ts'

export const DEFAULT_ACCOUNT = 'seat-001'

export type OneCall = { callId: string; sessionId: string }

/** A call of a session of its own, answered ten seconds after it began to ring. */
export async function ingestCall(
  tap: Ingest,
  { at = NOW - 600, account = DEFAULT_ACCOUNT }: { at?: number; account?: string } = {},
): Promise<OneCall> {
  const callId = newId('call')
  const sessionId = newId('session')
  const { businessTypeId } = tap.references
  await tap.ingest(
    {
      type: 'call.started',
      eventId: newId(),
      callId,
      sessionId,
      account,
      businessTypeId,
      direction: 'outbound',
      at,
    },
    { type: 'call.answered', eventId: newId(), callId, at: at + 10 },
    { type: 'call.ended', eventId: newId(), callId, at: at + 100, hungUpBy: 'customer' },
  )
  return { callId, sessionId }
}

const answer = z.object({
  code: z.number(),
  msg: z.string(),
  data: z.unknown(),
})
const refused = z.object({ refusal: z.string() })

export type Handed = { status: number; message: string; data: unknown; refusal: string | undefined }

export type SentBody = string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null
export type Sent = { type?: string | null; query?: string; headers?: Record<string, string> }

export const pathOfCall = (callId: string): string =>
  recording.hand.path.replace(':callId', encodeURIComponent(callId))

/** Hands a recording in as a platform does. */
export async function handIn(
  { demo, token }: { demo: Demo; token: string },
  { callId, body }: { callId: string; body: SentBody },
  { type = 'audio/wav', query = '', headers = {} }: Sent = {},
): Promise<Handed> {
  const init: RequestInit & { duplex: 'half' } = {
    method: 'PUT',
    body,
    duplex: 'half',
    headers: {
      authorization: `Bearer ${token}`,
      ...(type === null ? {} : { 'content-type': type }),
      ...headers,
    },
  }
  const response = await demo.fetch(`${pathOfCall(callId)}${query}`, init)
  const { msg, data } = answer.parse(await response.json())
  return { status: response.status, message: msg, data, refusal: refused.safeParse(data).data?.refusal }
}
