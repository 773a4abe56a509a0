import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectFile, projectReport, PROJECT_REFUSALS, session } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { hashToken } from '../../src/access/session.store.ts'
import { createFileUrl } from '../../src/modules/projects/file/file-link.ts'
import { DEMO_PASSWORD } from '../../src/testing/start-test-server.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { personWithRole } from '../support/people.ts'
import { applied, newBusiness, postProject } from '../support/provided-projects.ts'
import {
  toLatin1Bytes,
  contents,
  buildFormData,
  newText,
  sendForm,
  upload,
  type Upload,
} from '../support/uploads.ts'

const { MAX_FILE_BYTES, MAX_UNUSED_BYTES, UNUSED_FILE_HOURS, uploadAttachment, uploadReport } = projectFile

let demo: Demo
let provider: Person
let owner: Person
let platform: Person
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'console-project-files-'))
  demo = await startDemo({ config: { dataDir } })
  provider = await demo.as('provider-admin')
  owner = await demo.as('manager')
  platform = await demo.as('platform-admin')
})
afterAll(async () => {
  await demo.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const sendAs = (name: string, bytes = newText(), person = provider): Promise<Upload> =>
  upload({ demo, person }, name, bytes)
const STATUSES: Readonly<Partial<Record<string, number>>> = { tooLarge: 413, tooMuchUnused: 429 }
const refusalOf = (
  reason: 'cutOff' | 'emptyFile' | 'noFile' | 'otherThanNamed' | 'program' | 'tooLarge' | 'tooMuchUnused',
) => ({
  status: STATUSES[reason] ?? 400,
  code: PROJECT_REFUSALS[reason],
  fid: '',
})

const storedFile = (fid: string) =>
  demo.asOwner((db) =>
    db
      .selectFrom('projectFile')
      .innerJoin('storedContent', (join) =>
        join
          .onRef('storedContent.tenantId', '=', 'projectFile.tenantId')
          .onRef('storedContent.hash', '=', 'projectFile.contentHash'),
      )
      .where('projectFile.fid', '=', fid)
      .select(['projectFile.id', 'name', 'uploadedBy', 'bytes', 'mediaType', 'contentHash'])
      .executeTakeFirst(),
  )

/** Files of contents on the disk; partial ones too. */
async function filesOf(person: Person): Promise<string[]> {
  const listed = ['content', 'incoming'].map(async (stage) => {
    const folder = join(dataDir, 'files', stage, String(person.tenantId))
    return readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  })
  return (await Promise.all(listed))
    .flat()
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
}

describe('handing a file in', () => {
  test.each([
    ['of an application [PROV-018]', uploadAttachment],
    ['of a report [PROJ-040]', uploadReport],
  ])('%s answers its id', async (_what, call) => {
    const bytes = newText()
    const { status, code, fid } = await upload({ demo, person: provider, call }, 'Angebot 报价 😀.txt', bytes)
    expect([status, code]).toEqual([200, 0])
    expect(await storedFile(fid)).toMatchObject({
      name: 'Angebot 报价 😀.txt',
      uploadedBy: provider.userId,
      bytes: bytes.length,
    })
  })

  test.each([uploadAttachment, uploadReport])(
    'takes 50 MB and refuses one byte more, which leaves nothing [PROV-017, PROJ-039, PROJ-Q17]',
    async (call) => {
      const limit = new Uint8Array(MAX_FILE_BYTES + 1).fill(call === uploadReport ? 65 : 66)
      const accepted = await upload({ demo, person: provider, call }, 'big.txt', limit.subarray(1))
      expect([accepted.status, accepted.code]).toEqual([200, 0])
      expect((await storedFile(accepted.fid))?.bytes).toBe(MAX_FILE_BYTES)
      const before = await filesOf(provider)
      const refused = await upload({ demo, person: provider, call }, 'bigger.txt', limit)
      expect(refused).toMatchObject(refusalOf('tooLarge'))
      expect(refused.message).toBe('File size cannot exceed 50MB')
      expect(await filesOf(provider)).toEqual(before)
    },
    60_000,
  )

  test('the same bytes are stored once, each upload has an id of its own', async () => {
    const bytes = newText()
    const first = await sendAs('one.txt', bytes)
    const before = await filesOf(provider)
    const second = await sendAs('two.txt', bytes)
    expect(second.fid).not.toBe(first.fid)
    expect(await filesOf(provider)).toEqual(before)
  })

  test('the name is cleaned, and stored with its ending', async () => {
    const { fid } = await sendAs('..\\up\\evil\u202Efdp.txt')
    expect((await storedFile(fid))?.name).toBe('evilfdp.txt')
    const long = await sendAs(`${'字'.repeat(300)}.txt`)
    expect((await storedFile(long.fid))?.name).toBe(`${'字'.repeat(196)}.txt`)
  })

  test('the refusal is in the language that is requested', async () => {
    const sent = buildFormData({ name: 'a.txt', bytes: toLatin1Bytes('') })
    const { message } = await sendForm({ demo, person: provider }, sent, { 'accept-language': 'zh' })
    expect(message).toBe('文件为空。')
  })
})

describe('what is no file for a project is refused and leaves nothing', () => {
  test.each([
    ['an empty file', buildFormData({ name: 'a.txt', bytes: toLatin1Bytes('') }), 'emptyFile'],
    ['a field that was left empty', buildFormData({ name: '', bytes: toLatin1Bytes('') }), 'noFile'],
    ['a form without a file', new FormData(), 'noFile'],
  ] as const)('%s', async (_what, form, reason) => {
    const before = await filesOf(provider)
    expect(await sendForm({ demo, person: provider }, form)).toMatchObject(refusalOf(reason))
    expect(await filesOf(provider)).toEqual(before)
  })

  test('two files, another field, and a field that is text', async () => {
    const two = buildFormData({ name: 'a.txt', bytes: newText() }, { name: 'b.txt', bytes: newText() })
    const other = buildFormData({ name: 'a.txt', bytes: newText(), field: 'other' })
    const mixed = buildFormData({ name: 'a.txt', bytes: newText() })
    mixed.append('note', 'hello')
    const text = new FormData()
    text.append('file', 'I am no file')
    const before = await filesOf(provider)
    for (const form of [two, other, mixed])
      expect(await sendForm({ demo, person: provider }, form)).toMatchObject({ status: 400, fid: '' })
    expect(await sendForm({ demo, person: provider }, text)).toMatchObject(refusalOf('noFile'))
    expect(await filesOf(provider)).toEqual(before)
  })

  test('what is no form', async () => {
    const sender = { demo, person: provider }
    expect((await sendForm(sender, '{}', { 'content-type': 'application/json' })).status).toBe(415)
    expect((await sendForm(sender, 'x', { 'content-type': 'multipart/form-data' })).status).toBe(400)
  })

  const { windowsProgram, linuxProgram, macProgram, script, markedScript, installer } = contents
  test.each([
    ['setup.exe', windowsProgram],
    ['offer.pdf', windowsProgram],
    ['offer', windowsProgram],
    ['offer.txt', linuxProgram],
    ['offer.txt', macProgram],
    ['offer.txt', script],
    ['offer.txt', markedScript],
    ['offer.doc', installer],
    ...'exe dll msi com scr bat cmd ps1 js mjs vbs sh jar apk hta lnk py'
      .split(' ')
      .map((ending) => [`offer.${ending}`, toLatin1Bytes('just text')] as const),
    ['OFFER.EXE', toLatin1Bytes('just text')],
    ['offer.exe. ', toLatin1Bytes('just text')],
  ] as const)('a program: %s', async (name, bytes) => {
    const before = await filesOf(provider)
    expect(await sendAs(name, bytes)).toMatchObject(refusalOf('program'))
    expect(await filesOf(provider)).toEqual(before)
  })

  test.each([
    ['offer.pdf', contents.png],
    ['offer.pdf', toLatin1Bytes('just text')],
    ['OFFER.PDF', contents.png],
    ['offer.png', contents.pdf],
    ['offer.docx', contents.pdf],
    ['offer.zip', contents.pdf],
    ['offer.jpg', contents.html],
  ] as const)('a file that is not what its name says: %s', async (name, bytes) => {
    const before = await filesOf(provider)
    expect(await sendAs(name, bytes)).toMatchObject(refusalOf('otherThanNamed'))
    expect(await filesOf(provider)).toEqual(before)
  })

  test.each([
    ['offer.pdf', contents.pdf, 'application/pdf'],
    ['offer.png', contents.png, 'image/png'],
    ['offer.doc', contents.compound, 'application/x-cfb'],
    ['offer', contents.pdf, 'application/pdf'],
    ['notes.csv', toLatin1Bytes('a,b'), 'application/octet-stream'],
    ['notes.md', toLatin1Bytes('# A'), 'application/octet-stream'],
    ['page.html', contents.html, 'application/octet-stream'],
  ] as const)('but %s is taken, as what its bytes are', async (name, bytes, mediaType) => {
    const { fid } = await sendAs(name, bytes)
    expect(await storedFile(fid)).toMatchObject({ name, mediaType })
  })
})

/** Sends the given content, and the rest only after it is released. */
function slowStream(headers: Record<string, string | number>, person: Person | null = provider) {
  const sending = request(new URL(uploadAttachment.path, demo.url), {
    method: 'POST',
    headers: {
      ...(person ? { authorization: `Bearer ${person.token}` } : {}),
      'content-type': 'multipart/form-data; boundary=x',
      ...headers,
    },
  })
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    sending.on('response', resolve)
    sending.on('error', reject)
  })
  sending.flushHeaders()
  return { sending, answered }
}
const HEAD = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n'

