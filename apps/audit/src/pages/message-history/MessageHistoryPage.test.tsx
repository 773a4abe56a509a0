import { business, message, type ParsedBodyOf } from '@console/contracts'
import { documentedAnswer } from '@console/contracts/documented'
import {
  mockCall,
  mockPending,
  mockStatus,
  network,
  Refusal,
  renderSubAppPage,
  setViewportWidth,
  type RenderOptions,
} from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { auditApp } from '../../audit-app.ts'
import { sampleNow, samplePush, samplePushes } from './message-history.samples.ts'

const businessTypes = [
  { id: 11, name: 'Winter renewals' },
  { id: 12, name: 'Spring card activation' },
]

const PATH = '/console/msgcenter/quality-rules'
type ReceivedQuery = ParsedBodyOf<typeof message.history>
type Answer = { records: message.HistoryRecord[]; total: number; totalIsCapped: boolean }

let requests: ReceivedQuery[]
const FULL: Answer = { records: samplePushes(3), total: 25, totalIsCapped: false }
const NONE: Answer = { records: [], total: 0, totalIsCapped: false }

function serve(answer: (body: ReceivedQuery) => Answer | Refusal = () => FULL) {
  network.use(
    mockCall(message.history, ({ body }) => {
      requests.push(body)
      return answer(body)
    }),
    mockCall(business.businessTypePage, { records: businessTypes, total: 2 }),
    mockCall(message.pushStat, { records: [] }),
  )
}

function open(query = '', options: Partial<RenderOptions> = {}) {
  const page = renderSubAppPage({ app: auditApp, path: `${PATH}${query}`, ...options })
  const address = () => new URLSearchParams(page.router.state.location.search)
  const choose = async (field: string, option: string) => {
    await page.person.click(screen.getByRole('combobox', { name: field }))
    await page.person.click(await screen.findByTitle(option))
  }
  const inquire = () => page.person.click(screen.getByRole('button', { name: /Inquire$/ }))
  return { ...page, address, choose, inquire }
}

const rows = () => screen.findAllByRole('row', { name: /Message \d/ })

beforeEach(() => {
  vi.useFakeTimers({ now: sampleNow, toFake: ['Date'] })
  requests = []
})
afterEach(() => {
  vi.useRealTimers()
  setViewportWidth(1440)
})

describe('the list', () => {
  test('requests the first page of 10 and shows it with its count [MSG-001]', async () => {
    serve()
    open()
    expect(await rows()).toHaveLength(3)
    expect(requests).toEqual([{ current: 1, size: 10 }])
    expect(screen.getByText('25 messages')).toBeInTheDocument()
  })

  test('has push time, message, business, source and creator [MSG-002]', async () => {
    const records = [
      samplePush,
      { ...samplePush, id: 2, is_cron: 0, push_time: 'last Friday', title: 'By hand' },
    ]
    serve(() => ({ records, total: 2, totalIsCapped: false }))
    open()
    const cellsOf = async (name: RegExp) =>
      within(await screen.findByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    expect((await cellsOf(/Three seats/)).slice(0, 5)).toEqual([
      '2026-11-20 14:26:41',
      'Three seats idle for 15 minutes',
      'Winter renewals',
      'Scheduled',
      '方语欣',
    ])
    expect((await cellsOf(/By hand/)).slice(0, 4)).toEqual([
      'last Friday',
      'By hand',
      'Winter renewals',
      'Manual',
    ])
  })

  test('turns pages through the address, and Back returns [MSG-001]', async () => {
    serve(({ current }) => ({ ...FULL, records: samplePushes(3, 9000 - current * 10) }))
    const { person, address, router } = open()
    await rows()
    await person.click(screen.getByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(requests.at(-1)).toEqual({ current: 2, size: 10 }))
    expect(address().get('page')).toBe('2')
    await router.navigate(-1)
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page'),
    )
  })

  test('is filtered by business and source, and Reset clears both [MSG-001, MSG-002]', async () => {
    serve()
    const { choose, inquire, person, address } = open()
    await rows()
    await choose('Business', 'Winter renewals')
    await choose('Source', 'Manual')
    await inquire()
    await waitFor(() =>
      expect(requests.at(-1)).toEqual({ current: 1, size: 10, businessTypeId: 11, isCron: false }),
    )
    expect(Object.fromEntries(address())).toEqual({ bizTypeId: '11', source: 'manual' })
    await person.click(screen.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect([...address()]).toEqual([]))
    expect(screen.getByRole('search')).not.toHaveTextContent('Manual')
  })

  test('is cards with the same actions on a phone [MSG-002]', async () => {
    setViewportWidth(390)
    serve()
    const { person, address } = open()
    await person.click(await screen.findByRole('button', { name: 'Detail of Message 9041' }))
    expect(address().get('rule')).toBe('idle-seat')
  })

  test('is Chinese in Chinese [MSG-002]', async () => {
    serve(() => ({ ...FULL, records: [samplePush] }))
    open('', { language: 'zh' })
    expect(await screen.findByText('共 25 条消息')).toBeInTheDocument()
    expect(await screen.findByText('定时任务')).toBeInTheDocument()
  })

  test('names malformed parameters of the address [MSG-001]', async () => {
    serve()
    const { person, address } = open('?source=owl&rule=%01')
    expect(await screen.findByText(/“source=owl” in the address was not understood/)).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Clean the address' }))
    expect([...address()]).toEqual([])
  })
})

