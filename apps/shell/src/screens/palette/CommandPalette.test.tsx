import { menu } from '@console/contracts'
import { mockCall, setViewportWidth } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, test } from 'vitest'
import { readMenu } from '../../core/menu/read-menu.ts'
import { addressBar, closeConsoles, openConsole, testMenus } from '../../testing/open-console.tsx'
import { pageEntries } from './page-entries.ts'

afterEach(async () => {
  await closeConsoles()
  setViewportWidth(1440)
})

async function openPage(options: Parameters<typeof openConsole>[0] = {}) {
  const opened = await openConsole(options)
  await screen.findByRole('heading', { level: 1, name: 'Audit log' })
  return opened
}

async function openPalette(options: Parameters<typeof openConsole>[0] = {}) {
  const opened = await openPage(options)
  await opened.person.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: 'Search pages and actions' })
  await waitFor(() => {
    expect(field).toHaveFocus()
  })
  return { ...opened, field }
}

const inChinese: unknown[] = JSON.parse(JSON.stringify(testMenus).replace('Audit log', '审计日志'))
const names = () =>
  screen.queryAllByRole('option').map((option) => option.querySelector('[class*="_name_"]')?.textContent)
const activeName = (field: HTMLElement) =>
  document
    .getElementById(field.getAttribute('aria-activedescendant') ?? '')
    ?.querySelector('[class*="_name_"]')?.textContent
const isClosed = async () =>
  waitFor(() => {
    expect(screen.queryByRole('combobox', { name: 'Search pages and actions' })).not.toBeInTheDocument()
  })

describe('search over pages and actions', () => {
  test('Ctrl K, a few letters and Enter open a page with the focus on its heading', async () => {
    const { person, field } = await openPalette()
    // A page that is served from its sources has no build.
    expect(screen.getByText('Version test, build –')).toBeInTheDocument()
    await person.type(field, 'hist')
    expect(activeName(field)).toBe('Message history')
    await person.keyboard('{Enter}')
    const heading = await screen.findByRole('heading', { level: 1, name: 'Message history' })
    expect(addressBar()).toBe('/console/msgcenter/history')
    await isClosed()
    expect(heading).toHaveFocus()
  })

  test('a page says what it is for', async () => {
    const purpose = 'Who changed what.'
    await openPalette({
      menus: JSON.parse(JSON.stringify(testMenus).replace('"name":"Audit log"', `$&,"purpose":"${purpose}"`)),
    })
    expect(screen.getByRole('option', { name: /Audit log/ })).toHaveTextContent(purpose)
    expect(screen.getByRole('option', { name: /Message history/ })).not.toHaveTextContent(purpose)
  })

  test('pages outside the authorised ids never appear, whatever is typed [SHELL-034]', async () => {
    const { person, field } = await openPalette({ menuIds: ['logs', 'messages', 'audit'] })
    expect(names()).not.toContain('Message history')
    await person.type(field, 'history')
    expect(names()).not.toContain('Message history')
    await person.clear(field)
    await person.type(field, '/console/project')
    expect(names()).toEqual([])
    expect(screen.getByText('Nothing is called “/console/project”.')).toBeInTheDocument()
    expect(field).toHaveAttribute('aria-expanded', 'false')
  })

  test('pages that need a record, and disabled ones, are not offered [SHELL-035, SHELL-036]', async () => {
    const off = {
      id: 'off',
      name: 'Switched off',
      path: '/console/home',
      component: 'audit/X',
      disabled: true,
    }
    const { person, field } = await openPalette({ menus: [...testMenus, off] })
    await person.type(field, 'project')
    expect(names()).toContain('Project list')
    expect(names()).not.toContain('Project')
    await person.clear(field)
    await person.type(field, 'switched')
    expect(names()).toEqual([])
  })

  test('groups and paths match, and names in the other language', async () => {
    const { person, field } = await openPalette({
      handlers: [
        mockCall(menu.tree, ({ request }) =>
          request.headers.get('Accept-Language') === 'zh' ? { menus: inChinese } : { menus: testMenus },
        ),
      ],
    })
    await person.type(field, 'messages and')
    expect(names()).toEqual(expect.arrayContaining(['Audit log', 'Message history']))
    await person.clear(field)
    await person.type(field, 'msgcenter/h')
    expect(names()).toEqual(['Message history'])
    await person.clear(field)
    await person.type(field, '审计')
    await waitFor(() => {
      expect(names()).toEqual(['Audit log'])
    })
  })

  test('searches one language when the names of the other cannot be loaded', async () => {
    const handler = http.get(`*${menu.tree.path}`, ({ request }) =>
      request.headers.get('Accept-Language') === 'zh' ? HttpResponse.json(null, { status: 500 }) : undefined,
    )
    const { person, field } = await openPalette({ handlers: [handler] })
    await person.type(field, 'audit')
    expect(activeName(field)).toBe('Audit log')
    expect(screen.queryByText('Server Internal Error')).not.toBeInTheDocument()
  })

  test('an external address opens in a new window [SHELL-055]', async () => {
    const out = { id: 'out', name: 'Help centre', link: 'https://help.example/start' }
    const opened: unknown[] = []
    const before = window.open
    window.open = (...given) => {
      opened.push(given)
      return null
    }
    const { person, field } = await openPalette({ menus: [...testMenus, out] })
    await person.type(field, 'help cen{Enter}')
    window.open = before
    expect(opened).toEqual([['https://help.example/start', '_blank', 'noopener,noreferrer']])
    expect(addressBar()).toBe('/console/msgcenter/audit')
  })
})

