import { createHash } from 'node:crypto'
import { project, projectEntity, projectLog, PROJECT_REFUSALS, type BodyOf } from '@console/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProjectFixture, type ProjectFixture } from '../support/project-fixture.ts'

const { MAX_MANPOWER, MAX_DESCRIPTION_CHARACTERS, NAME_CHARACTERS } = projectEntity

let fixture: ProjectFixture
beforeAll(async () => {
  fixture = await startProjectFixture()
})
afterAll(() => fixture.demo.stop())

type Creation = BodyOf<typeof project.create>
type Edit = BodyOf<typeof project.update>
const create = (change: Partial<Creation> = {}, language: 'en' | 'zh' = 'en') =>
  fixture.owner.send(project.create, {
    body: { industryID: 1, name: 'Renewals', manpowerDemand: 10, ...change },
    language,
  })

/** An edit that changes nothing, but for `change`. */
async function edited(id: number, change: Partial<Edit> = {}, language: 'en' | 'zh' = 'en') {
  const { name, industryID, manpowerDemand, description, status, version } = await fixture.detailOf(id)
  const known = projectEntity.projectStatus.parse(status)
  const body = { id, name, industryID, manpowerDemand, description, status: known, version, ...change }
  return fixture.owner.send(project.update, { body, language })
}
const addManpower = (id: number, manpower: number, by = fixture.owner) =>
  by.send(project.addManpower, { body: { id, manpower } })
const logOf = async (projectId: number) =>
  (await fixture.owner.send(projectLog.log, { query: { projectId, pageSize: 100 } })).data.records
const lastAudit = (tenantId: number) =>
  fixture.demo.inTenant(tenantId, ({ db }) =>
    db
      .selectFrom('auditRecord')
      .where('module', '=', 'project')
      .select(['opType', 'targetName', 'opContentBefore', 'opContentAfter'])
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst(),
  )

describe('a new project', () => {
  test('is stored as it was sent, under way, with a code of the day [PROJ-015] [PROJ-008]', async () => {
    const form = { industryID: 2, name: 'Renewals', manpowerDemand: 12, description: 'Calls\nand more' }
    const { data, code } = await create(form)
    expect(code).toBe(0)
    expect(data.code).toMatch(/^PRJ-20261121-\d{3}$/)
    const now = fixture.demo.clock.now().getTime() / 1000
    expect(await fixture.detailOf(data.id)).toMatchObject({
      ...form,
      code: data.code,
      status: 'normal',
      createTimestamp: now,
      modifyTimestamp: now,
      version: 1,
      assignments: [],
      actor: { isOwner: true, isPlatform: false, isProvider: false, isVerified: true },
    })
    expect(await lastAudit(fixture.owner.tenantId)).toMatchObject({
      opType: 'project.create',
      targetName: 'Renewals',
    })
    const next = (await create()).data.code
    expect(Number(next.slice(-3))).toBe(Number(data.code.slice(-3)) + 1)
  })

  test('has the day of the zone of its owner in its code', async () => {
    const setZone = (timezone: string) =>
      fixture.demo.asOwner((db) =>
        db.updateTable('tenant').set({ timezone }).where('id', '=', fixture.owner.tenantId).execute(),
      )
    // 22:00 of the day before.
    await setZone('Pacific/Pago_Pago')
    expect((await create()).data.code).toMatch(/^PRJ-20261120-/)
    await setZone('Asia/Shanghai')
    expect((await create()).data.code).toMatch(/^PRJ-20261121-/)
  })

  test('of many at once each has a code of its own', async () => {
    const codes = (await Promise.all(Array.from({ length: 12 }, () => create()))).map(({ data }) => data.code)
    expect(new Set(codes).size).toBe(12)
  })

  test('has no status in its form [PROJ-013]', async () => {
    const body = { industryID: 1, name: 'Renewals', manpowerDemand: 10, status: 'normal' }
    expect((await fixture.owner.sendRaw(project.create, { body })).status).toBe(400)
    const { status: _status, ...form } = body
    expect((await fixture.owner.sendRaw(project.create, { body: form })).code).toBe(0)
  })
})

