import { menu } from '@console/contracts'
import { mockCall, setViewportWidth } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { auditEntry, closeConsoles, openConsole, testMenus } from '../../../testing/open-console.tsx'
import { toInitials } from './initials.ts'

afterEach(async () => {
  await closeConsoles()
  setViewportWidth(1440)
})

async function openHeader(options: Parameters<typeof openConsole>[0] = {}) {
  const opened = await openConsole(options)
  await screen.findByRole('heading', { level: 1 })
  return { ...opened, header: screen.getByRole('banner') }
}

describe('page name', () => {
  test('is first, followed by business, time zone, badge and user [SHELL-056, SHELL-063]', async () => {
    const { header } = await openHeader()
    const text = header.textContent
    const order = ['Audit log', 'Business', 'Asia/Shanghai', 'Certified', 'Shen Qiao'].map((part) =>
      text.indexOf(part),
    )
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(order).not.toContain(-1)
  })

  test('has the person of the address beside it [SHELL-057, MON-059]', async () => {
    await openHeader({ address: '/console/msgcenter/audit?userName=Lin%20Yue&name=other' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Audit log - Lin Yue')
    expect(document.title).toBe('Orchid - Audit log')
  })
})

describe('what the page is for', () => {
  const menus = [
    {
      id: 'audit',
      name: 'Audit log',
      purpose: 'Who changed what.',
      path: '/console/msgcenter/audit',
      component: 'audit/AuditLogPage',
    },
  ]

  test('is a sentence beside its name, by keyboard and by pointer', async () => {
    const { header } = await openHeader({ menus })
    const sign = within(header).getByRole('button', { name: 'What this page is for' })
    expect(sign).toHaveAccessibleDescription('Who changed what.')
    expect(screen.queryByRole('tooltip')).toBeNull()
    sign.focus()
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Who changed what.')
    await closeConsoles()
    const again = await openHeader({ menus })
    await again.person.hover(within(again.header).getByRole('button', { name: 'What this page is for' }))
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Who changed what.')
  })

  test('has the whole name of the page before it on a phone, whose header cuts long ones', async () => {
    setViewportWidth(390)
    const { person } = await openHeader({
      menus,
      address: '/console/msgcenter/audit?userName=Lin%20Yue',
    })
    await person.click(screen.getByRole('button', { name: 'What this page is for' }))
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Audit log - Lin YueWho changed what.')
  })

  test('is absent where the menu does not say', async () => {
    const { header } = await openHeader()
    expect(within(header).queryByRole('button', { name: 'What this page is for' })).toBeNull()
  })
})

describe('business type', () => {
  test('is quiet, with the reason, on pages that show the same for every business, and can still be chosen', async () => {
    const follows = {
      ...auditEntry,
      data: auditEntry.data.map((page) => ({ ...page, followsBusiness: true })),
    }
    const quiet = await openHeader()
    const reason = 'This page shows the same for every business. The choice applies to pages of one business.'
    const muted = within(quiet.header).getByRole('combobox', { name: 'Business' })
    expect(muted).toHaveAttribute('aria-description', `Winter renewals. ${reason}`)
    await quiet.person.hover(muted)
    expect(await screen.findByRole('tooltip')).toHaveTextContent(reason)
    await closeConsoles()
    const { header } = await openHeader({ registry: { apps: [follows] } })
    expect(within(header).getByRole('combobox', { name: 'Business' })).toHaveAttribute(
      'aria-description',
      'Winter renewals',
    )
  })

  test('can be switched with two or more, for the page and for the next visit [SHELL-059]', async () => {
    const { person } = await openHeader()
    await person.click(screen.getByRole('combobox', { name: 'Business' }))
    await person.click(await screen.findByTitle('Spring card activation'))
    expect(await screen.findByText('business Spring card activation')).toBeInTheDocument()
    await closeConsoles()
    await openHeader({ user: { selectedBusinessTypeId: null } })
    expect(await screen.findByText('business Spring card activation')).toBeInTheDocument()
  })

  test('is only shown with exactly one [SHELL-059]', async () => {
    const { header } = await openHeader({
      user: { businessTypes: [{ businessTypeId: 11, businessTypeName: 'Winter renewals' }] },
    })
    expect(within(header).getByText(/Winter renewals/)).toBeInTheDocument()
    expect(within(header).queryByRole('combobox')).not.toBeInTheDocument()
  })

  test("says 'No binding business' with none [SHELL-060]", async () => {
    const { header } = await openHeader({ user: { businessTypes: [], selectedBusinessTypeId: null } })
    expect(within(header).getByText('No binding business')).toBeInTheDocument()
    expect(screen.getByText('business none')).toBeInTheDocument()
  })
})

describe('certification', () => {
  test('2 and 1 is certified [SHELL-064]', async () => {
    const { header } = await openHeader({ user: { credentialStatus: 2, credentialFlag: 1 } })
    expect(within(header).getByText('Certified')).toBeInTheDocument()
  })

  test('2 and any other value is not certified, and says whom to contact [SHELL-065]', async () => {
    const { header, person } = await openHeader({ user: { credentialStatus: 2, credentialFlag: 0 } })
    await person.hover(within(header).getByText('Not Certified'))
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Please contact support@orchid.example for certification support',
    )
  })

  test('without a support address it still says whom to contact [SHELL-065]', async () => {
    const { header, person } = await openHeader({
      user: { credentialStatus: 2, credentialFlag: 0 },
      config: { brands: [{ host: '*', title: { en: 'Orchid', zh: '兰花' } }] },
    })
    await person.hover(within(header).getByText('Not Certified'))
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Please contact the platform for certification support',
    )
  })

  test.each([0, 1, 3, null])('%s has no badge [SHELL-066]', async (credentialStatus) => {
    const { header } = await openHeader({ user: { credentialStatus, credentialFlag: 1 } })
    expect(header).not.toHaveTextContent('ertified')
  })
})

