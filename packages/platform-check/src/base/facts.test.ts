import { expect, test } from 'vitest'
import { Facts, MissingFact } from './facts.ts'

const NOON_IN_LONDON = Date.parse('2026-11-29T20:30:00Z')

test('days are those of the zone that the platform names', () => {
  const facts = new Facts(NOON_IN_LONDON)
  expect(facts.week).toEqual({ beginDay: '20261123', endDay: '20261129' })
  facts.learn('timezone', 'Asia/Shanghai')
  expect(facts.week).toEqual({ beginDay: '20261124', endDay: '20261130' })
  expect([facts.isoDay(30), facts.month]).toEqual(['2026-10-31', '2026-11'])
})

test('a zone that is none is UTC', () => {
  const facts = new Facts(NOON_IN_LONDON)
  facts.learn('timezone', 'Larkfield')
  expect(facts.day(0)).toBe('20261129')
})

test('the first answer that names something counts, and what none names is missing', () => {
  const facts = new Facts(NOON_IN_LONDON)
  for (const value of [undefined, null, '', 12, 13]) facts.learn('bizTypeId', value)
  expect(facts.get('bizTypeId')).toBe(12)
  expect(() => facts.get('projectId')).toThrow(MissingFact)
  expect(() => facts.findRow('role.list', 'id')).toThrow('a row of role.list')
})
