import { testUser } from '@console/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { addressBar, closeConsoles, openConsole, testMenus } from '../../testing/open-console.tsx'
import { outletProbe } from '../../testing/OutletProbe.tsx'

afterEach(async () => {
  await closeConsoles()
  vi.restoreAllMocks()
})

const page = (id: string, path: string, extra: object = {}) => ({
  id,
  name: id,
  path,
  component: 'audit/HistoryPage',
  ...extra,
})

describe('root addresses', () => {
  test.each(['/', '/console', '/console/'])(
    '%s leads to the first available page, replacing its history entry [SHELL-023]',
    async (address) => {
      const entries = window.history.length
      await openConsole({ address })
      expect(await screen.findByRole('heading', { name: 'Audit log' })).toBeInTheDocument()
      expect(addressBar()).toBe('/console/msgcenter/audit')
      expect(window.history.length).toBe(entries)
    },
  )

  test('lead to 404 when the tree holds no page, which greets and names the seat client [SHELL-024]', async () => {
    await openConsole({ address: '/console/', menus: [] })
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome' })).toBeInTheDocument()
    expect(addressBar()).toBe('/console/error/404')
    expect(screen.getByText(/^Welcome, /)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Get the seat client' })).toHaveAttribute(
      'href',
      '/assistant-console/download',
    )
  })

  test.each([
    ['TSR', ['Open my seat', 'Get the seat client']],
    ['TeamTSR', ['Open my seat', 'Get the seat client']],
    ['TeamAdmin', ['Get the seat client']],
  ])('without a page offer a %s: %j', async (type, names) => {
    await openConsole({ address: '/console/', menus: [], user: { type } })
    await screen.findByText(/^Welcome, /)
    const found = screen.getAllByRole('link').map(({ textContent }) => textContent)
    expect(found.filter((name) => /seat/.test(name))).toEqual(names)
    for (const link of screen.queryAllByRole('link', { name: 'Open my seat' }))
      expect(link).toHaveAttribute('href', '/assistant-console/seat')
  })

  test('lead an individual user to the users page, whatever the menu tree [SHELL-025, SHELL-037]', async () => {
    await openConsole({ address: '/console/', user: { individual: true } })
    await waitFor(() => {
      expect(addressBar()).toBe('/app-tenant-system/system/users')
    })
  })
})

describe('failure pages', () => {
  test('an unknown address shows 404 without a redirect, with a link home [SHELL-026, ERR-026]', async () => {
    const { person } = await openConsole({ address: '/console/no/such/page?x=1' })
    expect(await screen.findByText('Sorry, the page you visited does not exist.')).toBeInTheDocument()
    expect(addressBar()).toBe('/console/no/such/page?x=1')
    expect(document.title).toBe('Orchid - Page not found')
    await person.click(screen.getByRole('button', { name: 'Back home' }))
    expect(await screen.findByText('audit shows /console/msgcenter/audit')).toBeInTheDocument()
  })

  test.each([
    ['/console/error/404', 'Page not found'],
    ['/console/error/403', 'No permission'],
    ['/console/sso/forget-password', 'Forgot password'],
  ])('%s is registered for everyone, whatever the menu [SHELL-022]', async (address, heading) => {
    await openConsole({ address, menus: [] })
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument()
  })

  test('403 says that the user has no permission [SHELL-027, ERR-025]', async () => {
    await openConsole({ address: '/console/error/403' })
    expect(await screen.findByRole('alert')).toHaveTextContent('You do not have access to this page')
  })

  test('a page without its permission is replaced by no permission and never mounted [SHELL-028, SHELL-034]', async () => {
    await openConsole({ menuIds: ['projects', 'list', 'detail', 'logs', 'messages', 'history'] })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('You do not have access to this page')
    expect(alert).toHaveTextContent('Logs, Messages and logs, Audit log')
    expect(screen.queryByRole('region', { name: 'viewport' })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Audit log' })).not.toBeInTheDocument()
    expect(addressBar()).toBe('/console/msgcenter/audit')
  })

  test('a page that throws is replaced, while header and sidebar still work [SHELL-030, ERR-024]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    outletProbe.crash = 'The chart has no axis'
    const { person } = await openConsole()
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('There are some problems with your operation.')).toBeInTheDocument()
    expect(within(alert).getByText('The chart has no axis')).toBeInTheDocument()
    expect(within(alert).getByRole('button', { name: 'Go Console' })).toBeInTheDocument()
    expect(log).toHaveBeenCalledWith('[shell]', new Error('The chart has no axis'))
    await person.click(screen.getByRole('link', { name: 'Message history' }))
    expect(await screen.findByText('audit shows /console/msgcenter/history')).toBeInTheDocument()
  })

  test('Go Console opens the console [SHELL-030, ERR-024]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    outletProbe.crash = 'broken'
    const { person } = await openConsole({ menus: [page('first', '/console/home'), ...testMenus] })
    await person.click(await screen.findByRole('button', { name: 'Go Console' }))
    expect(await screen.findByText('audit shows /console/home')).toBeInTheDocument()
  })

  test('in Chinese the page is the Chinese one, with a refresh button [SHELL-031]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    window.localStorage.setItem('locale', 'zh')
    outletProbe.crash = 'broken'
    await openConsole()
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('您的操作出现了一些问题。')).toBeInTheDocument()
    expect(within(alert).getByRole('button', { name: '刷新' })).toBeInTheDocument()
  })
})

