import { session } from '@console/contracts'
import { mockCall, network } from '@console/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { figurePaths } from '../../base/paths.ts'
import { auditEntry, closeConsoles, openConsole } from '../../testing/open-console.tsx'

test.each([
  ['/console/workspace', true],
  ['/console/statistic/overview', true],
  ['/console/statistic/plan', true],
  ['/console/monitor/view', true],
  ['/console/statistic/bill', false],
  ['/console/monitor/setting', false],
  ['/console/home', false],
  ['/console/msgcenter/audit', false],
])('figures of calls and people are on %s: %s', (path, isThere) => {
  expect(figurePaths.test(path)).toBe(isThere)
})

const page = (id: string, name: string, path: string) => ({ id, name, path, component: 'audit/AuditLogPage' })
const FIGURES = page('overview', 'Whole organisation', '/console/statistic/overview')
const LOG = page('audit', 'Audit log', '/console/msgcenter/audit')
const HOME = page('home', 'Project home', '/console/home')
const LINE = 'What you see contains sample data.'

afterEach(closeConsoles)

const answerRights = (menuIds: string[], hasSampleData: boolean | undefined) =>
  mockCall(session.authz, { permissions: [], menuIds, hasSampleData })

const open = (menuIds: string[], hasSampleData: boolean | undefined) =>
  openConsole({
    address: FIGURES.path,
    menus: [{ id: 'pages', name: 'Pages', children: [FIGURES, LOG, HOME] }],
    registry: { apps: [{ ...auditEntry, routerBase: ['/console'] }] },
    handlers: [answerRights(menuIds, hasSampleData)],
  })

test('figures say that they contain a sample, and lead to where it is removed, until it is', async () => {
  const ids = ['pages', 'overview', 'audit', 'home']
  const { person } = await open(ids, true)
  expect(await screen.findByText(LINE)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Remove it on the project home' })).toHaveAttribute(
    'href',
    '/console/home',
  )
  await person.click(screen.getByRole('link', { name: 'Audit log' }))
  await waitFor(() => expect(screen.queryByText(LINE)).not.toBeInTheDocument())
  network.use(answerRights(ids, false))
  await person.click(screen.getByRole('link', { name: 'Whole organisation' }))
  await waitFor(() => expect(screen.queryByText(LINE)).not.toBeInTheDocument())
})

test('who may not open the home reads the line without a link', async () => {
  await open(['pages', 'overview'], true)
  expect(await screen.findByText(LINE)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Remove it on the project home' })).not.toBeInTheDocument()
})

test('without a sample, or on a platform that has none, there is no line', async () => {
  await open(['pages', 'overview'], undefined)
  expect(await screen.findByRole('heading', { name: 'Whole organisation' })).toBeVisible()
  expect(screen.queryByText(LINE)).not.toBeInTheDocument()
})