describe('a file that does not arrive', () => {
  test('is refused where the body ends too early, and leaves nothing', async () => {
    const before = await filesOf(provider)
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const answer = await sendForm({ demo, person: provider }, `${HEAD}half of it`, headers)
    expect(answer).toMatchObject(refusalOf('cutOff'))
    expect(await filesOf(provider)).toEqual(before)
  })

  test('leaves nothing when its sender goes away', async () => {
    const before = await filesOf(provider)
    const { sending, answered } = slowStream({ 'content-length': 1_000_000 })
    answered.catch(() => undefined)
    sending.write(`${HEAD}${'a'.repeat(200_000)}`)
    await vi.waitFor(async () => expect((await filesOf(provider)).length).toBe(before.length + 1))
    sending.destroy()
    await vi.waitFor(async () => expect(await filesOf(provider)).toEqual(before))
  })

  test('is refused by its declared length before a byte of it is read [PROV-017]', async () => {
    const { sending, answered } = slowStream({ 'content-length': MAX_FILE_BYTES + 1_000_000 })
    expect((await answered).statusCode).toBe(413)
    sending.destroy()
  })

  test('is refused before a byte of it is read where its sender may not send it', async () => {
    const declared = { 'content-length': 1000 }
    const nobody = slowStream(declared, null)
    expect((await nobody.answered).statusCode).toBe(401)
    nobody.sending.destroy()
    const withoutPage = slowStream(declared, await demo.as('quality'))
    expect((await withoutPage.answered).statusCode).toBe(403)
    withoutPage.sending.destroy()
    const ofOwner = slowStream(declared, owner)
    expect((await ofOwner.answered).statusCode).toBe(403)
    ofOwner.sending.destroy()
  })
})

