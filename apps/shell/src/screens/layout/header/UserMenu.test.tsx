import { reportSchedule, session } from '@console/contracts'
import { mockCall } from '@console/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  addressBar,
  auditEntry,
  closeConsoles,
  openConsole,
  testMenus,
} from '../../../testing/open-console.tsx'

afterEach(async () => {
  await closeConsoles()
  vi.restoreAllMocks()
})

const settingsMenus = [
  ...testMenus,
  {
    id: 'company',
    name: 'Company',
    path: '/console/settings/company',
    component: 'audit/CompanyPage',
    hideInMenu: true,
  },
  {
    id: 'auth',
    name: 'Credentials',
    path: '/console/settings/auth',
    component: 'audit/AuthPage',
    hideInMenu: true,
  },
]
const settingsEntry = {
  ...auditEntry,
  routerBase: [...auditEntry.routerBase, '/console/settings'],
  data: [
    ...auditEntry.data,
    { path: '/console/settings/company', component: 'CompanyPage' },
    { path: '/console/settings/auth', component: 'AuthPage' },
  ],
}
const ALL = ['90001', '90002', '90003', '90004']
const GATED = ['Company information', 'API credentials', 'Change password', 'Release notes']

type Options = NonNullable<Parameters<typeof openConsole>[0]>

async function openMenu(
  permissions: string[],
  options: Options = {},
  further: NonNullable<Options['handlers']> = [],
) {
  const menuIds = ['logs', 'messages', 'audit', 'company', 'auth']
  const opened = await openConsole({
    menus: settingsMenus,
    registry: { apps: [settingsEntry] },
    config: { hasAssistant: true },
    ...options,
    handlers: [mockCall(session.authz, { permissions, menuIds }), ...further],
  })
  await opened.person.click(await screen.findByRole('button', { name: 'Shen Qiao, user menu' }))
  await screen.findByRole('menuitem', { name: 'Log out' })
  return opened
}

const entries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
const gatedEntries = () => entries().filter((name) => GATED.includes(name))

describe('user menu', () => {
  test.each([
    ['90001', 'Company information'],
    ['90002', 'API credentials'],
    ['90003', 'Change password'],
    ['90004', 'Release notes'],
  ])(
    'code %s shows %s and no other entry with a code [SHELL-067, SHELL-068, SHELL-069, SHELL-070]',
    async (code, name) => {
      await openMenu([code])
      expect(gatedEntries()).toEqual([name])
    },
  )

  test('without codes there are mail, two steps, sessions, schedules, language, theme and logout [SHELL-067, SHELL-068, SHELL-069, SHELL-070]', async () => {
    await openMenu([])
    expect(entries()).toEqual([
      'Mail address',
      'Two-step verification',
      'Active sessions',
      'Scheduled reports',
      'English, switch to 中文',
      'System theme',
      'Light theme',
      'Dark theme',
      'Log out',
    ])
  })

  test('has the schedules of who has a page with exports, also before their first export', async () => {
    const schedules = mockCall(reportSchedule.list, { timezone: 'Asia/Shanghai', schedules: [], broken: [] })
    const { person } = await openMenu([], {}, [schedules])
    await person.click(screen.getByRole('menuitem', { name: 'Scheduled reports' }))
    expect(await screen.findByText(/No schedules yet/)).toBeInTheDocument()
  })

  test.each([
    ['Company information', '/console/settings/company'],
    ['API credentials', '/console/settings/auth'],
  ])('%s opens %s in this tab [SHELL-067, SHELL-068]', async (name, path) => {
    const { person } = await openMenu(ALL)
    await person.click(screen.getByRole('menuitem', { name }))
    expect(await screen.findByText(`audit shows ${path}`)).toBeInTheDocument()
    expect(addressBar()).toBe(path)
  })

  test('release notes open in a new tab without access to its opener [SHELL-070]', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const { person } = await openMenu(ALL)
    await person.click(screen.getByRole('menuitem', { name: 'Release notes' }))
    expect(open.mock.calls).toEqual([
      [`${window.location.origin}/assistant-console/release-notes`, '_blank', 'noopener,noreferrer'],
    ])
    expect(addressBar()).toBe('/console/msgcenter/audit')
  })

  test('has no entries for pages that are not installed', async () => {
    await openMenu(ALL, { registry: { apps: [auditEntry] }, config: { hasAssistant: false } })
    expect(gatedEntries()).toEqual(['Change password'])
  })
})

describe('the user’s picture', () => {
  const button = async () => screen.findByRole('button', { name: 'Shen Qiao, user menu' })

  test('is shown in the button, or initials where it cannot be loaded [SHELL-010]', async () => {
    await openConsole({ user: { avatar: '/files/shen.png' } })
    const picture = (await button()).querySelector('img')
    expect(picture).toHaveAttribute('src', '/files/shen.png')
    if (picture !== null) fireEvent.error(picture)
    expect(within(await button()).getByText('SQ')).toBeInTheDocument()
    expect((await button()).querySelector('img')).toBeNull()
  })
})
