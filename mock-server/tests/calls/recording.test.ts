import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { account, audit, recording, sessionRecord } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sineWav } from '../../src/testing/sine-wav.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { NOW, startIngest, type Ingest } from '../support/ingest.ts'
import {
  uploadRecording,
  pathOfCall,
  ingestCall,
  silentSounds,
  switchVoiceChecks,
  type UploadAnswer,
  type OneCall,
  type Sent,
  type SentBody,
} from '../support/recordings.ts'

let demo: Demo
let manager: Person
let feed: Ingest
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'console-recordings-'))
  demo = await startDemo({ config: { dataDir } })
  manager = await demo.as('manager')
  feed = await startIngest(demo, manager)
})
afterAll(async () => {
  await demo.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const hand = (callId: string, body: SentBody, sent: Sent = {}) =>
  uploadRecording({ demo, token: feed.token }, { callId, body }, sent)

/** A sound that no other test hands in. */
let tones = 300
const newSound = (seconds = 1): Buffer => sineWav({ seconds, hertz: (tones += 1) })
const bytesOf = (sound: Buffer) => new Uint8Array(sound)

async function recorded(sound = newSound()): Promise<OneCall & { sound: Buffer }> {
  const call = await ingestCall(feed)
  expect((await hand(call.callId, bytesOf(sound))).status).toBe(200)
  return { ...call, sound }
}

/** Files of contents on the disk; partial ones too. */
async function filesOf(person: Person): Promise<string[]> {
  const folder = join(dataDir, 'files', 'content', String(person.tenantId))
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

const detailOf = async (sessionId: string, person = manager) =>
  (await person.send(sessionRecord.detail, { params: { sessionId } })).data.calls[0]?.recording

const open = ({ sessionId, callId }: OneCall, person = manager) =>
  person.send(recording.link, { params: { sessionId }, body: { callId } })

describe('handing a recording in', () => {
  test('stores it for its call, with its length and where in the call it begins', async () => {
    const call = await ingestCall(feed)
    expect(await detailOf(call.sessionId)).toBeNull()
    const sound = newSound(2.5)
    const { status, data } = await hand(call.callId, bytesOf(sound), { query: `?at=${NOW - 591.5}` })
    expect(status).toBe(200)
    expect(data).toEqual({ bytes: sound.length, mediaType: 'audio/wav', seconds: 2.5 })
    // It was answered at NOW - 590.
    expect(await detailOf(call.sessionId)).toEqual({ seconds: 2.5, beginsAtMs: -1500 })
  })

  test('again with the same bytes changes only where they begin, and with other bytes is refused', async () => {
    const { callId, sessionId, sound } = await recorded()
    expect(await detailOf(sessionId)).toEqual({ seconds: 1, beginsAtMs: 0 })
    expect((await hand(callId, bytesOf(sound), { query: `?at=${NOW - 588}` })).status).toBe(200)
    expect((await hand(callId, bytesOf(sound))).status).toBe(200)
    expect(await detailOf(sessionId)).toEqual({ seconds: 1, beginsAtMs: 2000 })
    const before = await filesOf(manager)
    expect(await hand(callId, bytesOf(newSound()))).toMatchObject({ status: 409, refusal: 'otherRecording' })
    expect(await filesOf(manager)).toEqual(before)
  })

  test('of two at once with other bytes one is stored and one is refused', async () => {
    const { callId } = await ingestCall(feed)
    const answers = await Promise.all([newSound(), newSound()].map((sound) => hand(callId, bytesOf(sound))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  test('keeps the same bytes of several calls once', async () => {
    const before = await filesOf(manager)
    const { sound, sessionId } = await recorded()
    const second = await recorded(sound)
    expect((await filesOf(manager)).length).toBe(before.length + 1)
    expect(await detailOf(sessionId)).toEqual(await detailOf(second.sessionId))
  })

  test.each(Object.entries(silentSounds))(
    'takes %s by its bytes; its length is read by the player',
    async (mediaType, sound) => {
      await switchVoiceChecks(manager, 0)
      const { callId, sessionId } = await ingestCall(feed)
      // The type that the sender names does not decide it.
      const { status, data } = await hand(callId, bytesOf(sound), { type: 'audio/wav' })
      expect([status, data]).toEqual([200, { bytes: sound.length, mediaType, seconds: null }])
      expect(await detailOf(sessionId)).toEqual({ seconds: null, beginsAtMs: 0 })
    },
  )

  test('refuses sound in which no voice can be compared while the company checks voices, and says so in both languages', async () => {
    await switchVoiceChecks(manager, 1)
    const { callId } = await ingestCall(feed)
    const { 'audio/mp4': aac, 'audio/ogg': opus } = silentSounds
    const sixBits = newSound()
    sixBits.writeUInt16LE(2, 20)
    for (const sound of [aac, sixBits])
      expect(await hand(callId, bytesOf(sound))).toMatchObject({ status: 400, refusal: 'notCompared' })
    const { message } = await hand(callId, bytesOf(aac), { headers: { 'accept-language': 'zh' } })
    expect(message).toContain('此类音频无法核验')
    expect(await hand(callId, bytesOf(opus))).toMatchObject({ status: 200 })
    await switchVoiceChecks(manager, 0)
    const { callId: unchecked } = await ingestCall(feed)
    expect(await hand(unchecked, bytesOf(aac))).toMatchObject({ status: 200 })
  })

  test('takes a stream whose length is not declared', async () => {
    const { callId } = await ingestCall(feed)
    const sound = newSound()
    const pieces = new ReadableStream({
      start: (controller) => {
        for (let at = 0; at < sound.length; at += 1000)
          controller.enqueue(bytesOf(sound.subarray(at, at + 1000)))
        controller.close()
      },
    })
    expect(await hand(callId, pieces)).toMatchObject({ status: 200, data: { bytes: sound.length } })
  })
})

describe('what is no recording is refused with its reason, and leaves nothing', () => {
  const picture = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), Buffer.alloc(100)])

  const broken: readonly (readonly [string, () => SentBody, Sent, Partial<UploadAnswer>])[] = [
    ['a picture', () => bytesOf(picture), {}, { status: 400, refusal: 'notSound' }],
    ['text', () => 'I am a sound', {}, { status: 400, refusal: 'notSound' }],
    ['nothing', () => '', {}, { status: 400, refusal: 'notSound' }],
    ['no body at all', () => null, { type: null }, { status: 400, refusal: 'notSound' }],
    ['half of a sound', () => bytesOf(newSound().subarray(0, 5000)), {}, { status: 400, refusal: 'cutOff' }],
    [
      'another day',
      () => bytesOf(newSound()),
      { query: `?at=${NOW - 3 * 86_400}` },
      { status: 400, refusal: 'apartFromCall' },
    ],
    [
      'a time that is none',
      () => bytesOf(newSound()),
      { query: '?at=yesterday' },
      { status: 400, refusal: undefined },
    ],
    [
      'another parameter',
      () => bytesOf(newSound()),
      { query: '?begin=1' },
      { status: 400, refusal: undefined },
    ],
    [
      'a form',
      () => 'a=b',
      { type: 'application/x-www-form-urlencoded' },
      { status: 415, refusal: undefined },
    ],
    ['JSON', () => '{}', { type: 'application/json' }, { status: 415, refusal: undefined }],
  ]
  test.each(broken)('%s', async (...row) => {
    const [, body, sent, refusal] = row
    const { callId, sessionId } = await ingestCall(feed)
    const before = await filesOf(manager)
    const answer = await hand(callId, body(), sent)
    expect(answer).toMatchObject(refusal)
    expect(answer.message).not.toBe('')
    expect(await filesOf(manager)).toEqual(before)
    expect(await detailOf(sessionId)).toBeNull()
  })

  test('the refusal is in the language that is requested', async () => {
    const answer = await hand('unknown', bytesOf(newSound()), { headers: { 'accept-language': 'zh' } })
    expect(answer).toMatchObject({ status: 404, refusal: 'unknownCall' })
    expect(answer.message).toMatch(/通话/)
  })

  test('a call that is unknown, another company’s, or has not started', async () => {
    const other = await demo.as('provider-admin')
    const foreign = await startIngest(demo, other)
    const theirs = await ingestCall(foreign, { account: await seatOf(other) })
    await feed.ingest({ type: 'call.answered', eventId: 'early', callId: 'early', at: NOW - 5 })
    for (const callId of ['unknown', theirs.callId, 'early', 'a/b c', '\u{1F600}']) {
      expect(await hand(callId, bytesOf(newSound()))).toMatchObject({ status: 404, refusal: 'unknownCall' })
    }
    expect((await hand('x'.repeat(65), bytesOf(newSound()))).status).toBe(400)
  })

  test('what is larger than 50 MB, with its length declared or not', async () => {
    const { callId } = await ingestCall(feed)
    const before = await filesOf(manager)
    const piece = new Uint8Array(1024 * 1024)
    piece.set(sineWav({ seconds: 1 }).subarray(0, 1000))
    let left = 51
    const endless = new ReadableStream({
      pull: (controller) => {
        left -= 1
        if (left < 0) controller.close()
        else controller.enqueue(piece)
      },
    })
    expect(await hand(callId, endless)).toMatchObject({ status: 413, refusal: 'tooLarge' })
    expect(await declareOnly(callId, recording.MAX_RECORDING_BYTES + 1)).toBe(413)
    expect(await filesOf(manager)).toEqual(before)
  })

  test('what is cut off on its way', async () => {
    const { callId, sessionId } = await ingestCall(feed)
    const before = await filesOf(manager)
    const sound = newSound()
    await new Promise<void>((resolve) => {
      const sending = put(callId, sound.length)
      sending.on('error', () => resolve())
      sending.write(sound.subarray(0, 6000), () => sending.destroy())
    })
    await vi.waitFor(async () => expect(await filesOf(manager)).toEqual(before))
    expect(await detailOf(sessionId)).toBeNull()
    expect((await hand(callId, bytesOf(sound))).status).toBe(200)
  })

  test('nobody without a client’s token, whose sound is not even read', async () => {
    const { callId } = await ingestCall(feed)
    const init = { method: 'PUT', body: bytesOf(newSound()), headers: { 'content-type': 'audio/wav' } }
    expect((await demo.fetch(pathOfCall(callId), init)).status).toBe(401)
    const headers = { ...init.headers, authorization: `Bearer ${manager.token}` }
    expect((await demo.fetch(pathOfCall(callId), { ...init, headers })).status).toBe(401)
  })

  test('a full disk says so, and the same again is taken', async () => {
    const { callId } = await ingestCall(feed)
    const sound = newSound()
    demo.storage.failNext(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
    expect(await hand(callId, bytesOf(sound))).toMatchObject({
      status: 503,
      message: expect.stringContaining('disk is full'),
    })
    expect((await hand(callId, bytesOf(sound))).status).toBe(200)
  })
})

function put(callId: string, length: number) {
  return request(new URL(pathOfCall(callId), demo.url), {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${feed.token}`,
      'content-type': 'audio/wav',
      'content-length': length,
    },
  })
}

/** The status of a request that declares so many bytes and sends none of them. */
function declareOnly(callId: string, length: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sending = put(callId, length)
    sending.on('error', reject)
    sending.on('response', (response) => {
      resolve(response.statusCode)
      sending.destroy()
    })
    sending.flushHeaders()
  })
}

async function seatOf({ tenantId }: Person): Promise<string> {
  const { username } = await demo.asOwner((db) =>
    db
      .selectFrom('appUser')
      .where('tenantId', '=', tenantId)
      .where('status', '=', 'enabled')
      .select('username')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow(),
  )
  return username
}

describe('listening', () => {
  const part = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await demo.fetch(url, { headers })
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
  }

  test('serves the whole sound, or the parts that a player requests', async () => {
    const call = await recorded()
    const { url } = (await open(call)).data
    expect(url).not.toContain(manager.token)
    const whole = await part(url)
    expect(whole.status).toBe(200)
    expect(whole.bytes.equals(call.sound)).toBe(true)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'audio/wav',
      'content-length': String(call.sound.length),
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'content-security-policy': `default-src 'none'; sandbox`,
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
    })
    const etag = whole.headers.get('etag') ?? ''
    const second = await part(url, { range: 'bytes=100-199', 'if-range': etag })
    expect(second.status).toBe(206)
    expect(second.headers.get('content-range')).toBe(`bytes 100-199/${call.sound.length}`)
    expect(second.bytes.equals(call.sound.subarray(100, 200))).toBe(true)
    const end = await part(url, { range: 'bytes=-10' })
    expect(end.bytes.equals(call.sound.subarray(-10))).toBe(true)
    // A part is of no use when the bytes have changed.
    expect((await part(url, { range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200)
    const beyond = await part(url, { range: `bytes=${call.sound.length}-` })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([
      416,
      `bytes */${call.sound.length}`,
    ])
  })

  test('is for who may read the session, and for nobody of another company', async () => {
    const call = await recorded()
    const other = await demo.as('provider-admin')
    expect((await open(call, other)).status).toBe(404)
    expect((await open(call, await demo.as('individual'))).status).toBe(403)
    const { sessionId, callId: query } = call
    const anonymous = await demo.nobody.send(recording.link, {
      params: { sessionId },
      body: { callId: query },
    })
    expect(anonymous.status).toBe(401)
    const { callId } = await recorded()
    // A call of another session, and one without a recording.
    expect((await open({ sessionId: call.sessionId, callId })).status).toBe(404)
    expect((await open(await ingestCall(feed))).status).toBe(404)
    const path = recording.link.path.replace(':sessionId', sessionId)
    const broken = await manager.sendRaw({ ...recording.link, path: `/${path.slice(1)}` }, { body: {} })
    expect(broken.status).toBe(400)
  })

  test('is recorded once a person, call and day, however often it is requested', async () => {
    const call = await recorded()
    const quality = await demo.as('quality')
    for (const person of [manager, manager, quality]) {
      const { url } = (await open(call, person)).data
      await part(url)
      await part(url, { range: 'bytes=0-9' })
    }
    const listens = async () =>
      (await manager.send(audit.query, { query: { module: 'sessionRecord', pageSize: 100 } })).data.records
        .filter(({ opType, targetName }) => opType === 'recording.listen' && targetName === call.sessionId)
        .map(({ opUserId }) => opUserId)
    expect(await listens()).toHaveLength(2)
    expect(new Set(await listens())).toEqual(new Set([manager.userId, quality.userId]))
    await open(await recorded())
    expect(await listens()).toHaveLength(2)
  })

  test('ends with its time and with its session, and is not opened by a forged address', async () => {
    const call = await recorded()
    const { url, expiresAt } = (await open(call)).data
    expect(expiresAt).toBe(Math.floor(demo.clock.now().getTime() / 1000) + recording.LINK_SECONDS)
    expect((await part(`${url}x`)).status).toBe(404)
    const forged = demo.sign('export-link', 'a.b.c')
    expect((await part(`/api/dolphin-ai/session/sound/${forged}`)).status).toBe(404)
    await demo.asOwner((db) =>
      db.updateTable('session').set({ endedAt: new Date() }).where('userId', '=', manager.userId).execute(),
    )
    expect((await part(url)).status).toBe(401)
    await demo.asOwner((db) =>
      db.updateTable('session').set({ endedAt: null }).where('userId', '=', manager.userId).execute(),
    )
    expect((await part(url)).status).toBe(200)
    demo.clock.forward(recording.LINK_SECONDS)
    expect((await part(url)).status).toBe(404)
  })

  test('says that a recording is gone whose file is lost, until it is uploaded again', async () => {
    const call = await recorded()
    const { url } = (await open(call)).data
    const hash = ((await part(url)).headers.get('etag') ?? '').replaceAll('"', '')
    await demo.storage.remove(`content/${manager.tenantId}/${hash.slice(0, 2)}/${hash}`)
    expect((await part(url)).status).toBe(404)
    expect((await hand(call.callId, bytesOf(call.sound))).status).toBe(200)
    expect((await part(url)).bytes.equals(call.sound)).toBe(true)
  })
})

describe('a recording goes', () => {
  test('with the last call that has its bytes, when the person of the call is erased', async () => {
    const { id, username } = await demo.asOwner((db) =>
      db
        .selectFrom('appUser')
        .where('tenantId', '=', manager.tenantId)
        .where('username', '=', 'seat-002')
        .select(['id', 'username'])
        .executeTakeFirstOrThrow(),
    )
    const sound = newSound()
    const before = await filesOf(manager)
    const theirs = await ingestCall(feed, { account: username })
    await hand(theirs.callId, bytesOf(sound))
    const shared = await recorded(sound)
    const alone = await ingestCall(feed, { account: username })
    await hand(alone.callId, bytesOf(newSound()))
    const data = (await manager.send(account.personalData, { body: { id } })).data
    expect(data).toMatchObject({ happened: { recordings: { count: 2 } } })
    expect((await manager.send(account.erase, { body: { id, username } })).code).toBe(0)
    expect(await detailOf(theirs.sessionId)).toBeNull()
    expect(await detailOf(shared.sessionId)).not.toBeNull()
    expect((await filesOf(manager)).length).toBe(before.length + 1)
  })

  test('with its call, when retention deletes that, together with what a killed server left', async () => {
    const { callId, sessionId } = await recorded()
    await recorded()
    const folder = join(dataDir, 'files', 'content', String(manager.tenantId))
    await writeFile(join(folder, 'half.part'), 'x')
    await demo.asOwner(async (db) => {
      await sql`update call set started_at = started_at - interval '500 days' where call_id = ${callId}`.execute(
        db,
      )
      // The content was noted and moved to its final path, and the process was killed before the commit.
      await sql`insert into content_check values (${manager.tenantId}, ${'0'.repeat(64)})`.execute(db)
    })
    await demo.storage.move(
      `content/${manager.tenantId}/half.part`,
      `content/${manager.tenantId}/00/${'0'.repeat(64)}`,
    )
    const before = await filesOf(manager)
    await demo.applyRetention()
    expect((await filesOf(manager)).length).toBe(before.length - 2)
    expect((await manager.send(sessionRecord.detail, { params: { sessionId } })).status).toBe(404)
  })

  test('of which a killed server had only a part, at the next start', async () => {
    await recorded()
    const before = await filesOf(manager)
    const folder = join(dataDir, 'files', 'content', String(manager.tenantId))
    await writeFile(join(folder, 'a.part'), 'x')
    await writeFile(join(folder, 'b.part.part'), 'x')
    await demo.restart()
    manager = await demo.as('manager')
    expect(await filesOf(manager)).toEqual(before)
  })
})
