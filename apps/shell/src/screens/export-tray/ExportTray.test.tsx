import { exports } from '@console/contracts'
import { mockCall, mockStatus, network, Refusal } from '@console/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { noteStarted, takeStarted } from '../../runtime/services/started-exports.ts'
import { closeConsoles, openConsole } from '../../testing/open-console.tsx'
import { PROGRESS_INTERVAL_MS } from './export-queries.ts'

let jobs: exports.ExportJob[] = []
let broken: exports.BrokenExport[] = []
const job: exports.ExportJob = {
  id: 7,
  request: { kind: 'audit', filter: { module: 'user' }, format: 'csv' },
  state: 'running',
  rowsDone: 62_400,
  rowsTotal: 100_000,
  reason: null,
  timezone: 'Asia/Shanghai',
  createdAt: 1_795_200_000,
  finishedAt: null,
  fileURL: null,
  fileName: null,
}
const done: exports.ExportJob = {
  ...job,
  state: 'done',
  rowsDone: 100_000,
  finishedAt: 1_795_200_060,
  fileURL: '/api/export/files/signed',
  fileName: 'audit.csv',
}

beforeEach(() => {
  jobs = [job]
  broken = []
})
afterEach(async () => {
  vi.useRealTimers()
  await closeConsoles()
  vi.restoreAllMocks()
})

async function openTray(handlers: Parameters<typeof openConsole>[0] = {}) {
  const opened = await openConsole({
    ...handlers,
    handlers: [...(handlers.handlers ?? []), mockCall(exports.list, () => ({ jobs, broken }))],
  })
  await opened.person.click(await screen.findByRole('button', { name: /^Exports/ }))
  return { ...opened, tray: await screen.findByRole('region', { name: 'Exports' }) }
}