describe('files that nothing refers to', () => {
  const ROOM = 100
  let made = 0
  const textOf = (bytes: number) => toLatin1Bytes(`${(made += 1)}`.padEnd(bytes, 'x'))

  /** Prepares a company that is never verified, whose waiting files leave so many bytes free. */
  async function leaveRoom(bytes: number): Promise<Person> {
    const person = await demo.as('provider-rejected')
    const { tenantId, userId: uploadedBy } = person
    const hash = 'f'.repeat(64)
    const at = demo.clock.now()
    const content = {
      tenantId,
      hash,
      mediaType: 'text/plain',
      createdAt: at,
      bytes: MAX_UNUSED_BYTES - bytes,
    }
    const file = { tenantId, contentHash: hash, name: 'waiting.txt', uploadedBy, uploadedAt: at }
    await demo.asOwner(async (db) => {
      await db.deleteFrom('projectFile').where('tenantId', '=', tenantId).execute()
      await db.deleteFrom('storedContent').where('tenantId', '=', tenantId).execute()
      await db.insertInto('storedContent').values(content).execute()
      await db.insertInto('projectFile').values(file).execute()
    })
    return person
  }

  async function waitingForLocks(): Promise<number> {
    const { rows } = await demo.asOwner((db) =>
      sql`select from pg_locks l join pg_database d on d.oid = l.database
          where not l.granted and l.locktype = 'advisory' and d.datname = current_database()`.execute(db),
    )
    return rows.length
  }

  test('are 2 GB of a company at most: the last byte is taken, one more is refused and leaves nothing', async () => {
    const person = await leaveRoom(ROOM)
    const before = await filesOf(person)
    const refused = await sendAs('more.txt', textOf(ROOM + 1), person)
    expect(refused).toMatchObject(refusalOf('tooMuchUnused'))
    expect(refused.message).toMatch(/^Your company has uploaded 2GB of files that no application or report/)
    expect(await filesOf(person)).toEqual(before)
    expect((await sendAs('last.txt', textOf(ROOM), person)).status).toBe(200)
    const inChinese = buildFormData({ name: 'a.txt', bytes: textOf(1) })
    const { message } = await sendForm({ demo, person }, inChinese, { 'accept-language': 'zh' })
    expect(message).toMatch(/^贵公司已上传 2GB 尚未用于申请或报告的文件/)
    expect((await sendAs('theirs.txt')).status).toBe(200)
  })

  test('are refused before a byte is read when there is no room at all', async () => {
    const full = slowStream({ 'content-length': 1000 }, await leaveRoom(0))
    expect((await full.answered).statusCode).toBe(429)
    full.sending.destroy()
  })

  test('count also where several arrive at once', async () => {
    const person = await leaveRoom(2 * ROOM)
    demo.storage.pauseMoves()
    const sending = Promise.all([1, 2, 3, 4].map(() => sendAs('a.txt', textOf(ROOM), person)))
    // Each file is not stored yet, or waits for another that is not.
    await vi.waitFor(async () => expect(demo.storage.moving() + (await waitingForLocks())).toBe(4), 10_000)
    demo.storage.release()
    const sent = await sending
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 429, 429])
  })
})

