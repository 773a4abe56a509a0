import { knowledge, links, sessionRecord, signUp, type Call } from '@console/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'

const END = Date.parse('2026-11-21T09:00:00Z') / 1000
const RANGE = { beginTime: String(END - 86_400), endTime: String(END) }
const UNKNOWN = '987654321'
const MANY = links.MAX_LINK_IDS + 1

type LinkReader = {
  call: Call
  /** Parameters that the call needs beside the one under test. */
  base?: Record<string, string>
  /** Parameters that the call takes under this name; by default their own. */
  names?: Record<string, string>
  /** Parameters that the page alone reads. */
  pageOnly?: string[]
}
type LinkName = {
  [K in keyof typeof links]: (typeof links)[K] extends links.Link ? K : never
}[keyof typeof links]

const parametersOf: Readonly<Record<LinkName, links.LinkParameters>> = Object.fromEntries(
  Object.entries(links).flatMap(([name, link]) =>
    typeof link === 'object' && 'parameters' in link && 'path' in link ? [[name, link.parameters]] : [],
  ),
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry a link
) as Record<LinkName, links.LinkParameters>

const { params: _params, ...detail } = sessionRecord.detail
const { params: _spokenParams, ...spoken } = sessionRecord.utterances

/** The call that reads a link's parameters; a link that is missing here does not compile. */
const LINK_READERS: Record<LinkName, LinkReader[]> = {
  releaseNotes: [],
  download: [],
  forgotPassword: [],
  newPassword: [],
  confirmMail: [],
  seat: [],
  signUp: [{ call: signUp.invitation }],
  sessions: [{ call: sessionRecord.list, base: RANGE }],
  labelSessions: [{ call: sessionRecord.list, base: RANGE }],
  session: [
    {
      call: { ...detail, path: '/api/dolphin-ai/session/detail/nobody' },
      pageOnly: ['showRules', 'violationId'],
    },
    {
      call: { ...spoken, path: '/api/dolphin-ai/session/utterances/nobody' },
      pageOnly: ['showRules', 'violationId'],
    },
  ],
  liveSession: [{ call: sessionRecord.live, base: { userId: UNKNOWN } }],
  statistic: [{ call: sessionRecord.statistic, base: RANGE }],
  knowledge: [{ call: knowledge.question }],
  validateSet: [
    {
      call: sessionRecord.judgements,
      names: { business_type_id: 'bizId' },
      pageOnly: ['voiceId', 'index', 'labelID'],
    },
  ],
}

let demo: Demo
let manager: Person
/** Ids of another company, by the parameter that may name them. */
let foreign: Record<string, number>
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  const other = await demo.as('provider-admin')
  foreign = await foreignIds(other)
})
afterAll(() => demo.stop())

const foreignIds = ({ tenantId, userId }: Person) =>
  demo.asOwner(async (db) => {
    const { businessTypeId, orgId } = await db
      .selectFrom('businessType')
      .innerJoin('organization', 'organization.tenantId', 'businessType.tenantId')
      .where('businessType.tenantId', '=', tenantId)
      .select(['businessType.id as businessTypeId', 'organization.id as orgId'])
      .limit(1)
      .executeTakeFirstOrThrow()
    const its = { tenantId, businessTypeId, name: 'Theirs' }
    const scene = await db.insertInto('qualityScene').values(its).returning('id').executeTakeFirstOrThrow()
    const rule = { ...its, sceneId: scene.id, level: 1, phrases: ['x'] }
    const { id: ruleId } = await db
      .insertInto('qualityRule')
      .values(rule)
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: labelId } = await db
      .insertInto('smartLabel')
      .values(its)
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: questionId } = await db
      .insertInto('question')
      .values(its)
      .returning('id')
      .executeTakeFirstOrThrow()
    return {
      bizId: businessTypeId,
      business_type_id: businessTypeId,
      orgId,
      userId,
      ruleId,
      labelId,
      questionId,
    }
  })

