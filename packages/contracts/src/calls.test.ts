import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import * as contracts from './index.ts'
import { audit, buildCallPath, type Call } from './index.ts'
import { collectCalls } from './shared/collect-calls.ts'

const calls: Call[] = Object.values(collectCalls(contracts))

describe('the calls of the contract', () => {
  test('have one id, and one method and path, each', () => {
    expect(calls.length).toBeGreaterThan(250)
    expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length)
    expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(calls.length)
  })

  test('name in their path the parameters that they check, and no others', () => {
    for (const { path, params } of calls) {
      const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
      const checked = z.toJSONSchema(params ?? z.object({}), { io: 'input' }).properties ?? {}
      expect(Object.keys(checked)).toEqual(named)
    }
  })

  test('of an API client are these', () => {
    const open = calls.filter(({ access }) => access === 'client')
    expect(open.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
      'GET /api/open/v1/audit-records',
      'GET /api/open/v1/organizations',
      'GET /api/open/v1/usage',
      'POST /api/open/v1/events',
      'PUT /api/open/v1/calls/:callId/recording',
    ])
  })

  test('accept one code only where the specification says so: charts and settings 200, ranks of seats 0 [QUAL-015, VIOL-021]', () => {
    const strict = calls.filter(({ acceptsOnly }) => acceptsOnly !== undefined)
    expect(Object.fromEntries(strict.map(({ id, acceptsOnly }) => [id, acceptsOnly]))).toEqual({
      // STAT-034
      'stat.detail': 200,
      'stat.rank': 200,
      'monitor.track': 200,
      'monitor.alerts': 200,
      'monitor.alertRank': 200,
      // PLAN-016, PLAN-Q6
      'monitor.edit': 200,
      'labelStat.detail': 200,
      'labelStat.rank': 200,
      // DSET-013
      'dataset.series': 200,
      // RPT-019
      'projectStat.detail': 200,
      'projectStat.bizDetail': 200,
      // RPT-038, RPT-039
      'stat.saveConfig': 200,
      // WORK-046
      'stat.saveWarnIndicators': 200,
      // MSG-006
      'message.pushStat': 200,
      // QUAL-015, VIOL-021
      'quality.seatRank': 0,
      'quality.seatRankByLevel': 0,
      'quality.seatRankByCover': 0,
    })
    for (const { acceptsOnly, successCode = 0 } of strict) expect(successCode).toBe(acceptsOnly)
  })

  test('of managed lists refuse to save a taken name, and to delete what is in use, where a list does not say otherwise', () => {
    const lists = [
      contracts.annotation.tagList,
      contracts.knowledge.answers,
      contracts.knowledge.documents,
      contracts.knowledge.processes,
      contracts.knowledge.questions,
      contracts.monitorSetting.warnLimits,
      contracts.prompt.prompts,
      contracts.qualityDesk.intentions,
      contracts.qualityDesk.rules,
      contracts.scene.scenes,
    ]
    const nameTaken = { nameTaken: 1601 }
    const named = { create: nameTaken, update: nameTaken }
    const inUse = { inUse: 1602 }
    const wrongState = { wrongState: 1611 }
    const withScene = { nameTaken: 1601, unknownScene: 1622 }
    expect(
      Object.fromEntries(
        lists.map(({ create, update, remove }) => [
          create.id.replace('.create', ''),
          { create: create.refusals, update: update.refusals, remove: remove.refusals },
        ]),
      ),
    ).toEqual({
      'annotation.tagList': { ...named, remove: inUse },
      'knowledge.answers': { update: wrongState, remove: wrongState },
      'knowledge.documents': named,
      'knowledge.processes': named,
      'knowledge.questions': { ...named, remove: inUse },
      'monitorSetting.warnLimits': named,
      'prompt.prompts': named,
      'qualityDesk.intentions': named,
      'qualityDesk.rules': { create: withScene, update: withScene, remove: inUse },
      'scene.scenes': { ...named, remove: inUse },
    })
    expect(contracts.knowledge.products.update.refusals).toBeUndefined()
  })

  test('only what comes before a session needs none', () => {
    expect(
      calls
        .filter(({ access }) => access === 'public')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([
      'appVersion.update',
      'factor.signIn',
      'frame.exchange',
      'ownMail.confirmAddress',
      'ownMail.requestPassword',
      'ownMail.setPassword',
      'release.clients',
      'release.list',
      'session.checkToken',
      'session.login',
      'signUp.create',
      'signUp.invitation',
    ])
  })
})

describe('a path', () => {
  const call = { id: 'test.call', path: '/rules/:tenantId/of/:name' } as const

  test('takes each parameter into its position, encoded', () => {
    expect(buildCallPath(call, { tenantId: 7, name: 'a/b?c=ä' })).toBe('/rules/7/of/a%2Fb%3Fc%3D%C3%A4')
    expect(buildCallPath({ id: 'test.plain', path: '/rules' })).toBe('/rules')
  })

  test.each(['', '.', '..', undefined, null])('does without no parameter, such as %j', (name) => {
    expect(() => buildCallPath(call, { tenantId: 7, name })).toThrow('test.call: the path lacks its name')
  })
})

describe('filters of the audit log', () => {
  test.each([
    [{ opAtBegin: 20, opAtEnd: 10 }, 'opAtEnd'],
    [{ bizTypeId: '-3' }, 'bizTypeId'],
    [{ bizTypeId: '1e309' }, 'bizTypeId'],
    [{ module: 'a b' }, 'module'],
    [{ opAtBegin: 'yesterday' }, 'opAtBegin'],
    [{ module: 'x'.repeat(2_000_000) }, 'module'],
  ])('refuse %o at its own field', (filter, field) => {
    const parsed = audit.auditFilter.safeParse(filter)
    expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toContain(field)
  })

  test('refuse an unknown filter instead of losing it', () => {
    expect(audit.auditFilter.safeParse({ modul: 'label' }).success).toBe(false)
  })

  test('read numbers from text, as an address carries them', () => {
    expect(audit.query.query.parse({ pageIndex: '2', bizTypeId: '11', fromEnd: 'true' })).toMatchObject({
      pageIndex: 2,
      pageSize: 20,
      bizTypeId: 11,
      fromEnd: true,
    })
  })
})