/** An emoji of ten code points and 35 bytes. */
const KISS = '\u{1F469}\u{1F3FD}\u200D\u2764\uFE0F\u200D\u{1F48B}\u200D\u{1F468}\u{1F3FD}'

/** Ranges of Unicode with many marks that take three bytes: the first one, and how many there are. */
const MARKS = [
  [0x1dc0, 64],
  [0x1ab0, 31],
  [0x20d0, 33],
  [0x2de0, 32],
  [0xfe20, 16],
  [0x1cd4, 13],
  [0xa8e0, 18],
  [0x1b6b, 9],
  [0x3099, 2],
  [0x135d, 3],
  [0x1a75, 8],
] as const
/** Letters with so many marks, of three bytes each, which nothing packs into fewer. */
function markedName(letters: number, marks: number): string {
  let draw = 0
  const below = (limit: number) => {
    draw += 1
    return createHash('sha256').update(`${draw}`).digest().readUInt32LE() % limit
  }
  const mark = () => {
    const [first, count] = MARKS[below(MARKS.length)] ?? MARKS[0]
    return String.fromCodePoint(first + below(count))
  }
  const letter = () => String.fromCodePoint(0x4e00 + below(0x4000))
  return Array.from({ length: letters }, () => letter() + Array.from({ length: marks }, mark).join('')).join(
    '',
  )
}

const takenNames: readonly [string, string][] = [
  ['two characters', 'ab'],
  ['two Chinese characters', '续保'],
  ['sixty characters', 'n'.repeat(NAME_CHARACTERS.max)],
  [
    'sixty emoji of several code points',
    '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}'.repeat(NAME_CHARACTERS.max),
  ],
  ['sixty of the longest emoji that there are', KISS.repeat(NAME_CHARACTERS.max)],
  ['sixty letters with twelve marks each', markedName(NAME_CHARACTERS.max, 12)],
  ['right-to-left text', 'פרויקט חדש'],
]
test.each(takenNames)('a name of %s is taken [PROJ-010]', async (_what, name) => {
  const { status, data } = await create({ name })
  expect(status).toBe(200)
  expect((await fixture.detailOf(data.id)).name).toBe(name)
})

const refusedNames: readonly [string, string][] = [
  ['one character', 'a'],
  ['one emoji', '\u{1F600}'],
  ['sixty-one characters', 'n'.repeat(NAME_CHARACTERS.max + 1)],
  ['sixty-one emoji', '\u{1F600}'.repeat(NAME_CHARACTERS.max + 1)],
  ['spaces around one character', '  a  '],
  ['spaces only', '    '],
  ['two lines', 'a\nb'],
  ['half an emoji', 'ab\uD83D'],
  // More than an index of the database holds.
  ['sixty letters with nineteen marks each', markedName(NAME_CHARACTERS.max, 19)],
]
test.each(refusedNames)('a name of %s is refused [PROJ-010]', async (_what, name) => {
  expect(await create({ name })).toMatchObject({ status: 400, fields: { name: expect.any(String) } })
})

test('a name is trimmed before its length is checked [PROJ-Q21]', async () => {
  const { data } = await create({ name: `  ${'n'.repeat(NAME_CHARACTERS.max)} \t ` })
  expect((await fixture.detailOf(data.id)).name).toBe('n'.repeat(NAME_CHARACTERS.max))
})

test.each([0, 1, MAX_MANPOWER])('a need of %d is taken [PROJ-011] [PROJ-Q21]', async (manpowerDemand) => {
  const { status, data } = await create({ manpowerDemand })
  expect(status).toBe(200)
  expect((await fixture.detailOf(data.id)).manpowerDemand).toBe(manpowerDemand)
})