type Parameter = { link: string; name: string; kind: links.ParameterKind; behind: LinkReader }
const parameters: Parameter[] = Object.entries(LINK_READERS).flatMap(([link, calls]) =>
  calls.flatMap((behind) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its keys are those of the table
    Object.entries(parametersOf[link as LinkName])
      .filter(([name]) => !(behind.pageOnly ?? []).includes(name))
      .map(([name, kind]) => ({ link, name, kind, behind })),
  ),
)

function send({ name, behind: { call, base = {}, names = {} } }: Parameter, values: string[], suffix = '') {
  const own = names[name] ?? name
  const rest = Object.entries(base).filter(([key]) => key !== own)
  const given = values.map((value): [string, string] => [own + suffix, value])
  const query = new URLSearchParams([...rest, ...given]).toString()
  return manager.sendRaw(call, { query })
}

describe('every link of the table', () => {
  const named = (parameter: Parameter) => [parameter.link, parameter.name, parameter] as const

  test.each(parameters.filter(({ kind }) => kind === 'id' || kind === 'ids').map(named))(
    '%s: %s of another company is answered like one that nobody has',
    async (_link, name, parameter) => {
      const theirs = foreign[name]
      if (theirs === undefined) throw new Error(`no foreign ${name} is known`)
      const answers = [await send(parameter, [String(theirs)]), await send(parameter, [UNKNOWN])]
      expect(answers.map(({ status }) => status)).toEqual([404, 404])
      expect(answers[0]?.body).toEqual(answers[1]?.body)
    },
  )

  test.each(parameters.map(named))(
    '%s: %s that is malformed is refused, and named',
    async (_link, name, parameter) => {
      const { kind } = parameter
      const own = parameter.behind.names?.[name] ?? name
      const texts =
        kind === 'text'
          ? ['x'.repeat(1000)]
          : ['x', '-5', 'NaN', '1.5', '12345678901234567890', '1e3', '0x10', '%00', "1' or '1'='1"]
      for (const text of texts) {
        const { status, fields } = await send(parameter, [text])
        expect([text, status, Object.keys(fields ?? {})[0]?.split('.')[0]]).toEqual([text, 400, own])
      }
      for (const [values, suffix] of [
        [['1', '1'], ''],
        [['1'], '[]'],
        [['1'], '[0]'],
        [Array.from({ length: MANY }, (_, at) => String(at + 1)), ''],
      ] as const) {
        expect((await send(parameter, [...values], suffix)).status).toBe(400)
      }
    },
  )

  test.each(['beginTime', 'endTime'])('%s beyond any calendar is refused', async (name) => {
    for (const link of ['sessions', 'statistic'] as const) {
      const [behind] = LINK_READERS[link]
      if (!behind) throw new Error('both have a call')
      const { status, fields } = await send({ link, name, kind: 'seconds', behind }, ['253402300800'])
      expect(status).toBe(400)
      expect(fields).toHaveProperty(name)
    }
  })

  test('10,000 ids are refused before anything is looked up', async () => {
    const [behind] = LINK_READERS.sessions
    if (!behind) throw new Error('the list has a call')
    const parameter: Parameter = { link: 'sessions', name: 'orgId', kind: 'ids', behind }
    const values = Array.from({ length: 10_000 }, (_, at) => String(at + 1))
    expect([400, 414, 431]).toContain((await send(parameter, values)).status)
  })

  test('a session or a code that nobody has is said to be unknown', async () => {
    for (const { call } of LINK_READERS.session) expect((await manager.sendRaw(call, {})).status).toBe(404)
    const { code, message } = await manager.sendRaw(signUp.invitation, { query: 'invite=NOBODYHASIT2' })
    expect([code, message]).toEqual([signUp.SIGN_UP_REFUSALS.codeUnknown, expect.stringContaining('code')])
  })
})
