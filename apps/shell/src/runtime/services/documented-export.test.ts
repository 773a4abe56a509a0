import { audit, bill, monitor, quality, stat, type exports } from '@console/contracts'
import { createHttpClient } from '@console/sub-app'
import { mockCall, mockFileCall, network, Refusal } from '@console/testing'
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { sendDocumentedExport } from './documented-export.ts'

const PLATFORM = 'https://platform.example'
const days = { beginDay: '20261101', endDay: '20261102' }
const opened = {
  opener: window as Window | null,
  location: { replace: vi.fn<(url: string) => void>() },
  sessionStorage: { clear: vi.fn() },
}
const confirm = vi.fn(async ({ onOk }: { onOk?: () => Promise<void> }) => {
  await onOk?.()
  return true
})
let open: MockInstance<typeof window.open>
let saved: string[]

beforeEach(() => {
  vi.clearAllMocks()
  // Only these members of the window are used.
  open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
  saved = []
  URL.createObjectURL = vi.fn(() => 'blob:file')
  URL.revokeObjectURL = vi.fn()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

function start(request: exports.ExportRequestInput) {
  const client = createHttpClient({
    getToken: () => 'token',
    apiOrigin: PLATFORM,
    capabilities: [],
    getLanguage: () => 'en',
    notify: () => {},
    onUnauthorized: () => {},
  })
  return sendDocumentedExport(request, { client, confirm })
}

test('the documented call of the kind is sent with the filter, and its file is opened in a new window', async () => {
  const queries: unknown[] = []
  const fileURL = '/files/audit.xlsx'
  network.use(
    mockCall(audit.exportFile, ({ query }) => {
      queries.push(query)
      return { fileURL }
    }),
  )
  await start({ kind: 'audit', filter: { module: 'project' }, format: 'csv' })
  expect(queries).toMatchObject([{ module: 'project' }])
  expect(queries[0]).not.toHaveProperty('format')
  expect(opened.location.replace).toHaveBeenCalledExactlyOnceWith(`${PLATFORM}${fileURL}`)
  expect(opened.opener).toBeNull()
})

test('each table of statistics goes to its own call, those with one of their own without a type', async () => {
  const queries: unknown[] = []
  const answer = ({ query }: { query: unknown }) => {
    queries.push(query)
    return { fileURL: 'https://files.example/a.xlsx' }
  }
  network.use(
    mockCall(stat.exportTable, answer),
    mockCall(stat.exportLiteList, answer),
    mockCall(stat.exportTeams, answer),
  )
  for (const type of ['overview', 'liteUser', 'team'] as const)
    await start({ kind: 'statTable', filter: { ...days, type, bizTypeId: 7 } })
  expect(queries).toEqual([
    { ...days, bizTypeId: 7, type: 'overview' },
    { ...days, bizTypeId: 7 },
    { ...days, bizTypeId: 7 },
  ])
})

test('a call that answers the file itself has it saved', async () => {
  network.use(
    mockFileCall(quality.exportSeats, () => ({ type: 'application/zip', bytes: new Uint8Array([80, 75]) })),
  )
  await start({ kind: 'seatQuality', filter: { ...days, bizTypeId: 7 } })
  expect(saved).toEqual(['seatQuality.xlsx'])
  expect(open).not.toHaveBeenCalled()
})

test('shifts are posted with a time limit of 120 seconds, and the file that comes is saved [PLAN-037, PLAN-040]', async () => {
  const bodies: unknown[] = []
  network.use(
    mockFileCall(monitor.exportSchedules, ({ body }) => {
      bodies.push(body)
      return { type: 'application/vnd.ms-excel', bytes: new Uint8Array([1, 2, 3]) }
    }),
  )
  const filter = { type: 'whole' as const, beginAt: '20261114', endAt: '20261120', bizTypeId: 11, orgId: 5 }
  await start({ kind: 'shifts', filter })
  expect([bodies, saved]).toEqual([[filter], ['shifts.xlsx']])
  expect(monitor.exportSchedules.timeoutMs).toBe(120_000)
})

test('a window that the browser blocks is opened by a click of the person', async () => {
  network.use(mockCall(bill.exportAccounts, { fileURL: 'https://files.example/bill.xlsx' }))
  open.mockReturnValueOnce(null)
  await start({ kind: 'bill', filter: { queryDate: '2026-11' } })
  expect(confirm).toHaveBeenCalledOnce()
  expect(confirm.mock.calls[0]?.[0]).toMatchObject({ title: 'The file is ready', okText: 'Open the file' })
  expect(open).toHaveBeenLastCalledWith('https://files.example/bill.xlsx', '_blank', 'noopener,noreferrer')
})

test.each(['', 'javascript:alert(1)'])('no file is opened at %j', async (fileURL) => {
  network.use(mockCall(bill.exportAccounts, { fileURL }))
  await expect(start({ kind: 'bill', filter: { queryDate: '2026-11' } })).rejects.toThrow(
    'Get export link failed',
  )
  expect(open).not.toHaveBeenCalled()
})

test('a refusal is handed to the page', async () => {
  network.use(mockCall(bill.exportAccounts, new Refusal(1102, 'No accounts')))
  await expect(start({ kind: 'bill', filter: { queryDate: '2026-11' } })).rejects.toThrow('No accounts')
})