test.each([-1, 1.5, MAX_MANPOWER + 1])(
  'a need of %d is refused [PROJ-011] [PROJ-Q21]',
  async (manpowerDemand) => {
    const answer = await create({ manpowerDemand })
    expect(answer).toMatchObject({ status: 400, fields: { manpowerDemand: expect.any(String) } })
  },
)

test.each([
  ['nothing', ''],
  ['2000 characters', 'd'.repeat(MAX_DESCRIPTION_CHARACTERS)],
  ['2000 emoji', '\u{1F600}'.repeat(MAX_DESCRIPTION_CHARACTERS)],
  ['2000 of the longest emoji', KISS.repeat(MAX_DESCRIPTION_CHARACTERS)],
  ['right-to-left lines', 'שורה\nשורה'],
])('a description of %s is taken [PROJ-014]', async (_what, description) => {
  const { status, data } = await create({ description })
  expect(status).toBe(200)
  expect((await fixture.detailOf(data.id)).description).toBe(description)
})

test.each([
  ['2001 characters', 'd'.repeat(MAX_DESCRIPTION_CHARACTERS + 1)],
  ['2001 emoji', '\u{1F600}'.repeat(MAX_DESCRIPTION_CHARACTERS + 1)],
  ['half an emoji', 'half \uD83D'],
])('a description of %s is refused [PROJ-014]', async (_what, description) => {
  const answer = await create({ description })
  expect(answer).toMatchObject({ status: 400, fields: { description: expect.any(String) } })
})

test('a project without a description has an empty one [PROJ-014]', async () => {
  expect((await fixture.detailOf(await fixture.post())).description).toBe('')
})

