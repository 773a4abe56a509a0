import { frame, message, type ParsedBodyOf } from '@console/contracts'
import { mockCall, mockNetworkError, mockStatus, network } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeConsoles, openConsole, type OpenOptions } from '../../testing/open-console.tsx'
import { samplePopup } from '../message/message.samples.ts'
import { INBOX_STEP } from './InboxPanel.tsx'

let unreadCnt: number
let records: message.InboxMessage[]
let total: number
let inboxRequests: ParsedBodyOf<typeof message.inbox>[]
let reports: ParsedBodyOf<typeof message.report>[]

beforeEach(() => {
  unreadCnt = 2
  records = [inboxMessage('8', false), inboxMessage('7', false), inboxMessage('6', true)]
  total = 3
  inboxRequests = []
  reports = []
})
afterEach(async () => {
  await closeConsoles()
  vi.restoreAllMocks()
})

function inboxMessage(id: string, isRead: boolean): message.InboxMessage {
  return { ...samplePopup(id), businessTypeName: 'Winter renewals', isRead }
}

function openWith(options: OpenOptions = {}) {
  return openConsole({
    ...options,
    handlers: [
      ...(options.handlers ?? []),
      mockCall(frame.ticket, { kind: 'ticket', ticket: 't'.repeat(43), expiresAt: 1_795_200_030 }),
      mockCall(message.unreadCount, () => ({ unreadCnt })),
      mockCall(message.inbox, ({ body }) => {
        inboxRequests.push(body)
        return { records: records.filter(({ isRead }) => !body.unreadOnly || !isRead), total, unreadCnt }
      }),
      mockCall(message.report, ({ body }) => {
        reports.push(body)
        if (body.event !== 'touched') unreadCnt -= 1
        return { unreadCnt }
      }),
      mockCall(message.readAll, () => {
        unreadCnt = 0
        return { unreadCnt }
      }),
    ],
  })
}

async function openInbox(options: OpenOptions = {}) {
  const opened = await openWith(options)
  await opened.person.click(await screen.findByRole('button', { name: /^Messages, / }))
  return { ...opened, inbox: await screen.findByRole('region', { name: 'Messages' }) }
}

const row = (id: string) => screen.findByRole('button', { name: new RegExp(`Message ${id} `) })

describe('the bell', () => {
  test.each([
    [0, 'Messages'],
    [7, 'Messages, 7 unread'],
    [message.UNREAD_COUNT_LIMIT, 'Messages, 99+ unread'],
  ])('shows the number of unread messages: %s [SHELL-056]', async (count, name) => {
    unreadCnt = count
    await openWith()
    expect(await screen.findByRole('button', { name })).toBeInTheDocument()
  })

  test('is shown in Chinese too [SHELL-056, SHELL-076]', async () => {
    const { preferences } = await openWith()
    await screen.findByRole('button', { name: 'Messages, 2 unread' })
    preferences.setLanguage('zh')
    expect(await screen.findByRole('button', { name: '消息，2 条未读' })).toBeInTheDocument()
  })
})

describe('the inbox', () => {
  test('lists what was pushed, newest first, with business and time, and reports it as touched [SHELL-077]', async () => {
    const { inbox } = await openInbox()
    await row('8')
    const names = within(inbox)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(names.map((text) => /Message \d/.exec(text)?.[0])).toEqual(['Message 8', 'Message 7', 'Message 6'])
    expect(names[0]).toContain('Winter renewals')
    expect(names[0]).toContain('2026-11-21')
    await waitFor(() => {
      expect(reports).toEqual([{ event: 'touched', ids: ['8', '7'] }])
    })
  })

  test('opening a message marks it read: its content is shown, the count decreases, the list stays [SHELL-077]', async () => {
    const { person, inbox } = await openInbox()
    await person.click(await row('8'))
    expect(within(inbox).getByText('8').tagName).toBe('B')
    expect(await screen.findByRole('button', { name: 'Messages, 1 unread' })).toBeInTheDocument()
    expect(reports).toContainEqual({ event: 'viewed', ids: ['8'] })
    expect(await row('8')).not.toHaveAccessibleName(/Unread/)
    expect(await row('7')).toHaveAccessibleName(/Unread/)
    expect(inboxRequests).toHaveLength(1)
    await person.click(await row('8'))
    expect(within(inbox).queryByText('8')).not.toBeInTheDocument()
  })

  test('its buttons work as those of the bubble did [SHELL-081]', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    const { person, inbox } = await openInbox()
    await person.click(await row('7'))
    await person.click(within(inbox).getByRole('button', { name: 'Open session' }))
    await waitFor(() => {
      expect(String(opened.mock.lastCall?.[0])).toContain('msgId=7')
    })
    await waitFor(() => {
      expect(reports).toContainEqual({ event: 'clicked', ids: ['7'] })
    })
  })

  test('marks all read', async () => {
    const { person } = await openInbox()
    await row('8')
    await person.click(screen.getByRole('button', { name: 'Mark all read' }))
    expect(await screen.findByRole('button', { name: 'Messages' })).toBeInTheDocument()
    expect(await row('8')).not.toHaveAccessibleName(/Unread/)
    expect(screen.getByRole('button', { name: 'Mark all read' })).toBeDisabled()
  })

  test('shows the unread ones only, and a note when there are none', async () => {
    const { person, inbox } = await openInbox()
    await row('6')
    await person.click(within(inbox).getByText('Unread', { selector: '.ant-segmented-item-label' }))
    await waitFor(() => {
      expect(screen.queryByText('Message 6')).not.toBeInTheDocument()
    })
    expect(inboxRequests.at(-1)).toMatchObject({ unreadOnly: true, current: 1, size: INBOX_STEP })
    records = []
    await person.click(within(inbox).getByText('All'))
    expect(await screen.findByText('No messages')).toBeInTheDocument()
  })

  test('brings older messages on demand', async () => {
    total = 45
    const { person } = await openInbox()
    await person.click(await screen.findByRole('button', { name: 'Show older' }))
    await waitFor(() => {
      expect(inboxRequests.map(({ size }) => size)).toEqual([INBOX_STEP, 2 * INBOX_STEP])
    })
  })

  test('shows why it could not be loaded and retries', async () => {
    const { person, inbox } = await openInbox({ handlers: [mockStatus(message.inbox, 500)] })
    expect(await within(inbox).findByText(/Server Internal Error/)).toBeInTheDocument()
    network.use(mockCall(message.inbox, { records, total, unreadCnt }))
    await person.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await row('8')).toBeInTheDocument()
  })

  test('reports that new messages could not be fetched, while the loaded ones can be read', async () => {
    await openInbox({ handlers: [mockStatus(message.popups, 500)] })
    expect(
      await screen.findByText('New messages could not be fetched: Server Internal Error'),
    ).toBeInTheDocument()
    expect(await row('8')).toBeInTheDocument()
  })

  test('a failed report leaves the message readable and is logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { person } = await openInbox({ handlers: [mockStatus(message.report, 500)] })
    await person.click(await row('8'))
    await waitFor(() => {
      expect(logged).toHaveBeenCalledWith('[messages]', expect.objectContaining({ status: 500 }))
    })
    expect(await row('8')).toHaveAccessibleName(/Unread/)
  })
})

test('the bell shows no count when its request fails, and nothing else breaks [SHELL-056]', async () => {
  await openConsole({ handlers: [mockNetworkError(message.unreadCount), mockNetworkError(message.popups)] })
  expect(await screen.findByRole('button', { name: 'Messages' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Audit log' })).toBeInTheDocument()
})
