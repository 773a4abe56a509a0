import { describe, expect, test } from 'vitest'
import { buildLinkAddress, MAX_LINK_IDS } from './link.ts'
import { readLink } from './read-link.ts'
import { sessions, session, statistic, validateSet } from './table.ts'

/** Parses a query as a browser does. */
function pairs(query: string): [string, string][] {
  return query.split('&').map((pair) => {
    const [name = '', value = ''] = pair.split('=').map(decodeURIComponent)
    return [name, value]
  })
}
const read = (query: string) => readLink(sessions, pairs(query))
const nothing = readLink(sessions, []).values

describe('an address', () => {
  test('carries what applies and nothing else, lists in brackets [STAT-063, WORK-036]', () => {
    const address = buildLinkAddress(sessions, {
      beginTime: 1_795_190_000,
      endTime: 1_795_190_900,
      bizId: 3,
      orgId: [4, 5],
      userId: [],
      ruleId: null,
      userName: '',
      source: -1,
    })
    expect(decodeURIComponent(address)).toBe(
      '/assistant-console/session?beginTime=1795190000&endTime=1795190900&bizId=3&orgId[]=4&orgId[]=5&source=-1',
    )
  })

  test('names one person without brackets where the page is about one [STAT-065, VIOL-014]', () => {
    expect(buildLinkAddress(statistic, { userId: 7, source: -1 })).toBe(
      '/assistant-console/statistic?userId=7&source=-1',
    )
  })

  test('has its segment encoded, and is refused without it [STAT-064, VIOL-012]', () => {
    const values = { showRules: true, violationId: 'v 1' }
    expect(buildLinkAddress(session, values, { sessionId: 'a/b' })).toBe(
      '/assistant-console/session/a%2Fb?showRules=1&violationId=v%201',
    )
    for (const sessionId of ['', '.', '..'])
      expect(() => buildLinkAddress(session, {}, { sessionId })).toThrow('sessionId')
    expect(() => buildLinkAddress(session)).toThrow('sessionId is missing')
  })

  test('is read as it was written', () => {
    const values = { ...nothing, beginTime: 0, orgId: [4, 5], userId: [9], userName: '沈 乔&', source: -1 }
    expect(read(buildLinkAddress(sessions, values).split('?')[1] ?? '')).toEqual({ values, malformed: [] })
    expect(readLink(validateSet, pairs('labelType=2&index=0&sessionId=s-1')).values).toMatchObject({
      labelType: 2,
      index: 0,
      sessionId: 's-1',
    })
  })
})

describe('reading', () => {
  test('takes one id of a list also without brackets [DSET-021]', () => {
    expect(read('userId=7&orgId[]=1&orgId[]=1&orgId=2').values).toEqual({
      ...nothing,
      userId: [7],
      orgId: [1, 2],
    })
  })

  test.each([
    ['orgId[]=1&orgId[]=x', 'orgId'],
    ['orgId[]=-1', 'orgId'],
    ['bizId=1&bizId=2', 'bizId'],
    ['bizId=99999999999999999', 'bizId'],
    ['beginTime=yesterday', 'beginTime'],
    ['source=1.5', 'source'],
    ['source=3', 'source'],
    ['source=-2', 'source'],
    ['beginTime=253402300800', 'beginTime'],
    ['endTime=NaN', 'endTime'],
    ['endTime=-1', 'endTime'],
    ['bizId[]=3', 'bizId'],
    ['bizId=3&bizId[]=3', 'bizId'],
    ['orgId[0]=4&orgId[1]=5', 'orgId'],
    ['orgId[]=4&orgId[x][y]=5', 'orgId'],
    ['userId[=4', 'userId'],
    ['orgId=4,5', 'orgId'],
    ['orgId[]=12345678901234567890', 'orgId'],
    [`userName=${'x'.repeat(201)}`, 'userName'],
    [`userId[]=${Array.from({ length: 10_000 }, (_, at) => at + 1).join('&userId[]=')}`, 'userId'],
  ])('names what is malformed and drops it: %s', (query, name) => {
    expect(read(query)).toEqual({ values: nothing, malformed: [name] })
  })

  test('takes as many ids as the calls behind it, and no more', () => {
    const named = (count: number) => Array.from({ length: count }, (_, at) => `orgId[]=${at + 1}`).join('&')
    expect(read(named(MAX_LINK_IDS)).values.orgId).toHaveLength(MAX_LINK_IDS)
    expect(read(named(MAX_LINK_IDS + 1))).toEqual({ values: nothing, malformed: ['orgId'] })
  })

  test.each([
    ['20261121', '2026-11-21'],
    ['20260230', '2026-02-30'],
    ['2026-11-21', '20261121'],
  ])('takes days only of the calendar and as they are written: %s, %s', (stamp, day) => {
    const link = { path: '/x', parameters: { stamp: 'dayStamp', day: 'day' } } as const
    const isGood = stamp === '20261121'
    expect(readLink(link, Object.entries({ stamp, day })).malformed).toEqual(isGood ? [] : ['stamp', 'day'])
  })
})