/** The address under which a person's own answers would name a file. */
async function linkFor(person: Person, fid: string): Promise<string> {
  const file = await storedFile(fid)
  return createFileUrl(
    { secrets: { sign: demo.sign } },
    {
      tenantId: person.tenantId,
      fileId: file?.id ?? 0,
      sessionHash: hashToken(person.token),
      expiresAt: new Date(demo.clock.now().getTime() + 3_600_000),
    },
  )
}
const statusFor = async (person: Person, fid: string) => (await demo.get(await linkFor(person, fid))).status

async function attached(name: string, bytes = newText()): Promise<string> {
  const { fid } = await sendAs(name, bytes)
  const projectId = await postProject(demo, owner)
  const businessTypeId = (await newBusiness(demo, provider)).id
  const applicationId = await applied(demo, provider, {
    projectId,
    ownerId: owner.tenantId,
    businessTypeId,
    status: 'pending',
  })
  await demo.asOwner((db) =>
    db.updateTable('projectFile').set({ applicationId, place: 0 }).where('fid', '=', fid).execute(),
  )
  return fid
}

test('who has the contractor page alone opens files and files a report with one [PROJ-040]', async () => {
  const person = await personWithRole(demo, owner, ['project.assign'])
  expect(await statusFor(person, await attached('offer.txt'))).toBe(200)
  const { status, fid } = await upload({ demo, person, call: uploadReport }, 'report.txt', newText())
  expect(status).toBe(200)
  const projectId = await postProject(demo, owner, { createdAt: new Date('2026-10-01T00:00:00Z') })
  const { code } = await person.send(projectReport.createReport, {
    body: {
      projectId,
      type: 'monthly',
      ownerTenantId: projectReport.OWNER_SIDE,
      reportTime: '2026-10',
      remark: 'All well',
      fileFids: [fid],
    },
  })
  expect(code).toBe(0)
  // Files of applications are a provider's to hand in.
  expect((await sendAs('offer.txt', newText(), person)).status).toBe(403)
})