describe('keyboard', () => {
  test('arrows move through the rows and wrap around, Home and End jump to the ends', async () => {
    const { person, field } = await openPalette()
    const all = names()
    expect(activeName(field)).toBe(all[0])
    await person.keyboard('{ArrowDown}')
    expect(activeName(field)).toBe(all[1])
    await person.keyboard('{ArrowUp}{ArrowUp}')
    expect(activeName(field)).toBe(all.at(-1))
    await person.keyboard('{Home}')
    expect(activeName(field)).toBe(all[0])
    await person.keyboard('{End}{ArrowDown}')
    expect(activeName(field)).toBe(all[0])
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1)
  })

  test('Esc closes it and returns the focus', async () => {
    const { person } = await openPage()
    const hint = screen.getByRole('button', { name: 'Search pages and actions' })
    await person.click(hint)
    await screen.findByRole('combobox', { name: 'Search pages and actions' })
    await person.keyboard('{Escape}')
    await isClosed()
    expect(hint).toHaveFocus()
  })

  test('does not open over a modal dialog', async () => {
    const { person } = await openPage()
    await person.click(screen.getByRole('button', { name: 'Shen Qiao, user menu' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Log out' }))
    await screen.findByRole('dialog')
    await person.keyboard('{Control>}k{/Control}?')
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })
})

describe('with an empty search', () => {
  test('recent pages, favourites, pages and actions are listed below their headings, in this order', async () => {
    const { person } = await openPage()
    await person.click(screen.getByRole('link', { name: 'Message history' }))
    await screen.findByRole('heading', { level: 1, name: 'Message history' })
    await person.click(screen.getByRole('button', { name: 'Search pages and actions' }))
    const recent = await screen.findByRole('group', { name: 'Recent' })
    expect(within(recent).getAllByRole('option')).toHaveLength(1)
    expect(recent).toHaveTextContent('Audit log')
    expect(screen.queryByRole('group', { name: 'Favourites' })).not.toBeInTheDocument()
    expect(screen.getByRole('group', { name: 'Pages' })).toHaveTextContent('Project list')
    expect(screen.getByRole('group', { name: 'Actions' })).toHaveTextContent('Log out')
    const heads = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))
    expect(heads).toEqual(['Recent', 'Pages', 'Actions'])
  })

  test('Ctrl D stars the active page, and the sidebar shows the same', async () => {
    const { person, field } = await openPalette()
    await person.type(field, 'audit')
    await person.keyboard('{Control>}d{/Control}')
    expect(screen.getByRole('option', { name: /Audit log.*favourite/ })).toBeInTheDocument()
    await person.clear(field)
    expect(screen.getByRole('group', { name: 'Favourites' })).toHaveTextContent('Audit log')
    await person.keyboard('{Escape}')
    await isClosed()
    expect(screen.getByRole('button', { name: 'Remove Audit log from favourites' })).toBeInTheDocument()
  })
})

