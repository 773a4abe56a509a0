import { savedView } from '@console/contracts'
import { mockCall, mockNetworkError, mockStatus, network, Refusal, setViewportWidth } from '@console/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  addressBar,
  auditEntry,
  closeConsoles,
  openConsole,
  type OpenOptions,
} from '../../testing/open-console.tsx'
import { outletProbe } from '../../testing/OutletProbe.tsx'

const AUDIT = '/console/msgcenter/audit'
const HISTORY = '/console/msgcenter/history'
const registry = {
  apps: [
    {
      ...auditEntry,
      data: [
        {
          path: AUDIT,
          component: 'AuditLogPage',
          views: { days: ['begin', 'end'], leftOut: ['page', 'record'] },
        },
        { path: HISTORY, component: 'HistoryPage' },
      ],
    },
  ],
}
/** The query of the last week, by the day in the tenant's zone. */
const LAST_WEEK = '?module=role&begin=2026-11-19&end=2026-11-25'

/** The views of the server. */
let views: savedView.SavedView[]
let saved: unknown[]
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T18:00:00Z') })
  saved = []
  views = [
    view(1, 'All of Mara', '?opUserId=7'),
    view(2, 'Last week', '?module=role&begin=today-6&end=today'),
    { ...view(3, 'Elsewhere', '?a=1'), path: '/console/overview' },
  ]
})
afterEach(async () => {
  await closeConsoles()
  setViewportWidth(1440)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function view(id: number, name: string, search: string): savedView.SavedView {
  return { id, path: AUDIT, name, search, isStart: false }
}

const server = [
  mockCall(savedView.list, () => ({ views })),
  mockCall(savedView.save, ({ body: { replaces, ...body } }) => {
    saved.push({ ...body, replaces })
    const existing = views.find(({ path, name }) => path === body.path && name === body.name)
    if (existing && !replaces) return new Refusal(savedView.VIEW_REFUSALS.nameTaken, 'The name is taken.')
    const next = { isStart: false, ...existing, ...body, id: existing?.id ?? 10 + views.length }
    views = [...views.filter(({ id }) => id !== next.id), next]
    return next
  }),
  mockCall(savedView.rename, ({ body }) => change(body.id, { name: body.name })),
  mockCall(savedView.setStart, ({ body: { id, isStart } }) => {
    views = views.map((one) => ({ ...one, isStart: false }))
    return change(id, { isStart })
  }),
  mockCall(savedView.remove, ({ query: { id } }) => {
    views = views.filter((one) => one.id !== id)
    return null
  }),
]

function change(id: number, changes: Partial<savedView.SavedView>): savedView.SavedView {
  views = views.map((one) => (one.id === id ? { ...one, ...changes } : one))
  const changed = views.find((one) => one.id === id)
  if (changed === undefined) throw new Error('the test has no such view')
  return changed
}

async function openViews({ handlers = [], ...options }: OpenOptions = {}) {
  const opened = await openConsole({
    address: `${AUDIT}${LAST_WEEK}`,
    registry,
    ...options,
    handlers: [...handlers, ...server],
  })
  const name = /^(Views|视图)$/
  await opened.person.click(await screen.findByRole('button', { name }))
  const panel = await screen.findByRole('region', { name: /^(Views of this page|本页视图)$/ })
  // The button was rendered again together with the list.
  return { ...opened, button: screen.getByRole('button', { name }), panel }
}

const rows = () =>
  within(screen.getByRole('region', { name: 'Views of this page' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const nameField = () => screen.findByRole('textbox', { name: 'Name' })
const moves = () => screen.getByRole('switch', { name: 'Days move with today' })
const press = (name: string) => screen.getByRole('button', { name })

describe('the views of a page', () => {
  test('are links with the days that move, and the open one, the start and moving days are marked', async () => {
    views = views.map((one) => ({ ...one, isStart: one.id === 1 }))
    const { person, button } = await openViews({ address: `${AUDIT}${LAST_WEEK}&page=3&record=8` })
    expect(rows()).toEqual(['All of MaraStart view', 'Last weekOpen now · Days move with today'])
    const open = screen.getByRole('link', { name: /^Last week/ })
    expect(open).toHaveAttribute('aria-current', 'page')
    expect(open).toHaveAttribute('href', `${AUDIT}?module=role&begin=today-6&end=today`)
    const other = screen.getByRole('link', { name: /^All of Mara/ })
    expect(other).not.toHaveAttribute('aria-current')
    await person.click(other)
    expect(await screen.findByText(`audit shows ${AUDIT}?opUserId=7`)).toBeInTheDocument()
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
    await person.click(button)
    await person.click(open)
    expect(await screen.findByText(`audit shows ${AUDIT}${LAST_WEEK}`)).toBeInTheDocument()
  })

  test('are offered on no page whose manifest does not say so', async () => {
    await openConsole({ address: HISTORY, registry, handlers: server })
    expect(await screen.findByText(`audit shows ${HISTORY}`)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Views' })).toBeNull()
  })

  test('are not offered by a server that answers 404', async () => {
    const handlers = [mockStatus(savedView.list, 404)]
    await openConsole({ registry, handlers })
    expect(await screen.findByText(`audit shows ${AUDIT}`)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Views' })).toBeNull()
  })

  test('that could not be loaded are requested again', async () => {
    let isDown = true
    const list = mockCall(savedView.list, () =>
      isDown ? new Refusal(500, 'The server failed', { status: 500 }) : { views },
    )
    const { person, panel } = await openViews({ handlers: [list] })
    expect(await within(panel).findByText('The views could not be loaded')).toBeInTheDocument()
    isDown = false
    await person.click(within(panel).getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(rows()).toHaveLength(2))
  })

  test('saved elsewhere meanwhile come when the list is opened again', async () => {
    const { person, button } = await openViews()
    expect(rows()).toHaveLength(2)
    await person.click(press('Close views'))
    views = [...views, view(9, 'New', '?module=user')]
    await person.click(button)
    await waitFor(() => expect(rows()).toHaveLength(3))
  })

  test('have the focus when they open, and give it back on Escape', async () => {
    const { person, button, panel } = await openViews()
    expect(panel).toHaveFocus()
    await person.tab()
    expect(press('Close views')).toHaveFocus()
    await person.keyboard('{Escape}')
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('are in Chinese too, and behind an icon on a phone', async () => {
    setViewportWidth(390)
    const { preferences } = await openViews()
    act(() => preferences.setLanguage('zh'))
    const panel = await screen.findByRole('region', { name: '本页视图' })
    expect(panel).toHaveTextContent('当前视图 · 日期随今天变化')
    expect(screen.getByRole('button', { name: '视图' })).toHaveTextContent(/^$/)
  })
})

describe('saving the open query', () => {
  test('stores days before today when the range ends today, without what is open', async () => {
    views = []
    const { person } = await openViews({ address: `${AUDIT}${LAST_WEEK}&page=3&record=8` })
    expect(screen.getByText('No views yet')).toBeInTheDocument()
    expect(moves()).toBeChecked()
    await person.type(await nameField(), '  Week {Enter}')
    await waitFor(() => expect(rows()).toEqual(['WeekOpen now · Days move with today']))
    expect(saved).toEqual([
      { path: AUDIT, name: 'Week', search: '?module=role&begin=today-6&end=today', replaces: false },
    ])
    expect(await nameField()).toHaveValue('')
    expect(await screen.findByText('View saved')).toBeInTheDocument()
  })

  test('stores the days themselves on request, and when the range ended before', async () => {
    const { person } = await openViews()
    await person.click(moves())
    await person.type(await nameField(), 'Fixed{Enter}')
    await waitFor(() => expect(saved).toHaveLength(1))
    act(() => outletProbe.navigator?.push(`${AUDIT}?begin=2026-11-18&end=2026-11-24`))
    await waitFor(() => expect(moves()).not.toBeChecked())
    await person.type(await nameField(), 'Before{Enter}')
    await waitFor(() => expect(saved).toHaveLength(2))
    expect(saved).toMatchObject([{ search: LAST_WEEK }, { search: '?begin=2026-11-18&end=2026-11-24' }])
  })

  test('does not offer days that move for a query without days', async () => {
    await openViews({ address: `${AUDIT}?module=role` })
    await nameField()
    expect(screen.queryByRole('switch')).toBeNull()
  })

  test.each([
    ['nothing', '{Enter}'],
    ['41 characters', `${'n'.repeat(41)}{Enter}`],
  ])('says at the field what a name has to be: %s', async (_, typed) => {
    const { person } = await openViews()
    const field = await nameField()
    await person.type(field, typed)
    expect(field).toHaveAccessibleDescription('Enter 1 to 40 characters, on one line.')
    expect(field).toHaveFocus()
    expect(saved).toEqual([])
  })

  test('refuses a name of the page in whatever case, and replaces that view on request', async () => {
    const { person } = await openViews({ address: `${AUDIT}?module=user` })
    const field = await nameField()
    await person.type(field, 'last WEEK{Enter}')
    const taken = 'A view of this page has this name already. Choose another name, or replace that view.'
    expect(field).toHaveAccessibleDescription(taken)
    expect(saved).toEqual([])
    await person.clear(field)
    await person.type(field, 'Last week{Enter}')
    expect(field).toHaveAccessibleDescription(taken)
    await person.click(press('Replace “Last week”'))
    await waitFor(() => expect(rows()).toEqual(['All of Mara', 'Last weekOpen now']))
    expect(saved).toMatchObject([{ name: 'Last week', search: '?module=user', replaces: true }])
  })

  test('shows a name that was taken elsewhere meanwhile at the field', async () => {
    const { person } = await openViews()
    views = [...views, view(9, 'Mine', '?module=user')]
    await person.type(await nameField(), 'Mine{Enter}')
    await waitFor(async () => expect(await nameField()).toHaveAccessibleDescription('The name is taken.'))
    expect(await screen.findByRole('button', { name: 'Replace “Mine”' })).toBeInTheDocument()
    expect(await nameField()).toHaveValue('Mine')
  })

  test.each([
    ['fails', mockStatus(savedView.save, 500)],
    ['cannot be reached', mockNetworkError(savedView.save)],
  ])('keeps the name when the server %s, also when the list is closed', async (_, handler) => {
    const { person, panel, button } = await openViews({ handlers: [handler] })
    await person.type(await nameField(), 'Week{Enter}')
    expect(await within(panel).findByRole('alert')).not.toBeEmptyDOMElement()
    expect(await nameField()).toHaveValue('Week')
    await person.keyboard('{Escape}')
    await person.click(button)
    expect(await nameField()).toHaveValue('Week')
    network.use(...server)
    await person.click(press('Save'))
    await waitFor(() => expect(rows()).toHaveLength(3))
  })

  test('is refused with 20 views, which is said', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        view(index + 1, `View ${index + 1}`, `?opUserId=${index + 1}`),
      )
    views = many(19)
    const { person } = await openViews()
    await person.type(await nameField(), 'The 20th{Enter}')
    expect(
      await screen.findByText('A page can have 20 views. Delete one to save another.'),
    ).toBeInTheDocument()
    expect(rows()).toHaveLength(20)
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull()
  })

  test.each([
    [AUDIT, 'The page shows its defaults. Set filters and inquire to save them as a view.'],
    [`${AUDIT}?page=2`, 'The page shows its defaults. Set filters and inquire to save them as a view.'],
    [`${AUDIT}?module=${'x'.repeat(2000)}`, 'This query is too long to be saved.'],
    [
      `${AUDIT}?module=role&access_token=abc`,
      'This query has a token, a password or another secret, and is not saved. Remove it from the address first.',
    ],
    [
      `${AUDIT}?module=https://example.org`,
      'This query has an address outside of the console, and is not saved. Remove it from the address first.',
    ],
  ])('says why there is nothing to save', async (address, reason) => {
    const { panel } = await openViews({ address })
    expect(await within(panel).findByText(reason)).toBeInTheDocument()
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull()
  })
})

describe('a view', () => {
  test('becomes the start of the page, instead of another, and is none again', async () => {
    const { person } = await openViews()
    const star = (name: string) => screen.getByRole('button', { name: `Open this page with “${name}”` })
    await person.click(star('Last week'))
    await waitFor(() => expect(star('Last week')).toHaveAttribute('aria-pressed', 'true'))
    await person.click(star('All of Mara'))
    await waitFor(() => expect(star('All of Mara')).toHaveAttribute('aria-pressed', 'true'))
    expect(star('Last week')).toHaveAttribute('aria-pressed', 'false')
    act(() => outletProbe.navigator?.push(HISTORY))
    await screen.findByText(`audit shows ${HISTORY}`)
    act(() => outletProbe.navigator?.push(AUDIT))
    expect(await screen.findByText(`audit shows ${AUDIT}?opUserId=7`)).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Views' }))
    await person.click(await screen.findByRole('button', { name: 'Open this page with “All of Mara”' }))
    await waitFor(() => expect(star('All of Mara')).toHaveAttribute('aria-pressed', 'false'))
    expect(views.filter(({ isStart }) => isStart)).toEqual([])
  })

  test('is copied as a link with the days that move', async () => {
    const { person } = await openViews()
    await person.click(press('Copy link to “Last week”'))
    expect(await screen.findByText('Copied')).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe(
      `${window.location.origin}${AUDIT}?module=role&begin=today-6&end=today`,
    )
  })

  test('is renamed in its row, where a refusal is shown at the field and Escape changes nothing', async () => {
    const { person } = await openViews()
    await person.click(press('Rename “Last week”'))
    const row = within(screen.getByRole('form', { name: 'Rename “Last week”' }))
    const field = row.getByRole('textbox', { name: 'Name' })
    expect(field).toHaveFocus()
    await person.clear(field)
    await person.type(field, 'Seven days{Escape}')
    await waitFor(() => expect(press('Rename “Last week”')).toHaveFocus())
    expect(screen.getByRole('region', { name: 'Views of this page' })).toBeVisible()

    const { nameTaken } = savedView.VIEW_REFUSALS
    network.use(mockCall(savedView.rename, () => new Refusal(nameTaken, 'The name is taken.')))
    await person.click(press('Rename “Last week”'))
    const again = within(screen.getByRole('form', { name: 'Rename “Last week”' })).getByRole('textbox')
    await person.clear(again)
    await person.type(again, 'Seven days{Enter}')
    await waitFor(() => expect(again).toHaveAccessibleDescription('The name is taken.'))
    expect(again).toHaveValue('Seven days')
    network.use(...server)
    await person.click(press('Rename'))
    expect(await screen.findByRole('link', { name: /^Seven days/ })).toBeInTheDocument()
  })

  test('that is deleted comes back by Undo, as the start that it was', async () => {
    views = views.map((one) => ({ ...one, isStart: one.id === 2 }))
    const { person } = await openViews()
    await person.click(press('Delete “Last week”'))
    expect(await screen.findByText('“Last week” is deleted.')).toBeInTheDocument()
    await waitFor(() => expect(rows()).toEqual(['All of Mara']))
    expect(press('Undo')).toHaveFocus()
    await person.click(press('Undo'))
    await waitFor(() =>
      expect(rows()).toEqual(['All of Mara', 'Last weekOpen now · Start view · Days move with today']),
    )
    expect(screen.queryByText('“Last week” is deleted.')).toBeNull()
    expect(screen.getByRole('region', { name: 'Views of this page' })).toHaveFocus()
  })

  test('that could not be deleted, restored or made the start says so, and is retained', async () => {
    const { person } = await openViews({ handlers: [mockStatus(savedView.remove, 500)] })
    await person.click(press('Delete “Last week”'))
    expect(await screen.findByRole('alert')).toHaveTextContent(/^The view was not changed: ./)
    expect(rows()).toHaveLength(2)

    network.use(...server, mockStatus(savedView.save, 500))
    network.use(mockStatus(savedView.save, 500))
    await person.click(press('Delete “Last week”'))
    await person.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/^“Last week” was not restored: ./)).toBeInTheDocument()
    network.use(...server)
    await person.click(press('Undo'))
    await waitFor(() => expect(rows()).toHaveLength(2))

    network.use(mockNetworkError(savedView.setStart))
    await person.click(press('Open this page with “Last week”'))
    expect(await screen.findByRole('alert')).toHaveTextContent(/^The view was not changed: ./)
  })
})

test('a query of the address stays while views are saved and changed', async () => {
  const { person } = await openViews()
  await person.type(await nameField(), 'Week{Enter}')
  await waitFor(() => expect(rows()).toHaveLength(3))
  await person.click(press('Open this page with “Week”'))
  await waitFor(() => expect(views.some(({ isStart }) => isStart)).toBe(true))
  expect(addressBar()).toBe(`${AUDIT}${LAST_WEEK}`)
})
