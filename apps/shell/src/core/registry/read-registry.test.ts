import { expect, test } from 'vitest'
import { readRegistry } from './read-registry.ts'

const audit = {
  module: 'audit',
  entry: '/console/assets/audit/2.5.0/manifest.json',
  routerBase: ['/console/msgcenter'],
  data: [{ path: '/console/msgcenter/audit', component: 'AuditLogPage' }],
  defaultRegister: false,
}

test('an entry has module, entry, routerBase, data and defaultRegister, and is enabled unless it says otherwise [SHELL-045]', () => {
  expect(readRegistry({ apps: [audit] })).toEqual({
    entries: [{ ...audit, enabled: true }],
    problems: [],
    overridden: new Set(),
  })
})

test('an invalid entry disables only its own app and is reported [SHELL-045]', () => {
  const { entries, problems } = readRegistry({
    apps: [{ ...audit, module: 'labels', routerBase: 'console' }, null, audit],
  })
  expect(entries.map(({ module }) => module)).toEqual(['audit'])
  expect(problems).toMatchObject([
    { kind: 'malformed', entry: 'labels' },
    { kind: 'malformed', entry: '#2' },
  ])
})

test('of two entries of one module the first is used and the second reported [SHELL-045]', () => {
  const { entries, problems } = readRegistry({ apps: [audit, { ...audit, entry: '/other.json' }] })
  expect(entries.map(({ entry }) => entry)).toEqual([audit.entry])
  expect(problems).toMatchObject([{ kind: 'duplicateModule', entry: 'audit' }])
})

test('two apps with one base are reported [SHELL-045]', () => {
  const { entries, problems } = readRegistry({ apps: [audit, { ...audit, module: 'labels' }] })
  expect(entries).toHaveLength(2)
  expect(problems).toMatchObject([
    { kind: 'duplicateBase', entry: 'labels', detail: '/console/msgcenter belongs to audit' },
  ])
})

test('a disabled app is not registered [SHELL-045]', () => {
  expect(readRegistry({ apps: [{ ...audit, enabled: false }] }).entries).toEqual([])
})

test.each([null, [], 'apps', { apps: {} }, {}])('%j is not a registry [SHELL-045]', (raw) => {
  expect(() => readRegistry(raw)).toThrow('/console/sub-apps.json has no list of apps')
})

test('this browser can override one app’s address, and an override of an unknown app is reported', () => {
  const { entries, problems, overridden } = readRegistry(
    { apps: [audit] },
    { audit: '/console/assets/audit/2.6.0/manifest.json', gone: '/x.json' },
  )
  expect(entries.map(({ entry }) => entry)).toEqual(['/console/assets/audit/2.6.0/manifest.json'])
  expect(overridden).toEqual(new Set(['audit']))
  expect(problems).toMatchObject([{ kind: 'unknownOverride', entry: 'gone' }])
})
