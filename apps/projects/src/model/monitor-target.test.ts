import { expect, test } from 'vitest'
import { monitorTarget } from './monitor-target.ts'

test('live monitoring is given its business in the state, and none in the address [PROJ-032]', () => {
  expect(monitorTarget(41)).toEqual({ to: '/console/project/monitor', state: { bizId: 41 } })
})