describe('routes of the tree', () => {
  test('a hidden page opens by address but is not listed [SHELL-035]', async () => {
    await openConsole({ address: '/console/project/42' })
    expect(await screen.findByText('audit shows /console/project/42')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Project' })).not.toBeInTheDocument()
  })

  test.each([
    ['/console/project/index', 'Project list'],
    ['/console/project/monitor', 'Page not found'],
    ['/console/project/sp', 'Page not found'],
    ['/console/project/sp-accepted', 'Page not found'],
    ['/console/project/session', 'Page not found'],
    ['/console/project/7', 'Project'],
  ])('%s shows %s: a fixed word is not an id [SHELL-038]', async (address, heading) => {
    await openConsole({ address })
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument()
  })

  test('a redirect forwards, replacing its history entry [SHELL-036]', async () => {
    await openConsole({
      address: '/console/home',
      menus: [...testMenus, page('old', '/console/home', { redirect: '/console/msgcenter/history' })],
    })
    expect(await screen.findByText('audit shows /console/msgcenter/history')).toBeInTheDocument()
    expect(addressBar()).toBe('/console/msgcenter/history')
  })

  test('an unknown module fails on its own route only [SHELL-051]', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { person } = await openConsole({
      address: '/console/home',
      menus: [...testMenus, page('lost', '/console/home', { component: 'nowhere/Page' })],
    })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('The module of this page was not found')
    expect(alert).toHaveTextContent('nowhere/Page')
    expect(error).toHaveBeenCalledWith(
      '[routes]',
      expect.objectContaining({ message: 'Module not found: nowhere/Page' }),
    )
    await person.click(screen.getByRole('button', { name: 'Logs' }))
    await person.click(screen.getByRole('link', { name: 'Audit log' }))
    expect(await screen.findByText('audit shows /console/msgcenter/audit')).toBeInTheDocument()
  })
})

describe('props of a sub-app', () => {
  test('token, language and business type at mount, and every change of them [SHELL-048, SHELL-010]', async () => {
    const { person, preferences } = await openConsole()
    const viewport = await screen.findByRole('region', { name: 'viewport' })
    expect(viewport).toHaveTextContent('token stored-token')
    expect(viewport).toHaveTextContent('language en')
    expect(viewport).toHaveTextContent('business Winter renewals')
    expect(viewport).toHaveTextContent(`zone ${testUser.timezone}`)
    act(() => {
      preferences.setLanguage('zh')
      preferences.setTheme('dark')
    })
    expect(viewport).toHaveTextContent('language zh')
    expect(viewport).toHaveTextContent('theme dark')
    await person.click(screen.getByRole('combobox', { name: '业务' }))
    await person.click(await screen.findByTitle('Spring card activation'))
    await waitFor(() => {
      expect(viewport).toHaveTextContent('business Spring card activation')
    })
  })

  test('only the pages the user may open [SHELL-034]', async () => {
    await openConsole({ menuIds: ['logs', 'messages', 'audit'] })
    expect(await screen.findByText('routes /console/msgcenter/audit')).toBeInTheDocument()
  })

  test('all pages share one viewport [SHELL-047]', async () => {
    const { person } = await openConsole()
    const viewport = await screen.findByRole('region', { name: 'viewport' })
    await person.click(screen.getByRole('link', { name: 'Message history' }))
    await screen.findByText('audit shows /console/msgcenter/history')
    expect(screen.getAllByRole('region', { name: 'viewport' })).toEqual([viewport])
  })
})

describe('a change of page', () => {
  test('updates the title, moves the focus to its heading, and is announced [SHELL-058]', async () => {
    const { person } = await openConsole()
    expect(await screen.findByRole('heading', { name: 'Audit log' })).not.toHaveFocus()
    expect(document.title).toBe('Orchid - Audit log')
    await person.click(screen.getByRole('link', { name: 'Message history' }))
    expect(await screen.findByRole('heading', { name: 'Message history' })).toHaveFocus()
    expect(document.title).toBe('Orchid - Message history')
    expect(screen.getByTestId('live-region')).toHaveTextContent('Message history')
    act(() => {
      window.history.back()
    })
    await waitFor(() => {
      expect(document.title).toBe('Orchid - Audit log')
    })
  })

  test('the first focusable element skips the sidebar', async () => {
    const { person } = await openConsole()
    await screen.findByRole('heading', { name: 'Audit log' })
    await person.tab()
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await person.keyboard('{Enter}')
    expect(screen.getByRole('main')).toHaveFocus()
  })

  test('scrolls to the top, and restores the scroll position on the way back', async () => {
    const { person } = await openConsole()
    await screen.findByRole('heading', { name: 'Audit log' })
    const main = screen.getByRole('main')
    main.scrollTop = 300
    main.dispatchEvent(new Event('scroll'))
    await person.click(screen.getByRole('link', { name: 'Message history' }))
    await screen.findByRole('heading', { name: 'Message history' })
    expect(main.scrollTop).toBe(0)
    act(() => {
      window.history.back()
    })
    await waitFor(() => {
      expect(main.scrollTop).toBe(300)
    })
  })
})