describe('an edit', () => {
  test('stores what was sent, with the time and a new version [PROJ-016] [PROJ-Q1]', async () => {
    const id = await fixture.post({ name: 'Before' })
    fixture.demo.clock.forward(60)
    const change = { name: 'After', industryID: 2, manpowerDemand: 11, description: 'new' }
    expect((await edited(id, { ...change, status: 'suspended' })).code).toBe(0)
    const after = await fixture.detailOf(id)
    expect(after).toMatchObject({ ...change, status: 'suspended', version: 2 })
    expect(after.modifyTimestamp).toBe(fixture.demo.clock.now().getTime() / 1000)
    expect(after.createTimestamp).toBe(after.modifyTimestamp - 60)
    const audit = await lastAudit(fixture.owner.tenantId)
    expect(audit).toMatchObject({ opType: 'project.modify', targetName: 'Before' })
    const contents = [audit?.opContentBefore, audit?.opContentAfter].map((text) => JSON.parse(text ?? ''))
    expect(contents).toMatchObject([
      { projectId: id, name: 'Before' },
      { projectId: id, name: 'After' },
    ])
    // Every status may follow every other.
    for (const status of ['ceased', 'suspended', 'normal', 'ceased', 'normal', 'suspended'] as const) {
      expect((await edited(id, { status })).code).toBe(0)
      expect((await fixture.detailOf(id)).status).toBe(status)
    }
  })

  test('that changes nothing leaves no trace', async () => {
    const id = await fixture.post()
    const before = await logOf(id)
    fixture.demo.clock.forward(60)
    expect((await edited(id)).code).toBe(0)
    expect(await logOf(id)).toEqual(before)
    const { version, createTimestamp, modifyTimestamp } = await fixture.detailOf(id)
    expect([version, modifyTimestamp]).toEqual([1, createTimestamp])
  })

  test.each([10, 11])('to a need of %d of 10 is taken [PROJ-012]', async (manpowerDemand) => {
    const id = await fixture.post({ manpowerDemand: 10 })
    expect((await edited(id, { manpowerDemand, name: 'Other' })).code).toBe(0)
    expect(await fixture.detailOf(id)).toMatchObject({ manpowerDemand, name: 'Other' })
  })

  test('to a need of 9 of 10 is refused, with the words for it [PROJ-012] [PROJ-017] [PROJ-Q17]', async () => {
    const id = await fixture.post({ manpowerDemand: 10 })
    const change = { manpowerDemand: 9, name: 'Other' }
    expect(await edited(id, change)).toMatchObject({
      status: 200,
      code: PROJECT_REFUSALS.needLowered,
      message: 'Manpower needs can only be increased',
    })
    expect((await edited(id, change, 'zh')).message).toBe('人力需求只能增加')
    expect(await fixture.detailOf(id)).toMatchObject({ manpowerDemand: 10, version: 1 })
  })

  test.each([
    { name: 'Other' },
    { industryID: 2 },
    { description: 'Other' },
    { manpowerDemand: 11 },
    { manpowerDemand: 9 },
  ])('of a project that stays ceased is refused: %o', async (change) => {
    const id = await fixture.post({ manpowerDemand: 10, description: 'Calls' })
    expect((await edited(id, { status: 'ceased' })).code).toBe(0)
    const before = await fixture.detailOf(id)
    expect(await edited(id, change)).toMatchObject({
      status: 200,
      code: PROJECT_REFUSALS.ceased,
      message: 'The project has ceased.',
    })
    expect((await edited(id, change, 'zh')).message).toBe('项目已终止。')
    expect(await fixture.detailOf(id)).toEqual(before)
  })

  test('may come with the end of a project, and with its going on', async () => {
    const id = await fixture.post({ manpowerDemand: 10 })
    expect((await edited(id, { status: 'ceased', manpowerDemand: 11 })).code).toBe(0)
    expect((await edited(id, { status: 'suspended', manpowerDemand: 12 })).code).toBe(0)
    expect(await fixture.detailOf(id)).toMatchObject({ status: 'suspended', manpowerDemand: 12 })
  })

  test('needs a status that there is [PROJ-013] [PROJ-Q1]', async () => {
    const id = await fixture.post()
    const body = { id, industryID: 1, name: 'Renewals', manpowerDemand: 10, version: 1 }
    expect((await fixture.owner.sendRaw(project.update, { body })).status).toBe(400)
    const unknown = await fixture.owner.sendRaw(project.update, { body: { ...body, status: 'paused' } })
    expect(unknown).toMatchObject({ status: 400, fields: { status: expect.any(String) } })
  })

  test('keeps to the bounds of a new project [PROJ-010] [PROJ-011] [PROJ-014]', async () => {
    const id = await fixture.post()
    for (const change of [
      { name: 'a' },
      { name: '\u{1F600}'.repeat(NAME_CHARACTERS.max + 1) },
      { manpowerDemand: MAX_MANPOWER + 1 },
      { description: 'd'.repeat(MAX_DESCRIPTION_CHARACTERS + 1) },
    ]) {
      expect((await edited(id, change)).status).toBe(400)
    }
    const rtl = 'ש'.repeat(NAME_CHARACTERS.max)
    expect((await edited(id, { name: rtl, description: '\u{1F600}' })).code).toBe(0)
    expect(await fixture.detailOf(id)).toMatchObject({ name: rtl, description: '\u{1F600}' })
  })

  test('of an old version is refused, and of two at once one [PROJ-016]', async () => {
    const id = await fixture.post({ name: 'Contested' })
    const answers = await Promise.all(['First', 'Second'].map((name) => edited(id, { name, version: 1 })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const winner = answers[0]?.status === 200 ? 'First' : 'Second'
    expect(await fixture.detailOf(id)).toMatchObject({ name: winner, version: 2 })
    expect((await edited(id, { name: 'Late', version: 1 })).status).toBe(409)
    expect((await logOf(id)).filter(({ kind }) => kind === 'project.update')).toHaveLength(1)
  })

  test("is the owner's alone, also for the platform [PROJ-046]", async () => {
    const id = await fixture.post()
    const body = {
      id,
      industryID: 1,
      name: 'Taken',
      manpowerDemand: 10,
      status: 'ceased',
      version: 1,
    } as const
    const answer = await fixture.platform.send(project.update, { body })
    expect(answer).toMatchObject({ status: 200, code: PROJECT_REFUSALS.onlyOwner })
    expect(answer.message).toBe('Only the company that posted the project can do this.')
    expect((await fixture.detailOf(id)).status).toBe('normal')
  })
})

test('an industry that there is not is refused, new and edited [PROJ-017]', async () => {
  const refused = { status: 200, code: PROJECT_REFUSALS.unknownIndustry }
  expect(await create({ industryID: 99_999 })).toMatchObject({
    ...refused,
    message: 'There is no such industry.',
  })
  expect(await create({ industryID: 99_999 }, 'zh')).toMatchObject({ ...refused, message: '行业不存在。' })
  const id = await fixture.post()
  expect(await edited(id, { industryID: 99_999 })).toMatchObject(refused)
  expect((await fixture.detailOf(id)).industryID).toBe(1)
})

describe('more manpower', () => {
  test('raises the need, which the answer says [PROJ-018] [PROJ-Q5]', async () => {
    const id = await fixture.post({ manpowerDemand: 10 })
    fixture.demo.clock.forward(5)
    expect((await addManpower(id, 3)).data).toEqual({ manpowerDemand: 13 })
    const { manpowerDemand, version, modifyTimestamp } = await fixture.detailOf(id)
    expect([manpowerDemand, version]).toEqual([13, 2])
    expect(modifyTimestamp).toBe(fixture.demo.clock.now().getTime() / 1000)
    const audit = await lastAudit(fixture.owner.tenantId)
    expect(audit).toMatchObject({ opType: 'project.addManpower' })
    expect(JSON.parse(audit?.opContentAfter ?? '')).toEqual({ projectId: id, manpowerDemand: 13 })
  })

  test.each([0, -1, 1.5])('of %d is none [PROJ-018] [PROJ-Q5]', async (manpower) => {
    const id = await fixture.post({ manpowerDemand: 10 })
    expect(await addManpower(id, manpower)).toMatchObject({
      status: 400,
      fields: { manpower: expect.any(String) },
    })
    expect((await fixture.detailOf(id)).manpowerDemand).toBe(10)
  })

  test('goes up to what a project can need [PROJ-018]', async () => {
    const id = await fixture.post({ manpowerDemand: MAX_MANPOWER - 2 })
    expect((await addManpower(id, 3)).code).toBe(PROJECT_REFUSALS.tooMuchManpower)
    expect((await fixture.detailOf(id)).manpowerDemand).toBe(MAX_MANPOWER - 2)
    expect((await addManpower(id, 2)).data).toEqual({ manpowerDemand: MAX_MANPOWER })
    expect((await addManpower(id, 1)).code).toBe(PROJECT_REFUSALS.tooMuchManpower)
  })

  test('from several at once all counts [PROJ-018]', async () => {
    const id = await fixture.post({ manpowerDemand: 10 })
    const answers = await Promise.all([1, 2, 4, 8].map((manpower) => addManpower(id, manpower)))
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0])
    expect((await fixture.detailOf(id)).manpowerDemand).toBe(25)
    expect(Math.max(...answers.map(({ data }) => data.manpowerDemand))).toBe(25)
  })

  test('is not for a project that has ceased, nor for anybody but the owner [PROJ-018]', async () => {
    const id = await fixture.post({ manpowerDemand: 10 })
    expect((await addManpower(id, 1, fixture.platform)).code).toBe(PROJECT_REFUSALS.onlyOwner)
    await edited(id, { status: 'ceased' })
    const answer = await addManpower(id, 1)
    expect(answer).toMatchObject({ code: PROJECT_REFUSALS.ceased, message: 'The project has ceased.' })
    await edited(id, { status: 'suspended' })
    expect((await addManpower(id, 1)).code).toBe(0)
    expect((await fixture.detailOf(id)).manpowerDemand).toBe(11)
  })
})
