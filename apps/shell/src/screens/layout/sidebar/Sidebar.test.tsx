import { tenant, type tenant as tenantCalls, type DataOf } from '@console/contracts'
import { mockCall, setViewportWidth } from '@console/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { addressBar, closeConsoles, openConsole, testMenus } from '../../../testing/open-console.tsx'

afterEach(async () => {
  await closeConsoles()
  setViewportWidth(1440)
  Object.defineProperty(window, 'innerHeight', { value: 768, configurable: true })
})

const rail = () => screen.getByRole('navigation', { name: 'Areas' })

async function openAudit(options: Parameters<typeof openConsole>[0] = {}) {
  const opened = await openConsole(options)
  await screen.findByRole('heading', { level: 1, name: 'Audit log' })
  return opened
}

describe('two levels', () => {
  test('tabs at the left, beside them the tree of the chosen one [SHELL-052]', async () => {
    const { person } = await openAudit()
    expect(
      within(rail())
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Logs', 'Projects'])
    const tree = screen.getByRole('navigation', { name: 'Logs' })
    expect(within(tree).getByText('Messages and logs')).toBeInTheDocument()
    expect(within(tree).getByRole('link', { current: 'page' })).toHaveTextContent('Audit log')
    await person.click(within(rail()).getByRole('button', { name: 'Projects' }))
    expect(
      within(screen.getByRole('navigation', { name: 'Projects' })).getByRole('link', {
        name: 'Project list',
      }),
    ).toBeInTheDocument()
    expect(addressBar()).toBe('/console/msgcenter/audit')
  })

  test('the tree follows the page that is opened next [SHELL-052]', async () => {
    const { person } = await openAudit()
    await person.click(within(rail()).getByRole('button', { name: 'Projects' }))
    await person.click(screen.getByRole('link', { name: 'Project list' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Project list' })).toBeInTheDocument()
    expect(screen.getByRole('navigation', { name: 'Projects' })).toBeInTheDocument()
  })

  test('a disabled item is grey and cannot be clicked, hidden children are not listed [SHELL-036]', async () => {
    await openAudit({
      menus: [
        ...testMenus,
        {
          id: 'more',
          name: 'Further',
          children: [
            {
              id: 'off',
              name: 'Switched off',
              path: '/console/home',
              component: 'audit/HistoryPage',
              disabled: true,
            },
            {
              id: 'folded',
              name: 'Folded',
              path: '/console/project/folded',
              component: 'audit/HistoryPage',
              hideChildrenInMenu: true,
              children: [
                {
                  id: 'inner',
                  name: 'Inner',
                  path: '/console/project/inner',
                  component: 'audit/HistoryPage',
                },
              ],
            },
          ],
        },
      ],
    }).then(async ({ person }) => {
      await person.click(within(rail()).getByRole('button', { name: 'Further' }))
    })
    const off = screen.getByText('Switched off')
    expect(off).toHaveAttribute('aria-disabled', 'true')
    expect(off).not.toHaveAttribute('href')
    expect(screen.getByRole('link', { name: 'Folded' })).toBeInTheDocument()
    expect(screen.queryByText('Inner')).not.toBeInTheDocument()
  })

  test('an external address opens in a new window and leaves the page as it is [SHELL-055]', async () => {
    await openAudit({
      menus: [...testMenus, { id: 'out', name: 'Help centre', link: 'https://help.example/start' }],
    })
    const link = within(rail()).getByRole('link', { name: 'Help centre' })
    expect(link).toHaveAttribute('href', 'https://help.example/start')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })
})

describe('collapse', () => {
  test('toggles between 282 and 84 wide, and the browser stores it [SHELL-053]', async () => {
    const { person } = await openAudit()
    expect(screen.getByTestId('sidebar')).toHaveStyle({ width: '282px' })
    await person.click(screen.getByRole('button', { name: 'Collapse sidebar' }))
    expect(screen.getByTestId('sidebar')).toHaveStyle({ width: '84px' })
    expect(screen.queryByRole('navigation', { name: 'Logs' })).not.toBeInTheDocument()
    await closeConsoles()
    await openAudit()
    expect(screen.getByTestId('sidebar')).toHaveStyle({ width: '84px' })
    await person.click(screen.getByRole('button', { name: 'Expand sidebar' }))
    expect(screen.getByTestId('sidebar')).toHaveStyle({ width: '282px' })
  })

  test('collapsed, a tab opens its tree beside it [SHELL-052, SHELL-053]', async () => {
    window.localStorage.setItem('console.sidebarCollapsed', 'true')
    const { person } = await openAudit()
    await person.click(within(rail()).getByRole('button', { name: 'Projects' }))
    await person.click(await screen.findByRole('link', { name: 'Project list' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Project list' })).toBeInTheDocument()
  })
})

describe('a tab of one page', () => {
  const single = {
    id: 'wall',
    name: 'Workspace',
    children: [{ id: 'seats', name: 'Seats', path: '/console/workspace', component: 'audit/HistoryPage' }],
  }

  test('leads to it and has no tree beside it, while “/” still finds pages [SHELL-052, SHELL-053]', async () => {
    const { person } = await openAudit({ menus: [...testMenus, single] })
    await person.click(within(rail()).getByRole('link', { name: 'Workspace' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Seats' })).toBeInTheDocument()
    expect(within(rail()).getByRole('link', { current: 'page' })).toHaveTextContent('Workspace')
    expect(screen.getByTestId('sidebar')).toHaveStyle({ width: '84px' })
    expect(screen.queryByRole('button', { name: 'Expand sidebar' })).not.toBeInTheDocument()
    await person.keyboard('/')
    expect(await screen.findByRole('dialog')).toBeInTheDocument()
    await person.keyboard('{Escape}')
    await person.click(within(rail()).getByRole('button', { name: 'Projects' }))
    expect(screen.getByTestId('sidebar')).toHaveStyle({ width: '282px' })
    expect(screen.getByRole('link', { name: 'Project list' })).toBeInTheDocument()
  })
})

describe('a low window', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({
    id: `g${index}`,
    name: `Group ${index}`,
    children: [
      {
        id: `p${index}`,
        name: `Page ${index}`,
        path: `/console/home/p${index}`,
        component: 'audit/HistoryPage',
      },
      {
        id: `off${index}`,
        name: 'Off',
        path: `/console/off/${index}`,
        component: 'audit/HistoryPage',
        disabled: true,
      },
    ],
  }))

  test('has the tabs that do not fit under More, while a high one shows all [SHELL-052]', async () => {
    const { person } = await openAudit({ menus: [...testMenus, ...many] })
    expect(within(rail()).getAllByRole('button')).toHaveLength(11)
    expect(within(rail()).queryByRole('button', { name: 'Group 19' })).not.toBeInTheDocument()
    await person.click(within(rail()).getByRole('button', { name: 'More' }))
    await person.click(await screen.findByRole('button', { name: 'Group 19' }))
    expect(screen.getByRole('link', { name: 'Page 19' })).toBeInTheDocument()
    act(() => {
      Object.defineProperty(window, 'innerHeight', { value: 1500, configurable: true })
      window.dispatchEvent(new Event('resize'))
    })
    expect(within(rail()).getByRole('button', { name: 'Group 19' })).toBeInTheDocument()
    expect(within(rail()).queryByRole('button', { name: 'More' })).not.toBeInTheDocument()
  })
})

describe('a small screen', () => {
  test("has the sidebar in a drawer that the header opens, with the header's facts in it [SHELL-054]", async () => {
    setViewportWidth(390)
    const { person } = await openAudit()
    expect(screen.queryByTestId('sidebar')).not.toBeInTheDocument()
    expect(screen.queryByText('Asia/Shanghai')).not.toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Open menu' }))
    const drawer = await screen.findByRole('dialog')
    expect(within(drawer).getByRole('combobox', { name: 'Business' })).toBeInTheDocument()
    expect(within(drawer).getByText('Asia/Shanghai')).toBeInTheDocument()
    expect(within(drawer).getByText('Certified')).toBeInTheDocument()
    await person.click(within(drawer).getByRole('link', { name: 'Message history' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Message history' })).toBeInTheDocument()
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })
  })
})

describe('logo', () => {
  type Detail = DataOf<typeof tenantCalls.detail>
  const logos: Detail = { name: 'Acme', logo: '/logo/wide.png', subLogo: '/logo/small.png', timezone: null }
  const logoOf = (link: HTMLElement) => link.querySelector('img')?.getAttribute('src')

  test('is the wide one with the title, or the small one alone when collapsed [SHELL-072, SHELL-074]', async () => {
    const detail = vi.fn(({ query }: { query: { tenantId: number } }) => {
      expect(query.tenantId).toBe(3)
      return logos
    })
    const { person } = await openAudit({ handlers: [mockCall(tenant.detail, detail)] })
    const link = screen.getByRole('link', { name: 'Orchid, home' })
    await waitFor(() => {
      expect(logoOf(link)).toBe('/logo/wide.png')
    })
    expect(link).toHaveTextContent('Orchid')
    await person.click(screen.getByRole('button', { name: 'Collapse sidebar' }))
    const small = screen.getByRole('link', { name: 'Orchid, home' })
    expect(logoOf(small)).toBe('/logo/small.png')
    expect(small).toHaveTextContent('')
  })

  test('and the picture of the person are at the platform where that is another origin', async () => {
    await openAudit({
      user: { avatar: '/files/shen.png' },
      config: { apiOrigin: 'https://platform.example' },
      handlers: [mockCall(tenant.detail, logos)],
    })
    const link = screen.getByRole('link', { name: 'Orchid, home' })
    await waitFor(() => expect(logoOf(link)).toBe('https://platform.example/logo/wide.png'))
    const picture = screen.getByRole('button', { name: /user menu/ }).querySelector('img')
    expect(picture).toHaveAttribute('src', 'https://platform.example/files/shen.png')
  })

  test('is reloaded when a page reports that it changed [SHELL-075]', async () => {
    let current = logos
    await openAudit({ handlers: [mockCall(tenant.detail, () => current)] })
    const link = screen.getByRole('link', { name: 'Orchid, home' })
    await waitFor(() => {
      expect(logoOf(link)).toBe('/logo/wide.png')
    })
    current = { ...logos, logo: '/logo/new.png' }
    window.dispatchEvent(new Event('logoUpdated'))
    await waitFor(() => {
      expect(logoOf(link)).toBe('/logo/new.png')
    })
  })

  test('leads home: to the first page, or for an individual user to the users page [SHELL-073]', async () => {
    await openAudit()
    expect(screen.getByRole('link', { name: 'Orchid, home' })).toHaveAttribute(
      'href',
      '/console/msgcenter/audit',
    )
    await closeConsoles()
    await openAudit({ user: { individual: true } })
    expect(screen.getByRole('link', { name: 'Orchid, home' })).toHaveAttribute(
      'href',
      '/app-tenant-system/system/users',
    )
  })
})

describe('menu search', () => {
  const field = () => screen.getByRole('textbox', { name: 'Search the menu' })

  test('filters the whole menu by the words, with the groups, until Esc restores it [SHELL-052]', async () => {
    const { person } = await openAudit()
    await person.type(field(), 'list')
    const found = screen.getByRole('navigation', { name: 'Pages found' })
    expect(within(found).getByText('Projects')).toBeInTheDocument()
    expect(within(found).getByRole('link')).toHaveTextContent('Project list')
    expect(within(found).getByRole('status')).toHaveTextContent('1 page found')
    expect(screen.queryByRole('navigation', { name: 'Logs' })).not.toBeInTheDocument()
    await person.keyboard('{Escape}')
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
    expect(screen.getByRole('navigation', { name: 'Logs' })).toBeInTheDocument()
  })

  test('reports when nothing matches, and opening a page ends the search [SHELL-052]', async () => {
    const { person } = await openAudit()
    await person.type(field(), 'nothing like it')
    expect(screen.getByText('No page has this name.')).toBeInTheDocument()
    await person.clear(field())
    await person.type(field(), 'message')
    await person.click(screen.getByRole('link', { name: 'Message history' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Message history' })).toBeInTheDocument()
    expect(field()).toHaveValue('')
  })

  test('finds only what this user may open [SHELL-034]', async () => {
    const { person } = await openAudit({ menuIds: ['logs', 'messages', 'audit'] })
    await person.type(field(), 'project')
    expect(screen.getByText('No page has this name.')).toBeInTheDocument()
  })

  test('works in the drawer of a phone, which stays open while Esc clears it [SHELL-054]', async () => {
    setViewportWidth(390)
    const { person } = await openAudit()
    await person.click(screen.getByRole('button', { name: 'Open menu' }))
    const drawer = await screen.findByRole('dialog')
    const inDrawer = within(drawer).getByRole('textbox', { name: 'Search the menu' })
    await person.type(inDrawer, 'list')
    expect(within(drawer).getByRole('link', { name: 'Project list' })).toBeInTheDocument()
    await person.keyboard('{Escape}')
    expect(inDrawer).toHaveValue('')
    expect(inDrawer).toBeVisible()
  })
})

describe('favourites', () => {
  const star = (name: string | RegExp) => screen.findByRole('button', { name })

  test('are added and removed in the tree, for this user and in this browser only', async () => {
    const { person } = await openAudit()
    await person.click(await star('Add Audit log to favourites'))
    expect(await star('Remove Audit log from favourites')).toBeInTheDocument()
    await closeConsoles()
    await openAudit()
    expect(await star('Remove Audit log from favourites')).toBeInTheDocument()
    await closeConsoles()
    await openAudit({ user: { userId: 8 } })
    expect(await star('Add Audit log to favourites')).toBeInTheDocument()
  })

  test('one more than the limit is refused with the reason', async () => {
    const { person } = await openAudit()
    const key = `console.favourites.3.7`
    window.localStorage.setItem(key, JSON.stringify(Array.from({ length: 50 }, (_, index) => `p${index}`)))
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key }))
    })
    await person.click(await star('Add Audit log to favourites'))
    expect(await screen.findByText('At most 50 pages can be favourites.')).toBeInTheDocument()
    expect(await star('Add Audit log to favourites')).toBeInTheDocument()
  })

  test('a stored value that is not a list of ids is ignored', async () => {
    window.localStorage.setItem('console.favourites.3.7', '{"audit":1}')
    await openAudit()
    expect(await star('Add Audit log to favourites')).toBeInTheDocument()
  })
})
