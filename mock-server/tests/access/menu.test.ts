import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { menu as menuCalls, session } from '@console/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'

let demo: Demo
let manager: Person
let webRoot: string
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'console-web-'))
  await mkdir(join(webRoot, 'console'))
  demo = await startDemo({ config: { webRoot } })
  manager = await demo.as('manager')
})
afterAll(async () => {
  await demo.stop()
  await rm(webRoot, { recursive: true })
})

const register = (enabled: boolean) =>
  writeFile(
    join(webRoot, 'console/sub-apps.json'),
    JSON.stringify({
      apps: [
        {
          module: 'audit',
          entry: '/console/apps/audit/manifest.json',
          routerBase: ['/console/msgcenter'],
          data: [{ path: '/console/msgcenter/audit', component: 'AuditLogPage' }],
          defaultRegister: true,
          enabled,
        },
      ],
    }),
  )

const query = { clientId: session.CLIENT_ID }
/** The shell's own hidden pages need no registry and are in every tree of people with their rights. */
const ofModules = (menus: readonly unknown[]) =>
  menus.filter((item) => (item as menuCalls.MenuItem).id !== 'configuration')

test('the tree holds the built pages with their fields, groups above them, and nothing unbuilt [SHELL-033]', async () => {
  await register(true)
  expect(ofModules((await manager.send(menuCalls.tree, { query })).data.menus)).toEqual([
    {
      id: 'msgcenter',
      name: 'Logs',
      icon: 'profile',
      children: [
        {
          id: 'msgcenter.logs',
          name: 'Messages and logs',
          children: [
            {
              id: 'msgcenter.audit',
              name: 'Audit log',
              path: '/console/msgcenter/audit',
              component: 'audit/AuditLogPage',
              purpose: 'Who changed what and when, with the values before and after.',
            },
          ],
        },
      ],
    },
  ])
})

test('names come in the language of the request', async () => {
  await register(true)
  const { menus } = (await manager.send(menuCalls.tree, { query, language: 'zh' })).data
  expect(ofModules(menus)).toMatchObject([
    { name: '日志', children: [{ name: '消息与日志', children: [{ name: '审计日志' }] }] },
  ])
})

test('an app switched off in the registry leaves the menu without a restart', async () => {
  await register(false)
  expect(ofModules((await manager.send(menuCalls.tree, { query })).data.menus)).toEqual([])
  await register(true)
  expect(ofModules((await manager.send(menuCalls.tree, { query })).data.menus)).toHaveLength(1)
})

test('a registry that is not JSON empties the menu and breaks nothing else', async () => {
  await writeFile(join(webRoot, 'console/sub-apps.json'), '<!doctype html>')
  expect(ofModules((await manager.send(menuCalls.tree, { query })).data.menus)).toEqual([])
})

test('another client has an empty menu, and a request without a client or a session is refused', async () => {
  await register(true)
  expect((await manager.send(menuCalls.tree, { query: { clientId: 'other' } })).data.menus).toEqual([])
  expect((await manager.sendRaw(menuCalls.tree, { query: '' })).status).toBe(400)
  expect((await demo.nobody.send(menuCalls.tree, { query })).status).toBe(401)
})

test.each([
  ['platform-admin', true],
  ['manager', true],
  ['quality', true],
  ['provider-admin', true],
  ['master', false],
  ['provider-unverified', false],
  ['provider-rejected', false],
  ['individual', false],
  ['seat-001', false],
])(
  'whether %s may open the audit log (%s) is said by their menu ids [ERR-030, SHELL-104]',
  async (username, isAllowed) => {
    const { menuIds } = (await (await demo.as(username)).send(session.authz)).data
    expect(menuIds.includes('msgcenter.audit')).toBe(isAllowed)
    expect(menuIds.includes('msgcenter.logs')).toBe(
      menuIds.some((id) => id.startsWith('msgcenter.') && id !== 'msgcenter.logs'),
    )
  },
)

test.each([
  ['platform-admin', true],
  ['manager', true],
  ['provider-admin', true],
  ['master', true],
  ['seat-001', false],
])(
  'whether %s has pages of statistics (%s) is said by their menu ids [STAT-004]',
  async (username, isReader) => {
    const { menuIds } = (await (await demo.as(username)).send(session.authz)).data
    expect(menuIds.some((id) => /^(statistic|projectData)\./.test(id))).toBe(isReader)
  },
)

test('the platform has the pages of project statistics', async () => {
  const { menuIds } = (await (await demo.as('platform-admin')).send(session.authz)).data
  expect(menuIds).toEqual(
    expect.arrayContaining(['projectData.user', 'projectData.perf', 'projectData.action']),
  )
})

test('the codes of single controls follow the role [ERR-030]', async () => {
  const permissionsOf = async (username: string) =>
    (await (await demo.as(username)).send(session.authz)).data.permissions
  expect(await permissionsOf('manager')).toEqual(expect.arrayContaining(['90001', '90002', '90003', '90004']))
  expect(await permissionsOf('seat-001')).toEqual(['90003'])
})
