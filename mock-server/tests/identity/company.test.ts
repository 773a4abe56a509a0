import { company, tenant, type BodyOf } from '@console/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findRecords } from '../../src/modules/operations/audit/audit.store.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><rect width="4" height="1" fill="#123456"/></svg>'

let demo: Demo
beforeAll(async () => {
  demo = await startDemo()
})
afterAll(() => demo.stop())

const detailOf = async (person: Person) =>
  (await person.send(tenant.detail, { query: { tenantId: person.tenantId } })).data

type Upload = {
  status: number
  body: {
    status: string
    data: { url?: string; fields?: Record<string, string> } | null
    errorMsg: string | null
  }
}

async function upload(
  person: Person,
  {
    bytes,
    name,
    type = 'image/png',
    purpose = '1',
  }: { bytes: Buffer | string; name: string; type?: string; purpose?: string },
): Promise<Upload> {
  const form = new FormData()
  form.append('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type }))
  form.append('purpose', purpose)
  return post(form, { authorization: `Bearer ${person.token}`, 'accept-language': 'en' })
}

async function post(body: FormData | string, headers: Record<string, string>): Promise<Upload> {
  const answer = await demo.fetch(company.uploadLogo.path, { method: 'POST', body, headers })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape of the answer is what the tests look at
  return { status: answer.status, body: (await answer.json()) as Upload['body'] }
}

const lastRecord = (tenantId: number, module: string) =>
  demo.inTenant(tenantId, async (tx) => {
    const [record] = await findRecords(tx, { module }, { pageIndex: 1, pageSize: 1, fromEnd: false })
    return record
  })

describe("the company's own fields", () => {
  const contact: BodyOf<typeof company.modify> = {
    contactPerson: 'Wen Li',
    contactTel: '+86 21 5555 0100',
    contactEmail: 'wen.li@harbour.example',
    address: '18 Quay Road, Shanghai',
  }

  test('are read and changed by anyone who may open company settings, and recorded [COMP-002]', async () => {
    const manager = await demo.as('manager')
    expect(await manager.send(company.modify, { body: contact })).toMatchObject({ status: 200, code: 0 })
    const detail = await detailOf(manager)
    expect(detail).toMatchObject({ ...contact, name: 'Harbour Mutual', timezone: 'Asia/Shanghai' })
    expect(detail.adminName).toEqual(expect.any(String))
    expect(await lastRecord(manager.tenantId, 'company')).toMatchObject({ opType: 'company.modify' })
  })

  test('are taken away by an empty text, which is answered as none [COMP-003]', async () => {
    const manager = await demo.as('manager')
    await manager.send(company.modify, { body: { ...contact, address: ' ', contactTel: '' } })
    expect(await detailOf(manager)).toMatchObject({
      address: null,
      contactTel: null,
      contactPerson: 'Wen Li',
    })
  })

  test('of two who change them the second one is refused, as with the sign-in rule, unless they name no version', async () => {
    const manager = await demo.as('manager')
    const { version = 0 } = await detailOf(manager)
    const modify = async (address: string, seen: number) =>
      manager.send(company.modify, { body: { ...contact, address, version: seen } })
    expect(await modify('1 Quay Road', version ?? 0)).toMatchObject({ status: 200 })
    expect(await modify('2 Quay Road', version ?? 0)).toMatchObject({ status: 409 })
    expect(await detailOf(manager)).toMatchObject({ address: '1 Quay Road', version: (version ?? 0) + 1 })
    const rule = { oneSignIn: true, version: version ?? 0 }
    expect(await manager.send(company.setSignInRule, { body: rule })).toMatchObject({ status: 409 })
    expect(await manager.send(company.modify, { body: contact })).toMatchObject({ status: 200 })
  })

  test('are not sent to other people of the company, and not changed by them [COMP-Q8]', async () => {
    const seat = await demo.as('seat-001')
    expect(Object.keys(await detailOf(seat)).sort()).toEqual([
      'billAccountVisible',
      'logo',
      'name',
      'subLogo',
      'timezone',
    ])
    expect(await seat.send(company.modify, { body: contact })).toMatchObject({ status: 403 })
    expect(await seat.send(company.renewInvitation)).toMatchObject({ status: 403 })
    const refused = await upload(seat, { bytes: PNG, name: 'logo.png' })
    expect(refused.status).toBe(403)
  })

  test('of one company never reach another', async () => {
    await (await demo.as('manager')).send(company.modify, { body: contact })
    const provider = await demo.as('provider-admin')
    expect((await detailOf(provider)).contactPerson).not.toBe('Wen Li')
    expect(await demo.nobody.send(company.modify, { body: contact })).toMatchObject({ status: 401 })
  })

  test.each([
    ['contactEmail', 'nobody'],
    ['contactEmail', `${'a'.repeat(200)}@b.example`],
    ['contactTel', '<script>'],
    ['contactTel', '1'.repeat(41)],
    ['address', 'x'.repeat(301)],
    ['contactPerson', 7],
    ['contactPerson', 'Wen\u0000Li'],
    ['name', 'Another name'],
  ])('a wrong %s is refused at its field', async (field, value) => {
    const manager = await demo.as('manager')
    const answer = await manager.sendRaw(company.modify, { body: { ...contact, [field]: value } })
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.fields)).toContain(field)
  })
})

