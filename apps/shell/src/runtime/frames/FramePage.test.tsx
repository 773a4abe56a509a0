import { frame, menu } from '@console/contracts'
import { mockCall, mockPending, mockStatus, Refusal, testUser } from '@console/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  addressBar,
  closeConsoles,
  inHours,
  openConsole,
  testMenus,
  type OpenOptions,
} from '../../testing/open-console.tsx'
import { chooseBusinessType } from '../services/business-choice.ts'
import { FRAME_LOAD_LIMIT_MS } from './FramedDocument.tsx'
import { RENEW_INTERVAL_MS } from './use-frame-bridge.ts'

const OWN = window.location.origin
const PARTNER = 'https://partner.example'
const PROTOCOL = 'console-frame/1'

afterEach(async () => {
  vi.useRealTimers()
  await closeConsoles()
  vi.restoreAllMocks()
})

type TicketRequest = { origin: string; businessTypeId?: number | null | undefined }

/** A console with one framed page, and the tickets it requested. */
async function openFrame(link: string, options: OpenOptions = {}) {
  const ticketRequests: TicketRequest[] = []
  const item = { id: 'pages', name: 'Pages', path: '/console/pages', component: 'shell/FramePage', link }
  const opened = await openConsole({
    address: '/console/pages',
    menus: [...testMenus, item],
    ...options,
    handlers: [
      ...(options.handlers ?? []),
      mockCall(frame.ticket, ({ body }) => {
        ticketRequests.push(body)
        return { kind: 'ticket' as const, ticket: ticketNamed(ticketRequests.length), expiresAt: inHours(1) }
      }),
    ],
  })
  return { ...opened, ticketRequests }
}
const ticketNamed = (count: number) => `ticket-${count}`.padEnd(43, '-')
const findFrame = () =>
  waitFor(() => {
    const element = document.querySelector('iframe')
    if (element === null) throw new Error('there is no frame')
    return element
  })

function postFromFrame(
  element: HTMLIFrameElement,
  data: unknown,
  from: Partial<{ origin: string; source: Window }> = {},
) {
  const { origin = OWN, source = element.contentWindow } = from
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
  })
}
const bridge = (message: object) => ({ protocol: PROTOCOL, ...message })

/** The messages posted to the framed page, with their target origin. */
function recordMessages(element: HTMLIFrameElement) {
  const { contentWindow } = element
  if (contentWindow === null) throw new Error('the frame has no window')
  const post = vi.spyOn(contentWindow, 'postMessage').mockImplementation(() => {})
  return () => post.mock.calls.map(([message, target]) => ({ message, target }))
}

describe('a framed page', () => {
  test('fills the content area below header and sidebar, from its item’s link with a ticket [FRAME-001, FRAME-002, FRAME-004]', async () => {
    const { ticketRequests } = await openFrame('/pages/list?u={userId}')
    const element = await findFrame()
    expect(within(screen.getByRole('main')).getByTitle('Pages')).toBe(element)
    expect(screen.getByRole('heading', { level: 1, name: 'Pages' })).toBeInTheDocument()
    expect(element.src).toBe(`${OWN}/pages/list?u=${testUser.userId}&token=${ticketNamed(1)}`)
    expect(ticketRequests).toEqual([{ origin: OWN, businessTypeId: null }])
    expect(addressBar()).toBe('/console/pages')
  })

  test('has a name, sends no referrer, and cannot navigate the console [FRAME-001]', async () => {
    await openFrame(`${PARTNER}/list`)
    const element = await findFrame()
    expect(element).toHaveAttribute('referrerpolicy', 'no-referrer')
    const allowed = element.getAttribute('sandbox')?.split(' ') ?? []
    expect(allowed).toContain('allow-scripts')
    expect(allowed.filter((word) => word.startsWith('allow-top-navigation'))).toEqual([])
  })

  test('of the console’s own host has no sandbox, which it could remove', async () => {
    await openFrame('/pages/list')
    expect(await findFrame()).not.toHaveAttribute('sandbox')
  })

  test('gets the query of the console’s address, and is reloaded when it changes [FRAME-005]', async () => {
    await openFrame('/pages/offline?kind=all', { address: '/console/pages?date=2024-05-01&token=mine' })
    expect((await findFrame()).src).toBe(
      `${OWN}/pages/offline?kind=all&date=2024-05-01&token=${ticketNamed(1)}`,
    )
  })

  test('is not open to a user without its permission [FRAME-001]', async () => {
    await openFrame('/pages/list', { menuIds: ['logs', 'messages', 'audit', 'history'] })
    expect(await screen.findByRole('alert')).toHaveTextContent('You do not have access to this page')
    expect(document.querySelector('iframe')).toBeNull()
  })

  test('gets the session token where its host is listed for that [FRAME-002]', async () => {
    await openFrame(`${PARTNER}/x`, { handlers: [mockCall(frame.ticket, { kind: 'session' })] })
    expect((await findFrame()).src).toBe(`${PARTNER}/x?token=stored-token`)
  })
})