test('with documented fields alone it names each message by its rule', async () => {
  serve()
  network.use(mockCall(message.history, documentedAnswer(message.history, FULL)))
  open()
  expect(await screen.findAllByRole('row', { name: new RegExp(samplePush.msg_rule_code) })).toHaveLength(3)
})

describe('its states', () => {
  test('loading is a skeleton under the true heads [MSG-001]', async () => {
    serve()
    network.use(mockPending(message.history))
    open()
    expect(await screen.findByText('Push time')).toBeInTheDocument()
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
  })

  test('without messages it has an empty state [MSG-001]', async () => {
    serve(() => NONE)
    open()
    expect(await screen.findByText('No messages yet')).toBeInTheDocument()
  })

  test('filtered to empty it shows how many are hidden and removes a filter [MSG-001]', async () => {
    serve(({ isCron }) => (isCron === undefined ? FULL : NONE))
    const { person } = open('?source=cron')
    expect(await screen.findByText('25 records are hidden by these filters.')).toBeInTheDocument()
    await person.click(await screen.findByRole('button', { name: 'Remove Source: Scheduled' }))
    expect(await rows()).toHaveLength(3)
  })

  test('a page beyond the last offers the first [MSG-001]', async () => {
    serve(({ current }) => (current === 1 ? FULL : { ...NONE, total: 25 }))
    const { person } = open('?page=9')
    await person.click(await screen.findByRole('button', { name: 'Go to the first page' }))
    expect(await rows()).toHaveLength(3)
  })

  test('a failure shows why and can be retried [MSG-001]', async () => {
    serve()
    network.use(mockStatus(message.history, 500))
    const { person } = open('?source=cron')
    expect(await screen.findByText('The message history could not be loaded')).toBeInTheDocument()
    serve()
    await person.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await rows()).toHaveLength(3)
    expect(requests.at(-1)).toMatchObject({ isCron: true })
  })

  test('a user without permission sees whom to contact [MSG-001]', async () => {
    serve(() => new Refusal(403, 'Access Denied', { status: 403 }))
    open()
    expect(await screen.findByText(/Messages and logs, Message history/)).toBeInTheDocument()
  })
})

describe('the webpage of a message', () => {
  const openRow = async (record: message.HistoryRecord) => {
    serve(() => ({ records: [record], total: 1, totalIsCapped: false }))
    const page = open()
    const button = await screen.findByRole('button', { name: `Webpage of ${record.title}` })
    return { ...page, button }
  }

  test('opens through the host with business type, message, rule and track=false [MSG-003]', async () => {
    const { person, services, button } = await openRow(samplePush)
    await person.click(button)
    expect(services.openPlatformLink).toHaveBeenCalledExactlyOnceWith('/dashboard/session?seat=4', {
      business_type_id: '11',
      msgId: '9041',
      msgRuleCode: 'idle-seat',
      track: 'false',
    })
  })

  test('a link that the host refuses is reported [MSG-003]', async () => {
    const { person, services, button } = await openRow({ ...samplePush, url: 'javascript:alert(1)' })
    services.openPlatformLink.mockResolvedValue(false)
    await person.click(button)
    await waitFor(() => {
      expect(services.toast.error).toHaveBeenCalledWith('The page was not opened: not a valid web address.')
    })
  })

  test('a message without a page has no link [MSG-003]', async () => {
    const { button } = await openRow({ ...samplePush, url: null })
    expect(button).toBeDisabled()
  })
})
