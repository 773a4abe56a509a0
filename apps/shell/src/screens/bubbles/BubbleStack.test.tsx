import { frame, message, tracking, type ParsedBodyOf } from '@console/contracts'
import { mockCall } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest'
import { closeConsoles, openConsole } from '../../testing/open-console.tsx'
import { samplePopup } from '../message/message.samples.ts'
import { MAX_BUBBLES } from './use-open-bubbles.ts'

type Report = ParsedBodyOf<typeof message.report>

let pushed: message.Popup[]
let reports: Report[]
let requestedTypes: number[]
let tracked: Record<string, unknown>[]
let open: MockInstance<typeof window.open>

beforeEach(() => {
  pushed = []
  reports = []
  requestedTypes = []
  tracked = []
  open = vi.spyOn(window, 'open').mockReturnValue(null)
})
afterEach(async () => {
  await closeConsoles()
  vi.restoreAllMocks()
})

const TICKET = 't'.repeat(43)

const handlers = () => [
  mockCall(frame.ticket, { kind: 'ticket', ticket: TICKET, expiresAt: 1_795_200_030 }),
  mockCall(message.popups, ({ body }) => {
    requestedTypes.push(body.businessTypeId)
    return { records: pushed.filter(({ businessTypeId }) => businessTypeId === body.businessTypeId) }
  }),
  mockCall(message.report, ({ body }) => {
    reports.push(body)
    return { unreadCnt: 0 }
  }),
  mockCall(tracking.report, ({ body }) => {
    for (const { value } of body.metrics) tracked.push(JSON.parse(value) as Record<string, unknown>)
    return null
  }),
]

/** Opens the console and waits for the first bubble. */
async function openWith(first: message.Popup, ...others: message.Popup[]) {
  pushed = [first, ...others]
  const opened = await openConsole({ handlers: handlers() })
  await screen.findByRole('article', { name: first.payload.title })
  return opened
}

const bubble = (id: string) => screen.queryByRole('article', { name: `Message ${id}` })
const shownBubble = (id: string) => screen.getByRole('article', { name: `Message ${id}` })

