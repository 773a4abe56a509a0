import { afterEach, expect, test } from 'vitest'
import { byUse, countOpenedApp, openedApps } from './opened-apps.ts'

const person = { tenantId: 2, userId: 7 }
const entry = (module: string) => ({
  module,
  entry: `/${module}.json`,
  routerBase: ['/'],
  data: [],
  defaultRegister: true,
  enabled: true,
})

afterEach(() => {
  window.localStorage.clear()
})

test('apps come by how often this person opened them, the others in the order of the registry', () => {
  for (const module of ['labels', 'audit', 'labels']) countOpenedApp(person, module)
  countOpenedApp({ tenantId: 2, userId: 8 }, 'system')
  expect(openedApps(person)).toEqual({ labels: 2, audit: 1 })
  const order = byUse(['system', 'audit', 'versions', 'labels'].map(entry), openedApps(person))
  expect(order.map(({ module }) => module)).toEqual(['labels', 'audit', 'system', 'versions'])
})

test.each(['not JSON', '[1]', '{"labels":"many"}', 'null'])(
  '%s in the storage counts as nothing',
  (stored) => {
    window.localStorage.setItem('console.openedApps.2.7', stored)
    const order = byUse(['system', 'labels'].map(entry), openedApps(person))
    expect(order.map(({ module }) => module)).toEqual(['system', 'labels'])
    countOpenedApp(person, 'labels')
    expect(openedApps(person)['labels']).toBe(1)
  },
)