describe('a switch of the business type', () => {
  async function switchBusiness({ person }: Awaited<ReturnType<typeof openFrame>>) {
    await person.click(screen.getByRole('combobox', { name: 'Business' }))
    await person.click(await screen.findByTitle('Spring card activation'))
  }

  test('reloads a page whose link contains it, with a new ticket [FRAME-003, FRAME-006, FRAME-Q5]', async () => {
    const opened = await openFrame('/pages/plan?business_type_id={businessTypeId}')
    const before = (await findFrame()).src
    await switchBusiness(opened)
    await waitFor(async () => {
      expect((await findFrame()).src).not.toBe(before)
    })
    const [first, second] = opened.ticketRequests.map(({ businessTypeId }) => businessTypeId)
    expect(new URL(before).searchParams.get('business_type_id')).toBe(String(first))
    expect(new URL((await findFrame()).src).searchParams.get('business_type_id')).toBe(String(second))
    expect(second).not.toBe(first)
  })

  test('is also made by a page, for a business type of the person [PLAN-036]', async () => {
    const opened = await openFrame('/pages/plan?business_type_id={businessTypeId}')
    await findFrame()
    const chosen = testUser.businessTypes?.[1]?.businessTypeId ?? 0
    const made: boolean[] = []
    act(() => void made.push(chooseBusinessType(chosen + 1000), chooseBusinessType(chosen)))
    expect(made).toEqual([false, true])
    await waitFor(() => expect(opened.ticketRequests.at(-1)?.businessTypeId).toBe(chosen))
  })

  test('does not reload any other page [FRAME-003, FRAME-Q5]', async () => {
    const opened = await openFrame('/pages/plan')
    const element = await findFrame()
    await switchBusiness(opened)
    const header = within(screen.getByRole('banner'))
    expect(await header.findByTitle('Spring card activation')).toBeInTheDocument()
    expect(await findFrame()).toBe(element)
    expect(opened.ticketRequests).toHaveLength(1)
  })
})

describe('a refused link', () => {
  test.each([
    ['javascript:alert(1)', 'Its address is not a web address (http or https).'],
    ['/x?p={password}', 'Its address has a placeholder that the console does not know: password.'],
    ['https://{app}.example/x', 'Its address has a placeholder in the name of the host.'],
    ['/console/home', 'Its address is a page of the console itself.'],
  ])('%s is reported instead of the frame, and no ticket is requested [FRAME-004]', async (link, text) => {
    const { ticketRequests } = await openFrame(link)
    expect(await screen.findByRole('alert')).toHaveTextContent(`Pages cannot be opened here${text}`)
    expect(document.querySelector('iframe')).toBeNull()
    expect(ticketRequests).toEqual([])
  })

  test('to a host that is not registered is reported instead of the frame [FRAME-Q8]', async () => {
    const text = 'The host of this page is not registered.'
    await openFrame('https://evil.example/x', {
      handlers: [mockCall(frame.ticket, new Refusal(frame.FRAME_REFUSALS.originNotRegistered, text))],
    })
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(document.querySelector('iframe')).toBeNull()
  })

  test('is reported in Chinese too', async () => {
    window.localStorage.setItem('locale', 'zh')
    await openFrame('javascript:alert(1)')
    expect(await screen.findByRole('alert')).toHaveTextContent('该地址不是网页地址')
    await closeConsoles()
    await openFrame('/console/home')
    expect(await screen.findByRole('alert')).toHaveTextContent('该地址是控制台自身的页面')
  })
})