describe('opening a file', () => {
  test('is for its sender, the owner of the project and the platform, and for nobody else', async () => {
    const fid = await attached('offer.txt')
    for (const person of [provider, owner, platform]) expect(await statusFor(person, fid)).toBe(200)
    expect(await statusFor(await demo.as('provider-unverified'), fid)).toBe(404)
    // Somebody of the same company as the project's owner, without a page that names files.
    expect(await statusFor(await demo.as('quality'), fid)).toBe(403)
  })

  test('of what nothing refers to is for its sender', async () => {
    const { fid } = await sendAs('offer.txt')
    expect(await statusFor(provider, fid)).toBe(200)
    for (const person of [owner, platform]) expect(await statusFor(person, fid)).toBe(404)
  })

  test('ends with the session, and needs an address that the server made', async () => {
    const fid = await attached('offer.txt')
    const token = (
      await demo.nobody.send(session.login, {
        body: { username: 'manager', password: DEMO_PASSWORD, clientId: session.CLIENT_ID },
      })
    ).data.token
    const short = demo.bearer({ ...owner, token })
    const link = await linkFor(short, fid)
    expect((await demo.get(link)).status).toBe(200)
    expect((await demo.get(link.replace('/files/', '/files/A'))).status).toBe(401)
    expect(await short.send(session.logout, { body: { token, clientId: session.CLIENT_ID } })).toMatchObject({
      status: 200,
      code: 0,
    })
    expect((await demo.get(link)).status).toBe(401)
  })

  test('whose bytes are lost says so', async () => {
    const fid = await attached('offer.txt')
    const hash = (await storedFile(fid))?.contentHash ?? ''
    await rm(join(dataDir, 'files', 'content', String(provider.tenantId), hash.slice(0, 2), hash))
    expect(await statusFor(owner, fid)).toBe(404)
  })

  test('saves it under its name, as what its bytes are', async () => {
    const fid = await attached('报价 "1".pdf', contents.pdf)
    const { headers, text } = await demo.get(await linkFor(owner, fid))
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toMatch(/^attachment;.*filename\*=UTF-8''%E6%8A%A5%E4%BB%B7/i)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe(`default-src 'none'; sandbox`)
    expect(headers.get('content-length')).toBe(String(contents.pdf.length))
    expect(text.startsWith('%PDF-1.7')).toBe(true)
  })

  test.each([
    ['page.html', contents.html],
    ['picture.svg', contents.svg],
    ['picture.svg', contents.xml],
  ])('never opens %s as a document', async (name, bytes) => {
    const { headers } = await demo.get(await linkFor(owner, await attached(name, bytes)))
    expect(headers.get('content-type')).toBe('application/octet-stream')
    expect(headers.get('content-disposition')).toMatch(/^attachment/)
  })

  test('answers the part that is requested', async () => {
    const link = await linkFor(owner, await attached('offer.txt', toLatin1Bytes('0123456789 in parts')))
    const answer = await demo.fetch(link, { headers: { range: 'bytes=2-4' } })
    expect([answer.status, await answer.text()]).toEqual([206, '234'])
  })
})

test('a file that nothing refers to goes after a day with its bytes, one that was taken up stays', async () => {
  const attachedFile = await attached('attached.txt')
  const { fid } = await sendAs('unused.txt')
  const hash = (await storedFile(fid))?.contentHash ?? ''
  demo.clock.forward(UNUSED_FILE_HOURS * 3600)
  await demo.applyRetention()
  expect(await storedFile(fid)).toBeDefined()
  demo.clock.forward(1)
  await demo.applyRetention()
  expect(await storedFile(fid)).toBeUndefined()
  expect(await filesOf(provider)).not.toContain(hash)
  expect(await storedFile(attachedFile)).toBeDefined()
})