describe('export tray', () => {
  test('is hidden while there are no exports', async () => {
    await openConsole()
    await screen.findByRole('heading', { name: 'Audit log' })
    expect(screen.queryByRole('button', { name: /^Exports/ })).not.toBeInTheDocument()
  })

  test('has its room from the beginning for a person who had exports, until there are none', async () => {
    const rooms = () => document.querySelectorAll('[data-tray-room]').length
    const open = () => openConsole({ handlers: [mockCall(exports.list, () => ({ jobs, broken }))] })
    jobs = [done]
    await open()
    // Only the bell has a placeholder.
    await waitFor(() => expect(rooms()).toBe(1))
    expect(await screen.findByRole('button', { name: /^Exports/ })).toBeVisible()
    expect(rooms()).toBe(0)
    await closeConsoles()

    jobs = []
    await open()
    await waitFor(() => expect(rooms()).toBe(2))
    await screen.findByRole('button', { name: /^Messages/ })
    await waitFor(() => expect(rooms()).toBe(0))
    await closeConsoles()

    await open()
    await waitFor(() => expect(rooms()).toBe(1))
  })

  test('shows the progress of a running export until it ends', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { tray } = await openTray()
    expect(tray).toHaveTextContent('62,400 of 100,000 rows')
    expect(within(tray).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62')
    jobs = [done]
    await act(async () => {
      await vi.advanceTimersByTimeAsync(PROGRESS_INTERVAL_MS)
    })
    vi.useRealTimers()
    expect(await screen.findByText('The export of Audit log is ready.')).toBeInTheDocument()
    expect(tray).toHaveTextContent('Orchid Contact Ltd, Asia/Shanghai, 100,000 rows, CSV, 1 filter')
  })

  test('stops polling once everything has ended', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    jobs = [done]
    const { requests } = await openTray()
    const before = requests.filter((path) => path === exports.list.path).length
    await act(async () => {
      await vi.advanceTimersByTimeAsync(10 * PROGRESS_INTERVAL_MS)
    })
    expect(requests.filter((path) => path === exports.list.path)).toHaveLength(before)
  })

  test('downloads by a freshly signed link', async () => {
    jobs = [done]
    const followed: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function follow(
      this: HTMLAnchorElement,
    ) {
      followed.push(`${new URL(this.href).pathname} as ${this.download}`)
    })
    const { person, tray } = await openTray()
    jobs = [{ ...done, fileURL: '/api/export/files/signed-again' }]
    await person.click(within(tray).getByRole('button', { name: 'Download' }))
    await waitFor(() => {
      expect(followed).toEqual(['/api/export/files/signed-again as audit.csv'])
    })
  })

  test('shows an error when a finished export has no link, or when the link cannot be fetched [SHELL-020]', async () => {
    jobs = [{ ...done, fileURL: null }]
    const { person, tray } = await openTray()
    await person.click(within(tray).getByRole('button', { name: 'Download' }))
    expect(await screen.findByText('get export link failed')).toBeInTheDocument()
    network.use(mockStatus(exports.list, 404))
    await person.click(within(tray).getByRole('button', { name: 'Download' }))
    expect(await screen.findByText('Export Failed')).toBeInTheDocument()
  })

  test('cancels a running export and removes a finished one', async () => {
    const removed: number[] = []
    const { person, tray } = await openTray({
      handlers: [
        mockCall(exports.remove, ({ query }) => {
          removed.push(query.id)
          jobs = removed.length === 1 ? [{ ...job, state: 'cancelled' }] : []
          return null
        }),
      ],
    })
    await person.click(within(tray).getByRole('button', { name: 'Cancel' }))
    expect(await within(tray).findByText('Cancelled, 1 filter')).toBeInTheDocument()
    await person.click(within(tray).getByRole('button', { name: 'Remove Audit log' }))
    expect(await within(tray).findByText('No exports yet.')).toBeInTheDocument()
    expect(removed).toEqual([7, 7])
  })

  test('lists exports that it no longer knows with the reason beside the others, names every kind, and removes one', async () => {
    jobs = [{ ...done, request: { kind: 'people', filter: {}, format: 'csv' } }]
    const old = { timezone: 'Asia/Shanghai', createdAt: 1_795_200_000, reason: 'It takes other filters now.' }
    broken = [
      { ...old, id: 8, fileName: 'bill.xlsx' },
      { ...old, id: 9, fileName: null },
    ]
    const { person, tray } = await openTray({
      handlers: [
        mockCall(exports.remove, ({ query }) => {
          broken = broken.filter(({ id }) => id !== query.id)
          return null
        }),
      ],
    })
    const rowOf = (name: string) => within(tray).getByText(name).closest('li')
    expect(rowOf('People')).toHaveTextContent('Download')
    expect(rowOf('bill.xlsx')).toHaveTextContent('It takes other filters now.')
    expect(rowOf('Export of 2026-11-21 02:40:00')).toHaveTextContent('It takes other filters now.')
    expect(within(tray).getAllByRole('button', { name: 'Download' })).toHaveLength(1)
    await person.click(within(tray).getByRole('button', { name: 'Remove bill.xlsx' }))
    await waitFor(() => expect(within(tray).queryByText('bill.xlsx')).not.toBeInTheDocument())
    jobs = []
    await person.click(within(tray).getByRole('button', { name: 'Remove Export of 2026-11-21 02:40:00' }))
    expect(await within(tray).findByText('No exports yet.')).toBeInTheDocument()
  })

  test('shows why one failed and restarts it, and a failed retry is reported [SHELL-020]', async () => {
    jobs = [{ ...job, state: 'failed', reason: 'No answer in 30 s' }]
    const start = vi.fn(({ body }: { body: exports.ExportRequest }) => {
      expect(body).toEqual(job.request)
      return new Refusal(429, 'Too many exports at once')
    })
    const { person, tray } = await openTray({ handlers: [mockCall(exports.start, start)] })
    expect(tray).toHaveTextContent('No answer in 30 s')
    await person.click(within(tray).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Export Failed')).toBeInTheDocument()
    expect(within(tray).getByText('Too many exports at once')).toBeInTheDocument()
    expect(within(tray).getByText('No answer in 30 s')).toBeInTheDocument()
  })

  test('a failure in the background is shown in the tray and announced, without a toast', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { tray } = await openTray()
    jobs = [{ ...job, state: 'failed', reason: 'The disk is full' }]
    await act(async () => {
      await vi.advanceTimersByTimeAsync(PROGRESS_INTERVAL_MS)
    })
    vi.useRealTimers()
    expect(await within(tray).findByText('The disk is full')).toBeInTheDocument()
    expect(screen.getByTestId('live-region')).toHaveTextContent(
      'The export of Audit log failed. The disk is full',
    )
    expect(logged).toHaveBeenCalledWith(
      '[exports]',
      expect.objectContaining({ message: 'Export failed: The disk is full' }),
    )
    expect(document.querySelector('.ant-message-notice')).not.toBeInTheDocument()
  })
})

