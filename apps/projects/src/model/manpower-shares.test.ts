import { expect, test } from 'vitest'
import { manpowerShares } from './manpower-shares.ts'

type Contractors = Parameters<typeof manpowerShares>[0]['assignments']

const passed = (bizTypeID: number, manpowerAssigned: number, confirmedManpower: number) => ({
  bizTypeID,
  tenantName: `Company ${bizTypeID}`,
  applicationStatus: 'passed' as const,
  manpowerAssigned,
  confirmedManpower,
})
const of = (manpowerDemand: number, assignments: Contractors, manpowerGap?: number) =>
  manpowerShares({
    manpowerDemand,
    confirmedManpower: assignments.reduce((sum, { confirmedManpower }) => sum + confirmedManpower, 0),
    manpowerGap,
    assignments,
  })

test('demand is split into confirmed by contractor, assigned but unconfirmed, and unassigned', () => {
  const shares = of(240, [passed(1, 90, 84), passed(2, 80, 62), passed(3, 60, 40)], 54)
  expect(shares.parts).toEqual([
    { kind: 'confirmed', bizTypeID: 1, contractor: 'Company 1', amount: 84 },
    { kind: 'confirmed', bizTypeID: 2, contractor: 'Company 2', amount: 62 },
    { kind: 'confirmed', bizTypeID: 3, contractor: 'Company 3', amount: 40 },
    { kind: 'unconfirmed', amount: 44 },
    { kind: 'unassigned', amount: 10 },
  ])
  expect(shares).toMatchObject({ unconfirmed: 44, unassigned: 10, gap: 54, over: 0, confirmedPercent: 77.5 })
})

test('a contractor with more people than assigned does not offset another', () => {
  const shares = of(20, [passed(1, 5, 8), passed(2, 10, 4)])
  expect(shares).toMatchObject({ unconfirmed: 6, unassigned: 2 })
})

test('applications that have not passed have no share, and a demand of zero has no shares', () => {
  const pending = { ...passed(1, 0, 0), applicationStatus: 'pending' as const, manpowerAssigned: 30 }
  expect(of(10, [pending, passed(2, 10, 0)]).parts).toEqual([{ kind: 'unconfirmed', amount: 10 }])
})

test('the gap is as sent, otherwise demand less confirmed, never negative [PROJ-Q18]', () => {
  expect(of(10, [passed(1, 4, 4)], 9).gap).toBe(9)
  expect(of(10, [passed(1, 4, 4)]).gap).toBe(6)
  expect(of(4, [passed(1, 4, 4)]).gap).toBe(0)
  expect(of(3, [passed(1, 4, 4)]).gap).toBe(0)
})

test('without demand there is no share', () => {
  expect(of(0, [])).toEqual({
    parts: [],
    unconfirmed: 0,
    unassigned: 0,
    gap: 0,
    over: 0,
    confirmedPercent: null,
  })
})

test('more people than the demand are said as so many more, not as a percentage', () => {
  expect(of(22, [passed(1, 22, 36)])).toMatchObject({ over: 14, gap: 0, confirmedPercent: null })
  expect(of(22, [passed(1, 22, 22)])).toMatchObject({ over: 0, confirmedPercent: 100 })
  expect(of(0, [passed(1, 1, 1)])).toMatchObject({ over: 1, confirmedPercent: null })
})

const AMOUNTS = [0, 1, 5, 12]

test.each(AMOUNTS.flatMap((need) => AMOUNTS.map((assigned) => [need, assigned])))(
  'the parts make up the whole need of %i, or more where more is given out, with %i assigned',
  (need, assigned) => {
    for (const confirmed of AMOUNTS) {
      const { parts, unassigned } = of(need, [passed(1, assigned, confirmed), passed(2, 3, 1)])
      const total = parts.reduce((sum, { amount }) => sum + amount, 0)
      const givenOut = Math.max(assigned, confirmed) + 3
      expect(total).toBe(Math.max(need, givenOut))
      expect(unassigned).toBe(Math.max(0, need - givenOut))
      expect(parts.every(({ amount }) => amount > 0)).toBe(true)
    }
  },
)