describe('until the page is shown', () => {
  test('a loading card covers it until the page reports ready', async () => {
    await openFrame('/pages/list')
    const element = await findFrame()
    expect(screen.getByRole('status', { name: 'Opening Pages' })).toBeInTheDocument()
    fireEvent.load(element)
    expect(screen.getByRole('status', { name: 'Opening Pages' })).toBeInTheDocument()
    postFromFrame(element, bridge({ type: 'ready' }))
    expect(screen.queryByRole('status', { name: 'Opening Pages' })).not.toBeInTheDocument()
  })

  test('a page of another host is shown on load, without the bridge', async () => {
    await openFrame(`${PARTNER}/x`)
    fireEvent.load(await findFrame())
    expect(screen.queryByRole('status', { name: 'Opening Pages' })).not.toBeInTheDocument()
  })

  test('a page that never loads times out, and Retry opens it with a new ticket', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const { ticketRequests } = await openFrame('/pages/list')
    await findFrame()
    act(() => {
      vi.advanceTimersByTime(FRAME_LOAD_LIMIT_MS)
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('Pages did not open')
    expect(document.querySelector('iframe')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect((await findFrame()).src).toBe(`${OWN}/pages/list?token=${ticketNamed(2)}`)
    expect(ticketRequests).toHaveLength(2)
  })

  test('a page that loaded in time does not time out', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await openFrame('/pages/list')
    const element = await findFrame()
    postFromFrame(element, bridge({ type: 'ready' }))
    act(() => {
      vi.advanceTimersByTime(FRAME_LOAD_LIMIT_MS * 2)
    })
    expect(await findFrame()).toBe(element)
  })

  test('the card is shown while the ticket is requested, and a failed ticket can be requested again', async () => {
    let isDown = true
    const { person } = await openFrame('/pages/list', {
      handlers: [
        http.post(`*${frame.ticket.path}`, () =>
          isDown ? new HttpResponse('', { status: 400 }) : undefined,
        ),
      ],
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('Pages could not be opened')
    isDown = false
    await person.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await findFrame()).toBeInTheDocument()
  })

  test('only the card is shown before the ticket arrives', async () => {
    await openFrame('/pages/list', { handlers: [mockPending(frame.ticket)] })
    expect(await screen.findByRole('status', { name: 'Opening Pages' })).toBeInTheDocument()
    expect(document.querySelector('iframe')).toBeNull()
  })

  test('a ticket refused with 401 ends the session like every call', async () => {
    await openFrame('/pages/list', { handlers: [mockStatus(frame.ticket, 401)] })
    expect(await screen.findByLabelText('Username')).toBeInTheDocument()
  })
})

describe('a page that got a 401', () => {
  test.each([
    [401],
    [{ code: 401 }],
    [{ status: 401 }],
    [{ type: '401' }],
    [bridge({ type: 'unauthorised' })],
  ])(
    'and sends %j is replaced; the console continues, and Refresh reopens it [FRAME-007, FRAME-Q6, FRAME-Q7, FRAME3-002]',
    async (data) => {
      const { person } = await openFrame('/pages/list')
      postFromFrame(await findFrame(), data)
      expect(screen.getByRole('alert')).toHaveTextContent('You are not authorised')
      expect(document.querySelector('iframe')).toBeNull()
      expect(screen.getByRole('heading', { level: 1, name: 'Pages' })).toBeInTheDocument()
      await person.click(screen.getByRole('button', { name: 'Refresh' }))
      expect((await findFrame()).src).toContain(ticketNamed(2))
    },
  )

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another origin without a name', { origin: 'null' }],
    ['another window of the same origin', { source: window }],
  ])('is accepted from its own window and origin only, not from %s [FRAME-Q6]', async (_, from) => {
    await openFrame('/pages/list')
    const element = await findFrame()
    for (const data of [
      401,
      bridge({ type: 'ready' }),
      bridge({ type: 'navigate', to: '/console/msgcenter/audit' }),
    ])
      postFromFrame(element, data, from)
    expect(await findFrame()).toBe(element)
    expect(screen.getByRole('status', { name: 'Opening Pages' })).toBeInTheDocument()
    expect(addressBar()).toBe('/console/pages')
  })
})