describe('an export that this page started', () => {
  const ofStatistics: exports.ExportJob = {
    ...job,
    request: {
      kind: 'statTable',
      filter: { beginDay: '20261120', endDay: '20261120', type: 'overview' },
      format: 'xlsx',
    },
  }
  let followed: string[]

  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    jobs = [ofStatistics]
    followed = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function follow(
      this: HTMLAnchorElement,
    ) {
      followed.push(new URL(this.href).pathname)
    })
  })
  afterEach(() => {
    takeStarted(job.id)
  })

  async function end(job: exports.ExportJob) {
    jobs = [job]
    await act(async () => {
      await vi.advanceTimersByTimeAsync(PROGRESS_INTERVAL_MS)
    })
  }
  const finished = { ...ofStatistics, state: 'done', fileURL: '/api/export/files/signed' } as const

  test('is fetched by itself, once, while the page is open [STAT-052, MON-023, PLAN-048, DSET-048]', async () => {
    await openTray()
    noteStarted(job.id)
    await end(finished)
    await waitFor(() => expect(followed).toEqual(['/api/export/files/signed']))
    await end({ ...finished, fileName: 'again.xlsx' })
    expect(followed).toHaveLength(1)
  })

  test('that has ended before it was seen to run is fetched too, and waits in the tray once the page was left', async () => {
    const { person, tray } = await openTray()
    jobs = []
    noteStarted(job.id)
    window.history.pushState(null, '', '/console/elsewhere')
    await end(finished)
    expect(await screen.findByText('The export of Whole organisation is ready.')).toBeInTheDocument()
    expect(followed).toEqual([])
    await person.click(within(tray).getByRole('button', { name: 'Download' }))
    await waitFor(() => expect(followed).toEqual(['/api/export/files/signed']))
  })

  test('that fails says so in a toast, and why in the tray [STAT-057, MON-025]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { tray } = await openTray()
    noteStarted(job.id)
    await end({ ...ofStatistics, state: 'failed', reason: 'The disk is full' })
    expect(await screen.findByText('Export Failed')).toBeInTheDocument()
    expect(within(tray).getByText('The disk is full')).toBeInTheDocument()
    expect(followed).toEqual([])
  })

  test('of the edit history that fails says so in words of its own [PLAN-050, DSET-049]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await openTray()
    noteStarted(job.id)
    const filter = { beginDay: '2026-11-20', endDay: '2026-11-20' }
    await end({ ...ofStatistics, request: { kind: 'statusEdits', filter, format: 'xlsx' }, state: 'failed' })
    expect(await screen.findByText('Exporting the edit history failed')).toBeInTheDocument()
    expect(screen.queryByText('Export Failed', { selector: '.ant-message *' })).not.toBeInTheDocument()
  })

  test('of tracking records that fails says so in words of its own [DSET-033, ERR-021]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await openTray()
    noteStarted(job.id)
    const filter = { beginTime: 1_795_190_400, endTime: 1_795_276_799 }
    await end({ ...ofStatistics, request: { kind: 'consoleUse', filter, format: 'xlsx' }, state: 'failed' })
    expect(await screen.findByText('The tracking export failed')).toBeInTheDocument()
    expect(screen.queryByText('Export Failed', { selector: '.ant-message *' })).not.toBeInTheDocument()
  })

  test('of offline recordings that fails has no toast, and says why in the tray [BILL-040]', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { tray } = await openTray()
    noteStarted(job.id)
    const request = {
      kind: 'recordings',
      filter: { bizTypeId: 11, date: '2026-11' },
      format: 'xlsx',
    } as const
    await end({ ...ofStatistics, request, state: 'failed', reason: 'The disk is full' })
    expect(await within(tray).findByText('The disk is full')).toBeInTheDocument()
    expect(logged).toHaveBeenCalledWith('[exports]', expect.anything())
    expect(document.querySelector('.ant-message-notice')).not.toBeInTheDocument()
  })

  test('of violations ends with the documented texts [VIOL-010]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const filter = { bizTypeId: 11, beginTime: 1, idmDataSource: -1, anaphoraStatus: -1 } as const
    const request = { kind: 'violations', filter, format: 'xlsx' } as const
    const second = { ...ofStatistics, request, id: 8 }
    jobs = [{ ...ofStatistics, request }, second]
    await openTray()
    for (const { id } of jobs) noteStarted(id)
    jobs = [{ ...finished, request }, second]
    await act(async () => vi.advanceTimersByTimeAsync(PROGRESS_INTERVAL_MS))
    expect(await screen.findByText('Exported successfully')).toBeInTheDocument()
    await waitFor(() => expect(followed).toEqual(['/api/export/files/signed']))
    jobs = [
      { ...finished, request },
      { ...second, state: 'failed' },
    ]
    await act(async () => vi.advanceTimersByTimeAsync(PROGRESS_INTERVAL_MS))
    expect(await screen.findByText('Export Failed', { selector: '.ant-message *' })).toBeInTheDocument()
  })

  test('that ends without a file says so [STAT-058, MON-026]', async () => {
    await openTray()
    noteStarted(job.id)
    await end({ ...finished, fileURL: null })
    expect(await screen.findByText('get export link failed')).toBeInTheDocument()
    expect(followed).toEqual([])
  })

  test('that takes longer than 120 s goes on, and the page says so once [STAT-056, MON-027, PLAN-051, DSET-051]', async () => {
    await openTray()
    noteStarted(job.id)
    const late =
      'The export of Whole organisation takes longer. It goes on, and the tray says when it is ready.'
    vi.setSystemTime(Date.now() + 116_000)
    await end(ofStatistics)
    expect(screen.queryByText(late)).not.toBeInTheDocument()
    vi.setSystemTime(Date.now() + PROGRESS_INTERVAL_MS)
    await end(ofStatistics)
    await end(ofStatistics)
    expect(screen.getAllByText(late)).toHaveLength(1)
    await end(finished)
    await waitFor(() => expect(followed).toEqual(['/api/export/files/signed']))
  })

  type Billed = { kind: 'bill' | 'billLines' }
  const files: readonly Billed[] = [{ kind: 'bill' }, { kind: 'billLines' }]
  test.each(files)(
    'of the $kind that takes longer than 30 s goes on, and the page says so [BILL-023]',
    async ({ kind }) => {
      await openTray()
      noteStarted(job.id)
      const late = /takes longer\. It goes on, and the tray says when it is ready\./
      const running = {
        ...ofStatistics,
        request: { kind, filter: { queryDate: '2026-11' }, format: 'xlsx' as const },
      }
      vi.setSystemTime(Date.now() + 26_000)
      await end(running)
      expect(screen.queryByText(late)).not.toBeInTheDocument()
      vi.setSystemTime(Date.now() + PROGRESS_INTERVAL_MS)
      await end(running)
      expect(screen.getAllByText(late)).toHaveLength(1)
    },
  )
})