describe('the invitation code', () => {
  beforeEach(() => demo.asOwner((db) => db.deleteFrom('invitationCode').execute()))

  test('is created once, reused while it is valid, and renewed when it expires [COMP-005, COMP-006]', async () => {
    const manager = await demo.as('manager')
    expect((await detailOf(manager)).insertInvCodeData).toBeNull()
    const first = (await manager.send(company.renewInvitation)).data
    expect(first.code).toMatch(/^[2-9A-HJKMNP-Z]{12}$/)
    expect(first.ExpireAt).toBe(demo.clock.now().getTime() / 1000 + company.INVITATION_SECONDS)
    expect((await manager.send(company.renewInvitation)).data).toEqual(first)
    expect((await detailOf(manager)).insertInvCodeData).toEqual(first)
    expect(company.isInvitationExpired(first, first.ExpireAt)).toBe(true)
    expect(company.isInvitationExpired(first, first.ExpireAt - 1)).toBe(false)
  })

  test('that was used is never shown again, nor an older one that nobody used [COMP-005]', async () => {
    const manager = await demo.as('manager')
    await manager.send(company.renewInvitation)
    await demo.asOwner((db) =>
      db.updateTable('invitationCode').set({ expiresAt: demo.clock.now() }).execute(),
    )
    const { code } = (await manager.send(company.renewInvitation)).data
    await demo.asOwner((db) =>
      db
        .updateTable('invitationCode')
        .set({ usedAt: demo.clock.now(), usedBy: manager.userId })
        .where('code', '=', code)
        .execute(),
    )
    expect((await detailOf(manager)).insertInvCodeData).toBeNull()
    expect((await manager.send(company.renewInvitation)).data.code).not.toBe(code)
  })

  test('is the same for two tabs that renew at the same moment, and is in no record', async () => {
    const provider = await demo.as('provider-admin')
    const [one, other] = await Promise.all([1, 2].map(() => provider.send(company.renewInvitation)))
    expect(one?.data).toEqual(other?.data)
    const record = await lastRecord(provider.tenantId, 'company')
    expect(record?.opType).toBe('company.renewInvitation')
    expect(JSON.stringify(record)).not.toContain(one?.data.code)
  })

  test('of one company is not that of another', async () => {
    const codes = await Promise.all(
      ['manager', 'provider-admin'].map(
        async (name) => (await (await demo.as(name)).send(company.renewInvitation)).data,
      ),
    )
    expect(new Set(codes.map(({ code }) => code)).size).toBe(2)
  })
})

