import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recording } from '@console/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sineWav } from '../../src/testing/sine-wav.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { startIngest, type Ingest } from '../support/ingest.ts'
import { uploadRecording, ingestCall, silentSounds, switchVoiceChecks } from '../support/recordings.ts'

let demo: Demo
let manager: Person
let feed: Ingest
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'console-recordings-'))
  demo = await startDemo({ config: { dataDir } })
  manager = await demo.as('manager')
  feed = await startIngest(demo, manager)
  // Any sound that a player can play is taken.
  await switchVoiceChecks(manager, 0)
})
afterAll(async () => {
  await demo.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const HTML = Buffer.from(`<!doctype html><script>alert(1)</script>${'<p>text</p>'.repeat(50)}`)
const text = (latin1: string) => Buffer.from(latin1, 'latin1')
const wav = sineWav({ seconds: 1 })
const wavWith = (at: number, value: number) => {
  const changed = Buffer.from(wav)
  changed.writeUInt16LE(value, at)
  return changed
}
const headOf = (type: keyof typeof silentSounds, bytes: number) =>
  Buffer.concat([silentSounds[type].subarray(0, bytes), HTML])

async function filesOf({ tenantId }: Person): Promise<string[]> {
  const folder = join(dataDir, 'files', 'content', String(tenantId))
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

const hand = async (body: Buffer, type: string, language = 'en') => {
  const call = await ingestCall(feed)
  const sent = { type, headers: { 'accept-language': language } }
  const answer = await uploadRecording(
    { demo, token: feed.token },
    { callId: call.callId, body: new Uint8Array(body) },
    sent,
  )
  return { call, answer }
}

test.each<[string, string, Buffer]>([
  ['a RIFF header with HTML', 'audio/wav', Buffer.concat([text('RIFF\x24\0\0\0'), HTML])],
  ['a WAVE header with HTML', 'audio/wav', Buffer.concat([text('RIFF\x24\0\0\0WAVE'), HTML])],
  [
    'a WAVE header with another form',
    'audio/wav',
    Buffer.concat([text('RIFF\x24\0\0\0AVI '), wav.subarray(12)]),
  ],
  ['a WAVE format with HTML where the sound begins', 'audio/wav', Buffer.concat([wav.subarray(0, 36), HTML])],
  ['a WAVE without a format', 'audio/wav', Buffer.concat([wav.subarray(0, 12), wav.subarray(36)])],
  ['a WAVE of no encoding', 'audio/wav', wavWith(20, 0)],
  ['a WAVE of no channel', 'audio/wav', wavWith(22, 0)],
  ['a WAVE of 33 channels', 'audio/wav', wavWith(22, 33)],
  ['a WAVE of no samples a second', 'audio/wav', wavWith(24, 0)],
  ['an ID3 tag with HTML', 'audio/mpeg', headOf('audio/mpeg', 20)],
  ['one frame of MPEG with HTML', 'audio/mpeg', headOf('audio/mpeg', 437)],
  ['an Ogg page with HTML', 'audio/ogg', headOf('audio/ogg', 47)],
  ['the head of an Ogg page with HTML', 'audio/ogg', headOf('audio/ogg', 36)],
  ['an EBML header with HTML', 'audio/webm', headOf('audio/webm', 12)],
  ['an MP4 type with HTML', 'audio/mp4', headOf('audio/mp4', 24)],
])('%s is no recording, in both languages, and leaves nothing', async (_, type, body) => {
  const before = await filesOf(manager)
  const { answer } = await hand(body, type)
  expect(answer).toMatchObject({ status: 400, refusal: 'notSound' })
  expect(answer.message).toContain('The bytes are no sound of these kinds')
  expect((await hand(body, type, 'zh')).answer.message).toContain('内容不是以下类型的音频')
  expect(await filesOf(manager)).toEqual(before)
})

test.each([
  ...Object.entries(silentSounds),
  ['audio/wav', wavWith(22, 32)],
  // A picture before the sound.
  [
    'audio/wav',
    Buffer.concat([
      wav.subarray(0, 36),
      text('id3 \x00\x00\x08\x00'),
      Buffer.alloc(512 * 1024),
      wav.subarray(36),
    ]),
  ],
] as const)('a recording of %s is served as that, and as nothing else', async (type, body) => {
  const { call, answer } = await hand(body, type)
  expect(answer).toMatchObject({ status: 200, data: { mediaType: type } })
  const { sessionId, callId } = call
  const { data } = await manager.send(recording.link, { params: { sessionId }, body: { callId } })
  const served = await demo.fetch(data.url)
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'content-disposition': 'inline',
    'content-security-policy': `default-src 'none'; sandbox`,
  })
  expect(Buffer.from(await served.arrayBuffer()).equals(body)).toBe(true)
})
