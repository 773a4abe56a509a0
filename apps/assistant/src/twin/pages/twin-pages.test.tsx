import { business, twinDialog, twinSession, type ParsedQueryOf } from '@console/contracts'
import { mockCall, mockPending, mockStatus, network, Refusal, setViewportWidth } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ignoredNames } from '../../testing/ignored-names.ts'
import { openWorkPage } from '../../testing/open-work-page.tsx'

const NOW = Date.UTC(2026, 10, 20, 6, 30)
const AT = NOW / 1000

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  network.use(
    mockCall(business.businessTypePage, { records: [{ id: 11, name: 'Winter renewals' }], total: 1 }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  setViewportWidth(1440)
})

const record: twinSession.TwinRecord = {
  id: 4,
  sessionId: 's-9',
  userId: 1,
  userName: 'Lin Yi',
  orgName: 'Peony team',
  bizTypeName: 'Winter renewals',
  productName: 'Home cover',
  processName: 'Opening',
  usedAt: AT,
}

test('uses are listed newest first, found by name and days, and link to their session', async () => {
  const requests: ParsedQueryOf<typeof twinSession.records>[] = []
  network.use(
    mockCall(twinSession.records, ({ query }) => {
      requests.push(query)
      return { records: [record], total: 41 }
    }),
  )
  const { press, write, choose, address } = openWorkPage('duplicate/digital_twin_session')
  expect(await screen.findByRole('row', { name: /2026-11-20 14:30:00 Lin Yi/ })).toBeInTheDocument()
  expect(screen.getByText('41 uses')).toBeInTheDocument()
  expect(requests[0]).toEqual({ beginDay: '20261114', endDay: '20261120', pageIndex: 1, pageSize: 20 })
  expect(screen.getByRole('link', { name: 's-9' })).toHaveAttribute('href', '/assistant-console/session/s-9')
  await choose('Business', 'Winter renewals')
  await write('Name', 'cover')
  await press(/Inquire$/)
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ bizTypeId: 11, text: 'cover' }))
  expect(address()).toMatchObject({ business: '11', text: 'cover', begin: '2026-11-14', end: '2026-11-20' })
  await press('Page 3')
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ text: 'cover', pageIndex: 3 }))
})

test('a range that is too long is shown at the field, without a request', async () => {
  const requests: unknown[] = []
  network.use(
    mockCall(twinSession.sessions, ({ query }) => {
      requests.push(query)
      return { records: [], total: 0 }
    }),
  )
  const { press } = openWorkPage('duplicate/session?business_type_id=11&begin=2026-09-01&end=2026-11-01')
  expect(await screen.findByText('At most 31 days.')).toBeInTheDocument()
  await waitFor(() => expect(requests).toHaveLength(0))
  await press('Reset')
  expect(await screen.findByText('No twin was used in these days')).toBeInTheDocument()
  expect(requests).toEqual([
    { bizTypeId: 11, beginDay: '20261114', endDay: '20261120', pageIndex: 1, pageSize: 20 },
  ])
})

test('malformed parameters are named: the business of the frame, half a range, an unknown filter', async () => {
  const requests: unknown[] = []
  network.use(
    mockCall(twinSession.sessions, ({ query }) => {
      requests.push(query)
      return { records: [], total: 0 }
    }),
  )
  openWorkPage('duplicate/session?business_type_id=-1&begin=2026-11-01&page=x&seat=4')
  expect(await ignoredNames()).toEqual(['page', 'business_type_id', 'seat', 'begin'])
  await waitFor(() =>
    expect(requests).toEqual([{ beginDay: '20261114', endDay: '20261120', pageIndex: 1, pageSize: 20 }]),
  )
})

test('there are loading, failed and no-permission states, with Retry', async () => {
  network.use(mockPending(twinSession.sessions))
  const loading = openWorkPage('duplicate/session')
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument()
  loading.unmount()
  network.use(mockStatus(twinSession.sessions, 502))
  const failed = openWorkPage('duplicate/session')
  expect(await screen.findByText('The sessions could not be loaded')).toBeInTheDocument()
  network.use(mockCall(twinSession.sessions, { records: [], total: 0 }))
  await failed.press('Retry')
  expect(await screen.findByText('No twin was used in these days')).toBeInTheDocument()
  failed.unmount()
  network.use(mockCall(twinSession.sessions, new Refusal(403, 'No', { status: 403 })))
  openWorkPage('duplicate/session')
  expect(await screen.findByText('You do not have access to this page')).toBeInTheDocument()
})

test('the dialogue of the frame’s business is set, and requires its texts when it is enabled', async () => {
  const saved: unknown[] = []
  const row = {
    bizTypeId: 11,
    bizTypeName: 'Winter renewals',
    version: 0,
    updatedAt: null,
    updatedBy: null,
    value: twinDialog.settings.fallback,
  }
  network.use(
    mockCall(twinDialog.settings.list, ({ query }) => {
      expect(query).toEqual({ bizTypeId: 11 })
      return { records: [row] }
    }),
    mockCall(twinDialog.settings.save, ({ body }) => {
      saved.push(body)
      return { ...row, version: 1, value: body }
    }),
  )
  setViewportWidth(390)
  const { press, write, person, services } = openWorkPage('duplicate/dialog_setting?business_type_id=11')
  const facts = await screen.findByRole('region', { name: 'Winter renewals' })
  expect(screen.queryByRole('table')).toBeNull()
  expect(within(facts).getAllByRole('definition')).toHaveLength(5)
  expect(within(facts).getByText('Default values')).toBeInTheDocument()
  await press('Edit Winter renewals')
  await person.click(await screen.findByRole('switch', { name: 'The twin talks' }))
  await write('First words', 'Hello')
  await press('Save')
  expect(await screen.findByText('Please fill this in.')).toBeInTheDocument()
  expect(saved).toEqual([])
  await write('Last words', 'Goodbye')
  await press('Save')
  await waitFor(() =>
    expect(saved).toEqual([
      { opening: 'Hello', closing: 'Goodbye', tone: 'friendly', mostTurns: 20, isEnabled: true },
    ]),
  )
  await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Saved.'))
})
