import { hasCall } from '@console/contracts'
import { ALL_CAPABILITIES } from '@console/contracts/documented'
import { expect, test } from 'vitest'
import { exportChoices } from './export-choices.ts'

const choices = (capabilities: string[], kind: Parameters<typeof exportChoices>[1]) =>
  exportChoices({ has: (call) => hasCall(capabilities, call) }, kind)

test.each([
  ['audit', [['xlsx', 'csv', 'schedule'], ['xlsx', 'csv'], ['xlsx']]],
  ['billLines', [['xlsx', 'csv', 'schedule'], ['xlsx', 'csv'], []]],
  ['people', [['xlsx', 'csv'], ['xlsx', 'csv'], []]],
] as const)(
  '%s has the choices %j: with everything, without schedules, by the documents',
  (kind, expected) => {
    expect([ALL_CAPABILITIES, ['exports'], []].map((capabilities) => choices(capabilities, kind))).toEqual(
      expected,
    )
  },
)
