import { hasCall } from '@console/contracts'
import { ALL_CAPABILITIES } from '@console/contracts/documented'
import { expect, test } from 'vitest'
import { exportChoices } from './export-choices.ts'

const choices = (capabilities: string[], kind: Parameters<typeof exportChoices>[1]) =>
  exportChoices({ has: (call) => hasCall(capabilities, call) }, kind)

test.each([
  ['audit', ['xlsx', 'csv', 'schedule'], ['xlsx', 'csv'], ['xlsx']],
  ['billLines', ['xlsx', 'csv', 'schedule'], ['xlsx', 'csv'], []],
  ['people', ['xlsx', 'csv'], ['xlsx', 'csv'], []],
] as const)(
  '%s can be exported as %j, without schedules as %j, by the documents as %j',
  (kind, all, jobs, file) => {
    expect(choices(ALL_CAPABILITIES, kind)).toEqual(all)
    expect(choices(['exports'], kind)).toEqual(jobs)
    expect(choices([], kind)).toEqual(file)
  },
)
