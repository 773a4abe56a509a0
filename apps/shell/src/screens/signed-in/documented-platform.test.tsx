import { menu, message, session, tenant, tracking, user } from '@console/contracts'
import { CALLS, documentedAnswer } from '@console/contracts/documented'
import { mockCall, mockStatus, testUser } from '@console/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QUIET_MS } from '../../base/when-quiet.ts'
import { closeConsoles, openConsole, type OpenOptions } from '../../testing/open-console.tsx'
import { samplePopup } from '../message/message.samples.ts'

/** A platform answers the calls of the customer's documents, with their fields, and nothing else (R60). */
const DOCUMENTED = new Set(CALLS.filter(({ documented }) => documented).map(({ path }) => path as string))

/** The tree as the documents describe an item: numbers for ids, no component, children under either name. */
const menus = [
  {
    id: 1,
    name: 'Logs',
    icon: 'profile',
    key: 1,
    children: [
      { id: 2, name: 'Audit log', path: '/console/msgcenter/audit', hideInMenu: false, disabled: false },
      { id: 3, name: 'Message history', path: '/console/msgcenter/history', routes: [] },
    ],
  },
]
const rights = { permissions: [90001, 90002, 90003, 90004], menuIds: [1, 2, 3] }

const open = (options: OpenOptions = {}) =>
  openConsole({
    ...options,
    config: { capabilities: [], hasAssistant: true },
    handlers: [
      ...(options.handlers ?? []),
      mockCall(session.checkToken, null),
      mockCall(session.authz, session.authz.data.parse(rights)),
      mockCall(user.info, documentedAnswer(user.info, testUser)),
      mockCall(menu.tree, { menus }),
      mockCall(tenant.detail, documentedAnswer(tenant.detail, { logo: null, subLogo: null })),
      mockCall(message.popups, documentedAnswer(message.popups, { records: [samplePopup('1')] })),
      mockStatus(session.describeDispatcher, 404),
      mockCall(tracking.report, null),
    ],
  })

beforeEach(() => {
  vi.spyOn(window, 'open').mockReturnValue(null)
})
afterEach(async () => {
  await closeConsoles()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('the console opens and is used with documented calls and fields alone', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { person, requests } = await open()
  await screen.findByRole('heading', { level: 1, name: 'Audit log' })
  await act(() => vi.advanceTimersByTimeAsync(QUIET_MS + 1000))
  const bubble = await screen.findByRole('article', { name: 'Message 1' })
  await person.click(within(bubble).getByRole('button', { name: 'Open session' }))
  await waitFor(() => expect(bubble).not.toBeInTheDocument())
  await person.keyboard('{Control>}k{/Control}')
  const palette = within(await screen.findByRole('dialog'))
  await person.type(palette.getByRole('combobox'), 'e')
  expect(palette.queryByRole('option', { name: /exports/i })).not.toBeInTheDocument()
  await person.keyboard('{Escape}')
  await waitFor(() => expect(requests).toContain(session.describeDispatcher.path))
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  const dispatches = requests.filter((path) => path === session.describeDispatcher.path)
  expect(dispatches).toHaveLength(1)
  const calls = requests.filter((path) => !path.startsWith('/console/') && !path.endsWith('.js'))
  expect(calls).toContain(message.popups.path)
  expect(calls.filter((path) => !DOCUMENTED.has(path))).toEqual([])
})

test('header and user menu have nothing that the platform cannot do', async () => {
  const { person } = await open()
  await screen.findByRole('heading', { level: 1, name: 'Audit log' })
  await screen.findByRole('article', { name: 'Message 1' })
  const header = within(screen.getByRole('banner'))
  for (const name of [/views/i, /exports/i, /messages/i])
    expect(header.queryByRole('button', { name })).not.toBeInTheDocument()
  await person.click(screen.getByRole('button', { name: /user menu$/ }))
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  expect(items).toContain('Change password')
  for (const item of ['Active sessions', 'Scheduled reports', 'Release notes'])
    expect(items).not.toContain(item)
})

test('a sign-in is a token alone, and the session lasts half a day', async () => {
  const written = vi.spyOn(document, 'cookie', 'set')
  const { person } = await open({
    address: '/console/login',
    token: null,
    handlers: [mockCall(session.login, { token: 'token-of-the-platform' })],
  })
  await person.type(await screen.findByLabelText('Username'), 'manager')
  await person.type(screen.getByLabelText('Password'), 'secret')
  await person.click(screen.getByRole('button', { name: /Sign in$/ }))
  await screen.findByRole('heading', { level: 1, name: 'Audit log' })
  expect(written.mock.calls.flat().join()).toMatch(/console_token=token-of-the-platform;.*Max-Age=43200/)
})
