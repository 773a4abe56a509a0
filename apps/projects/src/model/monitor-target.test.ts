import { expect, test } from 'vitest'
import { monitorAction, monitorTarget } from './monitor-target.ts'

const all = () => true

test('live monitoring gets its business in the navigation state, not in the address [PROJ-032]', () => {
  expect(monitorTarget(41)).toEqual({ to: '/console/project/monitor', state: { bizId: 41 } })
})

test.each([
  ['confirmed', { bizTypeId: 41, status: 'confirmed' }, null],
  ['partially confirmed', { bizTypeId: 41, status: 'partially_confirmed' }, null],
  ['unconfirmed', { bizTypeId: 41, status: 'unconfirmed' }, 'project.why.notConfirmed'],
  ['unknown', { bizTypeId: 41, status: null }, 'project.why.notConfirmed'],
  ['without a business', { bizTypeId: null, status: 'confirmed' }, 'project.why.notConfirmed'],
] as const)(
  'a contractor who is %s can be monitored, or the reason is said [PROV-012]',
  (_case, of, reasonId) => {
    expect(monitorAction(of, all)).toEqual({ reasonId, target: reasonId === null ? monitorTarget(41) : null })
  },
)

test('a role without the page is the reason', () => {
  const of = { bizTypeId: 41, status: 'confirmed' } as const
  expect(monitorAction(of, (path) => path !== '/console/project/monitor').reasonId).toBe(
    'project.why.noMonitor',
  )
})
