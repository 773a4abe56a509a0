import { expect, test } from 'vitest'
import { sampleDetail } from '../../testing/session.samples.ts'
import { countedViolations } from './counted-violations.ts'

const [severe] = sampleDetail.violations
if (!severe) throw new Error('the sample has a violation')

test('violations are counted by level, without those that a reviewer rejected', () => {
  expect(countedViolations([])).toEqual([0, 0, 0, 0])
  expect(
    countedViolations([severe, severe, { ...severe, isRejected: true }, { ...severe, level: 1 }]),
  ).toEqual([0, 1, 0, 2])
})