describe('a bubble', () => {
  test('has the title, the content as HTML and a button for each option, and is reported as touched and announced [SHELL-077]', async () => {
    const { person } = await openWith(samplePopup('7'), samplePopup('8', { btnOptions: [] }))
    const first = shownBubble('7')
    expect(within(first).getByText('7').tagName).toBe('B')
    expect(within(first).getByText(/^Seat/).tagName).toBe('P')
    expect(
      within(first)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['', 'Open session', 'Later'])
    // Its title, which unfolds it, and the button to close it.
    await person.click(within(shownBubble('8')).getByRole('button', { name: 'Message 8' }))
    expect(within(shownBubble('8')).getAllByRole('button')).toHaveLength(2)
    await waitFor(() => {
      expect(reports).toEqual([{ event: 'touched', ids: ['7', '8'] }])
    })
    expect(screen.getByTestId('live-region')).toHaveTextContent('Message 7, Message 8')
  })

  test('shows nothing of a hostile message but its text [SHELL-077]', async () => {
    const content =
      '<p onclick="alert(1)">Hello <a href="javascript:alert(1)">there</a><script>alert(1)</script><img src=x onerror=alert(1)></p>'
    await openWith(samplePopup('7', { content }))
    const paragraph = within(shownBubble('7')).getByText(/Hello/)
    expect(paragraph.outerHTML).toBe('<p>Hello <a>there</a></p>')
  })

  test('closes at once by any of its buttons while the others stay, and a button without link is only counted [SHELL-079, SHELL-080]', async () => {
    const { person } = await openWith(samplePopup('7'), samplePopup('8'))
    await person.click(within(shownBubble('7')).getByRole('button', { name: 'Later' }))
    expect(bubble('7')).not.toBeInTheDocument()
    expect(bubble('8')).toBeInTheDocument()
    expect(open).not.toHaveBeenCalled()
    await waitFor(() => {
      expect(reports).toContainEqual({ event: 'clicked', ids: ['7'] })
    })
  })

  test('opens its link in a new tab with token, business type, message, rule, trigger and track [SHELL-080, SHELL-081]', async () => {
    const { person } = await openWith(samplePopup('7'))
    await person.click(within(shownBubble('7')).getByRole('button', { name: 'Open session' }))
    await waitFor(() => {
      expect(open.mock.lastCall?.[0]).not.toBe('')
    })
    const [address, target] = open.mock.lastCall ?? []
    expect(target).toBe('_blank')
    expect(Object.fromEntries(new URL(String(address)).searchParams)).toEqual({
      seat: '4',
      token: TICKET,
      business_type_id: '11',
      msgId: '7',
      msgRuleCode: 'idle-seat',
      triggerId: 'cron-9',
      track: 'true',
    })
    expect(bubble('7')).not.toBeInTheDocument()
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', null])(
    'reports that it did not open %s [SHELL-081]',
    async (link) => {
      const { person } = await openWith(
        samplePopup('7', { btnOptions: [{ text: 'Open', action: 'OPEN_URL', link }] }),
      )
      await person.click(within(shownBubble('7')).getByRole('button', { name: 'Open' }))
      expect(await screen.findByText('The link was not opened: it is not a web address.')).toBeInTheDocument()
      expect(open).not.toHaveBeenCalled()
    },
  )

  test('closed by button or Escape counts as touched only, and the focus moves to the region of the messages [SHELL-079]', async () => {
    const { person } = await openWith(samplePopup('7'), samplePopup('8'))
    await person.click(screen.getByRole('button', { name: 'Close “Message 7”' }))
    expect(screen.getByRole('region', { name: 'New messages' })).toHaveFocus()
    await person.tab()
    await person.keyboard('{Escape}')
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
    expect(reports).toEqual([{ event: 'touched', ids: ['7', '8'] }])
  })

  test('is tracked when shown and when clicked, with its rule and trigger [SHELL-082]', async () => {
    const { person } = await openWith(samplePopup('7'))
    await person.click(within(shownBubble('7')).getByRole('button', { name: 'Later' }))
    window.dispatchEvent(new Event('pagehide'))
    await waitFor(() => {
      expect(tracked.map(({ metricId, msgId, triggerId }) => [metricId, msgId, triggerId])).toEqual(
        expect.arrayContaining([
          ['bubble.shown', '7', 'cron-9'],
          ['bubble.clicked', '7', 'cron-9'],
        ]),
      )
    })
  })
})

describe('the list of messages', () => {
  test('is refetched for another business type, even for one fetched a moment ago [SHELL-061]', async () => {
    const { person } = await openWith(samplePopup('7'), { ...samplePopup('9'), businessTypeId: 12 })
    expect(requestedTypes).toEqual([11])
    const choose = async (name: string) => {
      await person.click(screen.getByRole('combobox', { name: 'Business' }))
      await person.click(await screen.findByTitle(name))
    }
    await choose('Spring card activation')
    expect(await screen.findByRole('article', { name: 'Message 9' })).toBeInTheDocument()
    expect(screen.getByText('business Spring card activation')).toBeInTheDocument()
    await choose('Winter renewals')
    await waitFor(() => {
      expect(requestedTypes).toEqual([11, 12, 11])
    })
    expect(screen.getAllByRole('article', { name: 'Message 7' })).toHaveLength(1)
  })

  test('sends no request without a business type [SHELL-061]', async () => {
    await openConsole({ handlers: handlers(), user: { businessTypes: [], selectedBusinessTypeId: null } })
    await screen.findByRole('button', { name: 'Messages' })
    expect(requestedTypes).toEqual([])
  })

  test('shows a limited number of bubbles, the next one when one closes [SHELL-077]', async () => {
    const ids = Array.from({ length: MAX_BUBBLES + 1 }, (_, index) => String(index + 1))
    const { person } = await openWith(samplePopup('1'), ...ids.slice(1).map((id) => samplePopup(id)))
    expect(screen.getAllByRole('article')).toHaveLength(MAX_BUBBLES)
    expect(screen.getByText('1 more')).toBeInTheDocument()
    // Only the first is unfolded; the next one unfolds as it goes.
    expect(screen.getAllByRole('button', { name: 'Open session' })).toHaveLength(1)
    expect(within(shownBubble('1')).getByRole('button', { name: 'Open session' })).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Close “Message 1”' }))
    expect(bubble(String(MAX_BUBBLES + 1))).toBeInTheDocument()
    expect(within(shownBubble('2')).getByRole('button', { name: 'Open session' })).toBeVisible()
    expect(screen.queryByText(/more$/)).not.toBeInTheDocument()
    await waitFor(() => {
      expect(reports.map(({ ids: reportedIds }) => reportedIds.length)).toEqual([MAX_BUBBLES, 1])
    })
  })
})
