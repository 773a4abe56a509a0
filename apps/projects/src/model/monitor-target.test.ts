import { expect, test } from 'vitest'
import { monitorTarget } from './monitor-target.ts'

test('live monitoring gets its business in the navigation state, not in the address [PROJ-032]', () => {
  expect(monitorTarget(41)).toEqual({ to: '/console/project/monitor', state: { bizId: 41 } })
})