describe('actions', () => {
  const runAction = async (typed: string) => {
    const opened = await openPalette()
    await opened.person.type(opened.field, typed)
    await opened.person.keyboard('{Enter}')
    await isClosed()
    return opened
  }

  test('switch the theme', async () => {
    const { preferences } = await runAction('dark theme')
    expect(preferences.get().themeChoice).toBe('dark')
  })

  test('switch the language, found in either of them', async () => {
    const { preferences } = await runAction('切换语言')
    expect(preferences.get().language).toBe('zh')
    expect(await screen.findByRole('button', { name: '搜索页面和操作' })).toBeInTheDocument()
  })

  test('collapse the sidebar [SHELL-053]', async () => {
    await runAction('collapse')
    expect(screen.getByTestId('sidebar')).toHaveStyle({ width: '84px' })
  })

  test('show the exports', async () => {
    await runAction('show exp')
    expect(await screen.findByText('No exports yet.')).toBeInTheDocument()
  })

  test('log out, with the same confirmation as everywhere [SHELL-011]', async () => {
    await runAction('log out')
    expect(await screen.findByRole('dialog')).toHaveTextContent('Do you want to log out?')
  })

  test('list the shortcuts instead, and Esc returns the focus to where the search was opened', async () => {
    const { person } = await openPage()
    const hint = screen.getByRole('button', { name: 'Search pages and actions' })
    await person.click(hint)
    await person.type(
      await screen.findByRole('combobox', { name: 'Search pages and actions' }),
      'shortcuts{Enter}',
    )
    const list = await screen.findByText('Show this list')
    expect(list.closest('[role="dialog"]')).toHaveTextContent('Keyboard shortcuts')
    expect(screen.queryByRole('combobox', { name: 'Search pages and actions' })).not.toBeInTheDocument()
    await person.keyboard('{Escape}')
    await waitFor(() => {
      expect(hint).toHaveFocus()
    })
  })
})

test('on a phone its button is in the menu, and keyboard shortcuts are not offered [SHELL-054]', async () => {
  setViewportWidth(390)
  const { person } = await openPage()
  await person.click(screen.getByRole('button', { name: 'Open menu' }))
  await person.click(await screen.findByRole('button', { name: 'Search pages and actions' }))
  await person.type(await screen.findByRole('combobox', { name: 'Search pages and actions' }), 'collapse')
  expect(names()).toEqual([])
})

describe('page entries', () => {
  const { items } = readMenu([
    {
      id: 'settings',
      name: 'Settings',
      children: [
        { id: 'company', name: 'Company', path: '/console/company', component: 'shell/X', hideInMenu: true },
        {
          id: 'notSetUp',
          name: 'Function not set up',
          path: '/console/functional-config',
          component: 'shell/FunctionalConfigPage',
          hideInMenu: true,
        },
        {
          id: 'crm',
          name: 'Customers',
          path: '/console/crm/list',
          component: 'shell/FunctionalConfigPage',
        },
        { id: 'person', name: 'Person', path: '/console/person', component: 'audit/X', hideInMenu: true },
        {
          id: 'folded',
          name: 'Folded',
          path: '/console/folded',
          hideChildrenInMenu: true,
          children: [{ id: 'inner', name: 'Inner', path: '/console/inner', component: 'audit/X' }],
        },
      ],
    },
  ])

  test('the shell’s own hidden pages are listed, but not pages of records, inside folded ones or not set up [SHELL-035, FRAME3-001]', () => {
    const entries = pageEntries(items, new Map([['settings', '设置']]))
    expect(entries.map(({ id }) => id)).toEqual(['company', 'crm', 'folded'])
    expect(entries[0]).toMatchObject({
      location: 'Settings',
      locations: ['settings', '设置', '/console/company'],
      target: { path: '/console/company' },
    })
  })
})