describe('the bridge', () => {
  test('sends theme, language, zone and business type, at first and at each change, to the page’s origin only', async () => {
    const { preferences } = await openFrame(`${PARTNER}/x?b={businessTypeId}`)
    const element = await findFrame()
    const messages = recordMessages(element)
    postFromFrame(element, bridge({ type: 'ready' }), { origin: PARTNER })
    const context = {
      theme: 'light',
      language: 'en',
      timezone: testUser.timezone,
      isBusinessMode: true,
      businessTypeId: expect.any(Number) as unknown,
    }
    expect(messages()).toEqual([{ message: bridge({ type: 'context', context }), target: PARTNER }])
    act(() => {
      preferences.setTheme('dark')
    })
    expect(messages().at(-1)).toEqual({
      message: bridge({ type: 'context', context: { ...context, theme: 'dark' } }),
      target: PARTNER,
    })
    act(() => {
      preferences.setLanguage('zh')
    })
    expect(messages().at(-1)?.message).toMatchObject({ context: { language: 'zh' } })
    expect(await findFrame()).toBe(element)
  })

  test('navigates only to pages that this user may open', async () => {
    await openFrame('/pages/list', {
      menuIds: ['logs', 'messages', 'audit', 'pages'],
    })
    const element = await findFrame()
    for (const to of [
      'https://evil.example/',
      '//evil.example',
      'javascript:alert(1)',
      '/console/msgcenter/history',
      '/console/login',
      '/console/nowhere',
      '/elsewhere',
    ]) {
      postFromFrame(element, bridge({ type: 'navigate', to }))
    }
    expect(addressBar()).toBe('/console/pages')
    postFromFrame(element, bridge({ type: 'navigate', to: '/console/msgcenter/audit?page=2' }))
    expect(await screen.findByText('audit shows /console/msgcenter/audit?page=2')).toBeInTheDocument()
    expect(addressBar()).toBe('/console/msgcenter/audit?page=2')
  })

  test('accepts a height and a title', async () => {
    await openFrame('/pages/list')
    const element = await findFrame()
    postFromFrame(element, bridge({ type: 'resize', heightPx: 1999.5 }))
    expect(element.getAttribute('style')).toContain('2000px')
    postFromFrame(element, bridge({ type: 'title', title: 'Page 7' }))
    expect(document.title).toBe('Orchid - Pages - Page 7')
    expect(element.title).toBe('Pages - Page 7')
    postFromFrame(element, bridge({ type: 'title', title: '' }))
    expect(document.title).toBe('Orchid - Pages')
  })

  test('shows its title beside the name of the page, in any language [SHELL-058, SHELL-076]', async () => {
    const { preferences, person } = await openFrame('/pages/list', {
      handlers: [
        mockCall(menu.tree, ({ request }) => ({
          menus: [
            ...testMenus,
            {
              id: 'pages',
              name: request.headers.get('accept-language')?.startsWith('zh') === true ? '页面' : 'Pages',
              path: '/console/pages',
              component: 'shell/FramePage',
              link: '/pages/list',
            },
          ],
        })),
      ],
    })
    const element = await findFrame()
    postFromFrame(element, bridge({ type: 'title', title: 'Page 7' }))
    act(() => {
      preferences.setLanguage('zh')
    })
    postFromFrame(element, bridge({ type: 'title', title: '第 7 页' }))
    await waitFor(() => {
      expect(document.title).toBe('兰花 - 页面 - 第 7 页')
    })
    expect(element.title).toBe('页面 - 第 7 页')
    await person.click(screen.getByRole('button', { name: 'Logs' }))
    await person.click(screen.getByRole('link', { name: 'Message history' }))
    await screen.findByText('audit shows /console/msgcenter/history')
    await waitFor(() => {
      expect(document.title).toBe('兰花 - Message history')
    })
  })

  test.each([
    ['k', () => screen.findByRole('combobox', { name: 'Search pages and actions' })],
    ['?', () => screen.findByText('Show this list')],
  ])('%s pressed inside the frame opens what it opens outside', async (key, findOverlay) => {
    await openFrame('/pages/list')
    postFromFrame(await findFrame(), bridge({ type: 'shortcut', key }))
    expect(await findOverlay()).toBeInTheDocument()
  })

  test('takes the query of the page into the address without reopening the page, and opens another one [FRAME-005]', async () => {
    const { ticketRequests, person } = await openFrame('/pages/list?kind=all&b={businessTypeId}')
    const element = await findFrame()
    const report = (query: string) => postFromFrame(element, bridge({ type: 'query', query }))
    report('?kind=all&business_type_id=3&text=a&token=x')
    expect(addressBar()).toBe('/console/pages?text=a')
    report('?kind=some&text=a&page=2')
    expect(addressBar()).toBe('/console/pages?kind=some&text=a&page=2')
    report('?kind=all')
    expect(addressBar()).toBe('/console/pages')
    expect(await findFrame()).toBe(element)
    expect(ticketRequests).toHaveLength(1)
    report('?text=b')
    await person.click(screen.getByRole('link', { name: 'Pages' }))
    await waitFor(() => {
      expect(ticketRequests).toHaveLength(2)
    })
    expect(addressBar()).toBe('/console/pages')
  })

  test('a dialog of the page covers the console around it until it closes', async () => {
    const { person } = await openFrame('/pages/list')
    const element = await findFrame()
    expect(screen.queryByRole('button', { name: 'Back to the console' })).not.toBeInTheDocument()
    postFromFrame(element, bridge({ type: 'cover', isCovered: true }))
    expect(screen.getByRole('button', { name: 'Back to the console' })).toBeInTheDocument()
    expect(screen.getByRole('banner').closest('[inert]')).not.toBeNull()
    postFromFrame(element, bridge({ type: 'cover', isCovered: false }))
    expect(screen.queryByRole('button', { name: 'Back to the console' })).not.toBeInTheDocument()
    expect(screen.getByRole('banner').closest('[inert]')).toBeNull()
    postFromFrame(element, bridge({ type: 'cover', isCovered: true }))
    await person.click(screen.getByRole('button', { name: 'Back to the console' }))
    expect(screen.getByRole('banner').closest('[inert]')).toBeNull()
  })

  test('a page of another host cannot cover the console', async () => {
    await openFrame(`${PARTNER}/crm`)
    const element = await findFrame()
    postFromFrame(element, bridge({ type: 'cover', isCovered: true }), { origin: PARTNER })
    expect(screen.getByRole('banner').closest('[inert]')).toBeNull()
  })

  test('renews the ticket of an open page, once a minute at most', async () => {
    const { ticketRequests } = await openFrame('/pages/list')
    const element = await findFrame()
    const messages = recordMessages(element)
    vi.useFakeTimers({ toFake: ['Date'] })
    for (let count = 0; count < 5; count += 1) postFromFrame(element, bridge({ type: 'renewTicket' }))
    await waitFor(() => {
      expect(messages()).toEqual([
        { message: bridge({ type: 'ticket', ticket: ticketNamed(2) }), target: OWN },
      ])
    })
    expect(ticketRequests).toHaveLength(2)
    vi.setSystemTime(Date.now() + RENEW_INTERVAL_MS)
    postFromFrame(element, bridge({ type: 'renewTicket' }))
    await waitFor(() => {
      expect(messages()).toHaveLength(2)
    })
  })
})