describe('a logo', () => {
  let manager: Person
  beforeEach(async () => {
    manager = await demo.as('manager')
  })

  test("is stored for its purpose, answered with status '0' and recorded [COMP-007, COMP-008]", async () => {
    const wide = await upload(manager, { bytes: PNG, name: 'logo.png', purpose: '1' })
    expect(wide).toMatchObject({ status: 200, body: { status: '0' } })
    const small = await upload(manager, {
      bytes: SVG,
      name: 'small.SVG',
      type: 'image/svg+xml',
      purpose: '2',
    })
    expect(await detailOf(manager)).toMatchObject({
      logo: wide.body.data?.url,
      subLogo: small.body.data?.url,
    })
    expect(await lastRecord(manager.tenantId, 'company')).toMatchObject({ opType: 'company.uploadLogo' })
    expect(await detailOf(await demo.as('provider-admin'))).toMatchObject({ logo: null, subLogo: null })
  })

  test('is served by its content, and can run nothing where it is opened alone [COMP-011]', async () => {
    const { body } = await upload(manager, { bytes: SVG, name: 'logo.svg', type: 'image/svg+xml' })
    const answer = await demo.get(body.data?.url ?? '')
    expect(answer.status).toBe(200)
    expect(answer.text).toBe(SVG)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox$/)
  })

  test('that is replaced is gone, one that is refused leaves the old one [COMP-012]', async () => {
    const first = await upload(manager, { bytes: PNG, name: 'logo.png' })
    const second = await upload(manager, { bytes: PNG, name: 'logo.png' })
    expect((await demo.get(first.body.data?.url ?? '')).status).toBe(404)
    const refused = await upload(manager, { bytes: 'no image', name: 'logo.png' })
    expect(refused.status).toBe(400)
    expect((await detailOf(manager)).logo).toBe(second.body.data?.url)
    expect((await demo.get(second.body.data?.url ?? '')).status).toBe(200)
  })

  test.each(['logo.txt', 'logo.html', 'logo', 'logo.png.exe', 'constructor'])(
    'of a name that no image has is refused: %s [COMP-009]',
    async (name) => {
      const { status, body } = await upload(manager, { bytes: PNG, name })
      expect(status).toBe(400)
      expect(body.data?.fields?.['file']).toMatch(/^Only image files/)
    },
  )

  test.each([
    ['logo.jpg', PNG],
    ['logo.png', Buffer.from('\xFF\xD8\xFF\xE0', 'latin1')],
    ['logo.png', Buffer.from('<html><script>alert(1)</script></html>')],
    ['logo.svg', PNG],
    ['logo.gif', Buffer.alloc(0)],
    ['logo.bmp', Buffer.from('BM is text')],
  ])('that is not what its name says is refused: %s [COMP-009]', async (name, bytes) => {
    const { status, body } = await upload(manager, { bytes, name })
    expect(status).toBe(400)
    expect(body.data?.fields?.['file']).toMatch(/not what its name says/)
  })

  test('of an SVG with a script is refused and says so [COMP-009]', async () => {
    const bytes = SVG.replace('</svg>', '<script>alert(1)</script></svg>')
    const { status, body } = await upload(manager, { bytes, name: 'logo.svg', type: 'image/svg+xml' })
    expect(status).toBe(400)
    expect(body.data?.fields?.['file']).toMatch(/active parts/)
  })

  test.each([
    [4096, 1953, 200],
    [4097, 1, 400],
    [1, 4097, 400],
    [4096, 1954, 400],
    [30_000, 30_000, 400],
  ])('of %i × %i pixels answers %i', async (width, height, expected) => {
    const bytes = Buffer.from(PNG)
    bytes.writeUInt32BE(width, 16)
    bytes.writeUInt32BE(height, 20)
    const { status, body } = await upload(manager, { bytes, name: 'logo.png' })
    expect(status).toBe(expected)
    expect(body.data?.fields?.['file'] ?? '').toMatch(expected === 200 ? /^$/ : /4,096 pixels a side/)
  })

  test('whose size cannot be read is refused', async () => {
    const { status, body } = await upload(manager, { bytes: PNG.subarray(0, 20), name: 'logo.png' })
    expect(status).toBe(400)
    expect(body.data?.fields?.['file']).toMatch(/not what its name says/)
  })

  test.each([
    [company.LOGO_MAX_BYTES, 200, null],
    [company.LOGO_MAX_BYTES + 1, 413, 'The image cannot exceed 2 MB.'],
    [2 * 1024 * 1024 + 1, 413, 'The image cannot exceed 2 MB.'],
    [3 * 1024 * 1024, 413, 'The image cannot exceed 2 MB.'],
  ])('of %i bytes answers %i [COMP-010]', async (size, status, message) => {
    const bytes = Buffer.concat([PNG, Buffer.alloc(size - PNG.length)])
    const answer = await upload(manager, { bytes, name: 'logo.png' })
    expect(answer.status).toBe(status)
    expect(answer.body.errorMsg).toBe(message)
  })

  test('is refused without a session, for another purpose, and as anything but a form', async () => {
    const authorization = `Bearer ${manager.token}`
    expect((await post(new FormData(), {})).status).toBe(401)
    expect(
      (await upload(manager, { bytes: PNG, name: 'logo.png', purpose: '3' })).body.data?.fields,
    ).toHaveProperty('purpose')
    const empty = await post(new FormData(), { authorization })
    expect(empty.body.data?.fields).toHaveProperty('file')
    const broken = await post('--x\r\nnonsense', {
      authorization,
      'content-type': 'multipart/form-data; boundary=x',
    })
    expect(broken.status).toBe(400)
    const json = await post('{"purpose":"1","file":"x"}', {
      authorization,
      'content-type': 'application/json',
    })
    expect(json.status).toBe(400)
  })

  test.each(['..%2Fsecret.key', 'a.png', '00000000-0000-4000-8000-000000000000.png', 'x.svg%00'])(
    'that is none of ours answers like one that is gone: %s',
    async (name) => {
      expect((await demo.get(`/api/tenant/logo/files/${name}`)).status).toBe(404)
    },
  )
})
