import { recording, voiceprint } from '@console/contracts'
import { expect } from 'vitest'
import { z } from 'zod'
import type { Demo, Person } from './demo.ts'
import { newId, NOW, type Ingest } from './ingest.ts'

export const DEFAULT_ACCOUNT = 'seat-001'

export type OneCall = { callId: string; sessionId: string }

/** A call of a session of its own, answered ten seconds after it began to ring. */
export async function ingestCall(
  feed: Ingest,
  { at = NOW - 600, account = DEFAULT_ACCOUNT }: { at?: number; account?: string } = {},
): Promise<OneCall> {
  const callId = newId('call')
  const sessionId = newId('session')
  const { businessTypeId } = feed.references
  await feed.ingest(
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

export type UploadAnswer = { status: number; message: string; data: unknown; refusal: string | undefined }

export type SentBody = string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null
export type Sent = { type?: string | null; query?: string; headers?: Record<string, string> }

export const pathOfCall = (callId: string): string =>
  recording.upload.path.replace(':callId', encodeURIComponent(callId))

/** Uploads a recording as a platform does. */
export async function uploadRecording(
  { demo, token }: { demo: Demo; token: string },
  { callId, body }: { callId: string; body: SentBody },
  { type = 'audio/wav', query = '', headers = {} }: Sent = {},
): Promise<UploadAnswer> {
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

const opusHead = Buffer.from('OpusHead\x01\x01\0\0\x40\x1f\0\0\0\0\0', 'latin1')
const oggPage = (type: number) =>
  Buffer.concat([Buffer.from('OggS\0', 'latin1'), Buffer.from([type]), Buffer.alloc(20)])

/** From now on a company takes sound of kinds too in which no voice can be compared. */
export async function switchVoiceChecks(manager: Person, functionSwitch: 0 | 1): Promise<void> {
  const { code } = await manager.send(voiceprint.saveConfig, {
    body: { ...voiceprint.INITIAL_SETTINGS, functionSwitch },
  })
  expect(code).toBe(0)
}

/** Short files, built as their kinds are, without anything to hear. */
export const silentSounds = {
  'audio/mpeg': Buffer.concat([
    Buffer.from(`ID3\x04${'\0'.repeat(5)}\x0a${'\0'.repeat(10)}\xff\xfb\x90\x44`, 'latin1'),
    Buffer.alloc(413),
    Buffer.from('\xff\xfb\x90\x44', 'latin1'),
    Buffer.alloc(413),
  ]),
  'audio/ogg': Buffer.concat([
    oggPage(2),
    Buffer.from([1, opusHead.length]),
    opusHead,
    oggPage(0),
    Buffer.from([1, 100]),
    Buffer.alloc(100),
  ]),
  'audio/webm': Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84]),
    Buffer.from('webm'),
    Buffer.from([0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
    Buffer.alloc(400),
  ]),
  'audio/mp4': Buffer.concat([
    Buffer.from('\0\0\0\x18ftypM4A \0\0\0\0M4A isom', 'latin1'),
    Buffer.from('\0\0\x01\x00moov', 'latin1'),
    Buffer.alloc(248),
  ]),
} as const