describe('where the platform issues no tickets', () => {
  const config = { capabilities: [], apiOrigin: '', tokenOrigins: [PARTNER] }

  test.each([`${OWN}/pages/list?user={userId}&t={token}`, `${PARTNER}/list?user={userId}&t={token}`])(
    '%s is filled with the session token',
    async (link) => {
      const { requests } = await openFrame(link, { config })
      const address = new URL((await findFrame()).src)
      expect(Object.fromEntries(address.searchParams)).toEqual({ user: '7', t: 'stored-token' })
      expect(requests).not.toContain(frame.ticket.path)
    },
  )

  test('a page of the own host is shown on load: the documents have no message that says it is ready', async () => {
    await openFrame('/pages/list', { config })
    const element = await findFrame()
    expect(screen.getByRole('status', { name: 'Opening Pages' })).toBeInTheDocument()
    fireEvent.load(element)
    expect(screen.queryByRole('status', { name: 'Opening Pages' })).not.toBeInTheDocument()
  })

  test('a host that is not registered gets nothing, and the page says so', async () => {
    await openFrame('https://elsewhere.example/list', { config })
    const problem = await screen.findByRole('alert')
    expect(problem).toHaveTextContent(
      'It is on https://elsewhere.example, which is not registered to receive your sign-in',
    )
    expect(document.querySelector('iframe')).toBeNull()
  })
})
