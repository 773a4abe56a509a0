import { session, user } from '@console/contracts'
import { mockCall, mockNetworkError, mockStatus, network, Refusal, testUser } from '@console/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { addressBar, closeConsoles, openConsole } from '../../testing/open-console.tsx'

afterEach(async () => {
  await closeConsoles()
})

const ALL = ['logs', 'messages', 'audit', 'history', 'projects', 'list', 'detail']
const rightsNow = (menuIds: string[], permissions: string[] = []) => {
  network.use(mockCall(session.authz, { permissions, menuIds }))
}
const without = (...lost: string[]) => ALL.filter((id) => !lost.includes(id))
const pageLink = (name: string) => screen.getByRole('link', { name })
const isAway = (name: string) =>
  waitFor(() => {
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument()
  })
const authzRequests = (requests: string[]) => requests.filter((path) => path === session.authz.path).length

async function openHistory() {
  const opened = await openConsole({ address: '/console/msgcenter/history', menuIds: ALL })
  await screen.findByText('audit shows /console/msgcenter/history')
  return opened
}

describe('permissions are refetched at every navigation', () => {
  test('a page that the role lost is gone at once: the no-permission page instead, and no menu item [SHELL-005, SHELL-028, SHELL-034]', async () => {
    const { person, reload } = await openHistory()
    const typed = screen.getByRole('textbox', { name: 'Search the menu' })
    rightsNow(without('audit'))
    await person.click(pageLink('Audit log'))
    expect(await screen.findByText('You do not have access to this page')).toBeInTheDocument()
    expect(addressBar()).toBe('/console/msgcenter/audit')
    await isAway('Audit log')
    expect(pageLink('Message history')).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'viewport' })).not.toBeInTheDocument()
    expect(reload).not.toHaveBeenCalled()
    expect(screen.getByRole('textbox', { name: 'Search the menu' })).toBe(typed)
  })

  test('other lost items are removed from the menu while the open page stays unchanged', async () => {
    const { person } = await openHistory()
    const viewport = screen.getByRole('region', { name: 'viewport' })
    rightsNow(without('history', 'projects', 'list', 'detail'))
    await person.click(pageLink('Audit log'))
    await isAway('Message history')
    expect(screen.queryByText('Projects')).not.toBeInTheDocument()
    expect(screen.getByText('audit shows /console/msgcenter/audit')).toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'viewport' })).toBe(viewport)
  })

  test('a newly granted page appears, and opens', async () => {
    const { person } = await openConsole({
      address: '/console/msgcenter/history',
      menuIds: without('audit', 'projects', 'list', 'detail'),
    })
    await screen.findByText('audit shows /console/msgcenter/history')
    rightsNow(ALL)
    await person.click(screen.getByRole('link', { name: 'Message history' }))
    await person.click(await screen.findByRole('link', { name: 'Audit log' }))
    expect(await screen.findByText('audit shows /console/msgcenter/audit')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Projects' })).toBeInTheDocument()
  })

  test('a person without a business is read again until there is one, which is then selected', async () => {
    const { person } = await openConsole({
      address: '/console/msgcenter/history',
      menuIds: ALL,
      user: { businessTypes: [], selectedBusinessTypeId: null },
    })
    await screen.findByText('audit shows /console/msgcenter/history')
    const header = screen.getByRole('banner')
    expect(header).toHaveTextContent('No binding business')
    let reads = 0
    network.use(
      mockCall(user.info, () => {
        reads += 1
        return { ...testUser, businessTypes: [{ businessTypeId: 11, businessTypeName: 'Winter renewals' }] }
      }),
    )
    await person.click(pageLink('Audit log'))
    await waitFor(() => expect(header).toHaveTextContent('Business Winter renewals'))
    await person.click(pageLink('Message history'))
    await screen.findByText('audit shows /console/msgcenter/history')
    expect(header).toHaveTextContent('Business Winter renewals')
    expect(reads).toBe(1)
  })

  test('going back to a page is a navigation too', async () => {
    const { person } = await openHistory()
    await person.click(pageLink('Audit log'))
    await screen.findByText('audit shows /console/msgcenter/audit')
    rightsNow(without('history'))
    act(() => {
      window.history.back()
    })
    expect(await screen.findByText('You do not have access to this page')).toBeInTheDocument()
  })

  test('the first load and its redirect fetch once', async () => {
    const { person, requests } = await openConsole({ address: '/console/' })
    await screen.findByText('audit shows /console/msgcenter/audit')
    expect(authzRequests(requests)).toBe(1)
    await person.click(pageLink('Message history'))
    await waitFor(() => {
      expect(authzRequests(requests)).toBe(2)
    })
  })

  test.each([
    ['a broken connection', mockNetworkError(session.authz)],
    ['a proxy', mockStatus(session.authz, 502)],
    ['a refusal', mockCall(session.authz, new Refusal(500, 'no'))],
  ])('%s changes nothing and shows no message', async (_what, failure) => {
    const { person } = await openHistory()
    network.use(failure)
    await person.click(pageLink('Audit log'))
    expect(await screen.findByText('audit shows /console/msgcenter/audit')).toBeInTheDocument()
    rightsNow(ALL)
    await person.click(pageLink('Message history'))
    expect(await screen.findByText('audit shows /console/msgcenter/history')).toBeInTheDocument()
    expect(pageLink('Audit log')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('an ended session leads to the sign-in page', async () => {
    const { person } = await openHistory()
    network.use(mockCall(session.authz, new Refusal(401, 'gone', { status: 401 })))
    await person.click(pageLink('Audit log'))
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument()
  })

  test('an expired session continues when the permissions equal the last ones of the page [SHELL-017]', async () => {
    const { person } = await openHistory()
    rightsNow(without('audit'))
    await person.click(pageLink('Message history'))
    await isAway('Audit log')
    await person.type(screen.getByRole('textbox', { name: 'Search the menu' }), 'list')
    const searchField = screen.getByRole('textbox', { name: 'Search the menu' })
    window.localStorage.removeItem('console.lastUseReport')
    network.use(mockCall(session.reportUse, new Refusal(401, 'gone', { status: 401 })))
    await person.keyboard('{Shift}')
    await screen.findByRole('heading', { name: 'Sign in' })
    network.use(mockCall(session.reportUse, { idleEndsAt: 4_000_000_000 }))
    await person.type(await screen.findByLabelText('Username'), 'manager')
    await person.type(screen.getByLabelText('Password'), 'Orchid#2026{Enter}')
    await waitFor(() => {
      expect(searchField).toBeVisible()
    })
    expect(searchField).toHaveValue('list')
  })
})
