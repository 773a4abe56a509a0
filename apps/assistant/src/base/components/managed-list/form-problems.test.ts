import { qualityDesk } from '@console/contracts'
import { expect, test } from 'vitest'
import { toFieldProblems } from './form-problems.ts'

test.each([
  ['2026-12-31', { id: 'managed.problem.backwards' }],
  ['2027-04-03', { id: 'managed.problem.days', max: 92 }],
])('days from 2027-01-01 to %s are refused at their end, with the reason', (to, problem) => {
  const { error } = qualityDesk.draw.body.safeParse({ name: 'May', from: '2027-01-01', to, sessions: 1 })
  if (error === undefined) throw new Error('the days were accepted')
  expect(toFieldProblems(error)).toEqual({ to: problem })
})