test('a user record with only its required fields is shown without errors [SHELL-010, ERR-032]', async () => {
  const bare = {
    selectedBusinessTypeId: null,
    individual: null,
    avatar: null,
    timezone: null,
    credentialStatus: null,
    credentialFlag: null,
    orgId: null,
    orgName: null,
    name: null,
    nickName: null,
    type: null,
    teamOrgId: null,
    tenantType: null,
    tenantAuthStatus: null,
    businessTypes: null,
  }
  const { header } = await openHeader({ user: bare })
  expect(within(header).getByRole('button', { name: 'manager, user menu' })).toBeInTheDocument()
  expect(header).toHaveTextContent(Intl.DateTimeFormat().resolvedOptions().timeZone)
})

describe('user menu', () => {
  test('switches the language of the whole console, including the menu [SHELL-076]', async () => {
    const chinese = [{ ...testMenus[0], name: '日志' }]
    const { person } = await openHeader({
      handlers: [
        mockCall(menu.tree, ({ request }) => ({
          menus: request.headers.get('accept-language') === 'zh' ? chinese : testMenus,
        })),
      ],
    })
    await person.click(screen.getByRole('button', { name: 'Shen Qiao, user menu' }))
    await person.click(await screen.findByRole('menuitem', { name: 'English, switch to 中文' }))
    expect(await screen.findByRole('button', { name: '日志' })).toBeInTheDocument()
    expect(screen.getByText('language zh')).toBeInTheDocument()
    expect(document.documentElement.lang).toBe('zh-CN')
  })

  test('switches the theme', async () => {
    const { person } = await openHeader()
    await person.click(screen.getByRole('button', { name: 'Shen Qiao, user menu' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Dark theme' }))
    await waitFor(() => {
      expect(document.documentElement.dataset['theme']).toBe('dark')
    })
    expect(screen.getByText('theme dark')).toBeInTheDocument()
  })
})

test.each([
  ['Shen Qiao', 'SQ'],
  ['Anna Maria de Vries', 'AV'],
  ['沈乔', '沈'],
  ['manager', 'M'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(toInitials(name)).toBe(initials)
})
