import { audit, business, businessReference, user, type ParsedQueryOf } from '@console/contracts'
import { documentedAnswer } from '@console/contracts/documented'
import {
  mockCall,
  mockNetworkError,
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
import {
  sampleBusinessTypes,
  sampleModules,
  sampleNow,
  sampleOpTypes,
  sampleProducts,
  sampleRecord,
  sampleRecords,
} from './audit-log.samples.ts'

const PATH = '/console/msgcenter/audit'
type AuditQuery = ParsedQueryOf<typeof audit.query>
type AuditAnswer = {
  records: audit.AuditRecord[]
  totalCnt: number
  totalIsCapped: boolean
  unfilteredCnt: number
}

/** The queries that the server received, in order. */
let requests: AuditQuery[]
let productBodies: unknown[]

/** Three records instead of twenty: tables are slow to query by role. */
const FULL: AuditAnswer = { records: sampleRecords(3), totalCnt: 45, totalIsCapped: false, unfilteredCnt: 45 }
const NONE: AuditAnswer = { records: [], totalCnt: 0, totalIsCapped: false, unfilteredCnt: 0 }

function serve(answer: (query: AuditQuery) => AuditAnswer | Refusal = () => FULL) {
  network.use(
    mockCall(audit.query, ({ query }) => {
      requests.push(query)
      return answer(query)
    }),
    mockCall(audit.detail, sampleRecord),
    mockCall(audit.modules, { modules: sampleModules }),
    mockCall(audit.opTypes, ({ query }) => ({ opTypes: sampleOpTypes[query.module] ?? [] })),
    mockCall(business.businessTypePage, { records: sampleBusinessTypes, total: 2 }),
    mockCall(businessReference.productPage, ({ body }) => {
      productBodies.push(body)
      const rows = sampleProducts.filter(
        (row) => body.businessCode == null || row.businessCode === body.businessCode,
      )
      return { rows, total: rows.length }
    }),
    mockCall(user.listEnum, [{ id: 31, name: '方语欣' }]),
    mockCall(user.list, { records: [{ id: 31, name: '方语欣', account: 'fang' }], total: 1 }),
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

const rows = () => screen.findAllByRole('row', { name: /Modify label/ })

beforeEach(() => {
  vi.useFakeTimers({ now: sampleNow, toFake: ['Date'] })
  requests = []
  productBodies = []
})
afterEach(() => {
  vi.useRealTimers()
  setViewportWidth(1440)
})

describe('the list', () => {
  test('requests the last 7 days of the tenant’s zone, 20 rows a page, and shows them with their count [AUDIT-001, AUDIT-003]', async () => {
    serve(() => ({ ...FULL, records: sampleRecords(20) }))
    open()
    expect(await rows()).toHaveLength(20)
    expect(requests).toEqual([
      {
        pageIndex: 1,
        pageSize: 20,
        fromEnd: false,
        isBrief: true,
        opAtBegin: Date.UTC(2026, 10, 13, 16) / 1000,
        opAtEnd: Date.UTC(2026, 10, 20, 16) / 1000 - 1,
      },
    ])
    expect(screen.getByText('45 records, last 7 days')).toBeInTheDocument()
  })

  test('with documented fields alone has its rows and their count', async () => {
    serve()
    network.use(mockCall(audit.query, documentedAnswer(audit.query, FULL)))
    open()
    expect(await rows()).toHaveLength(3)
    expect(screen.getByText('45 records, last 7 days')).toBeInTheDocument()
  })

  test('has the columns of the log with names for ids, and hides technical ids [AUDIT-004]', async () => {
    serve(() => ({ ...FULL, records: [{ ...sampleRecord, productId: 99 }] }))
    open()
    const [row] = await rows()
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Operation time',
      'User',
      'Module',
      'Operation',
      'Target',
      'Business',
      'Product',
      'Actions',
    ])
    await within(row as HTMLElement).findByText('Winter renewals')
    const cells = within(row as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
    // A product that is not in the list is shown by its id.
    expect(cells).toEqual([
      '2026-11-20 14:26:41',
      '方语欣',
      'Smart labels',
      'Modify label',
      'Cancellation handled badly',
      'Winter renewals',
      '99',
      'Detail',
    ])
  })

  test('shows times in the tenant’s zone [AUDIT-004]', async () => {
    serve()
    open('', { timezone: 'America/New_York' })
    expect(await screen.findByText('2026-11-20 01:26:41')).toBeInTheDocument()
  })

  test('turns pages through the address, and Back returns [AUDIT-001]', async () => {
    serve((query) => ({ ...FULL, records: sampleRecords(3, 9000 - query.pageIndex * 20) }))
    const { person, address, router } = open()
    await rows()
    await person.click(screen.getByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(requests.at(-1)?.pageIndex).toBe(2))
    expect(address().get('page')).toBe('2')
    await router.navigate(-1)
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page'),
    )
  })

  test('with more than 10,000 records shows a capped count and reaches the oldest from the end [AUDIT-001]', async () => {
    serve(() => ({ ...FULL, totalCnt: 10_000, totalIsCapped: true }))
    const { person, address } = open()
    expect(await screen.findByText('10,000+ records, last 7 days')).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Last page' }))
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ pageIndex: 1, fromEnd: true }))
    expect(address().get('fromEnd')).toBe('1')
  })

  test('is cards on a phone, which open the record [AUDIT-001]', async () => {
    setViewportWidth(390)
    serve()
    const { person, address } = open()
    const [card] = await screen.findAllByRole('button', { name: /Modify label.*方语欣.*2026-11-20 14:26:41/ })
    await person.click(card as HTMLElement)
    expect(address().get('record')).toBe(String(sampleRecord.id))
  })

  test('is Chinese in Chinese [AUDIT-001]', async () => {
    serve()
    open('', { language: 'zh' })
    expect(await screen.findByText('近 7 天共 45 条记录')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /查\s?询/ })).toBeInTheDocument()
  })
})

describe('filters', () => {
  test('are edited first and applied by Inquire in one step that Back undoes [AUDIT-002, AUDIT-005, AUDIT-006]', async () => {
    serve()
    const { choose, inquire, address, router } = open()
    await rows()
    await choose('Module', 'Smart labels')
    await choose('Operation', 'Delete label')
    await choose('Business', 'Winter renewals')
    await choose('Product', 'Home cover plus')
    expect(requests).toHaveLength(1)
    await inquire()
    await waitFor(() => {
      expect(requests.at(-1)).toMatchObject({
        module: 'label',
        opType: 'label.delete',
        bizTypeId: 11,
        productId: 21,
      })
    })
    expect(Object.fromEntries(address())).toEqual({
      module: 'label',
      opType: 'label.delete',
      bizTypeId: '11',
      productId: '21',
    })
    await router.navigate(-1)
    expect([...address()]).toEqual([])
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Operation' })).toBeDisabled())
  })

  test('of the operation type needs a module and shows that [AUDIT-006]', async () => {
    serve()
    open()
    await rows()
    expect(screen.getByRole('combobox', { name: 'Operation' })).toBeDisabled()
    expect(screen.getByText('Choose a module')).toBeInTheDocument()
  })

  test('a new module clears the operation type [AUDIT-007]', async () => {
    serve()
    const { choose, inquire, address } = open('?module=label&opType=label.modify')
    await rows()
    await choose('Module', 'Sign-in')
    await inquire()
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ module: 'session' }))
    expect(requests.at(-1)).not.toHaveProperty('opType')
    expect(address().has('opType')).toBe(false)
  })

  test('a new business clears the product and narrows the products offered [AUDIT-008, AUDIT-009]', async () => {
    serve()
    const { choose, inquire, person } = open('?bizTypeId=11&productId=21')
    await rows()
    await choose('Business', 'Spring card activation')
    await waitFor(() => expect(productBodies).toContainEqual({ pageNum: 1, pageSize: 100, businessCode: 12 }))
    await person.click(screen.getByRole('combobox', { name: 'Product' }))
    expect(await screen.findByTitle('Gold card')).toBeInTheDocument()
    expect(screen.queryByTitle('Home cover plus')).not.toBeInTheDocument()
    await inquire()
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ bizTypeId: 12 }))
    expect(requests.at(-1)).not.toHaveProperty('productId')
  })

  test('without a business all products are offered with the name of their business [AUDIT-009]', async () => {
    serve()
    const { person } = open()
    await rows()
    expect(productBodies).toContainEqual({ pageNum: 1, pageSize: 100 })
    await person.click(screen.getByRole('combobox', { name: 'Product' }))
    expect(await screen.findByTitle('Gold card (Spring card activation)')).toBeInTheDocument()
  })

  test('by person finds people by name [AUDIT-002]', async () => {
    serve()
    const { person, inquire } = open()
    await rows()
    await person.type(screen.getByRole('combobox', { name: 'User' }), '方')
    await person.click(await screen.findByTitle('方语欣 (fang)'))
    await inquire()
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ opUserId: 31 }))
  })

  test('a switch hides sign-ins at once, in the address too', async () => {
    serve()
    const { person, address } = open()
    await rows()
    await person.click(screen.getByRole('switch', { name: 'Hide sign-ins' }))
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ withoutSignIns: true }))
    expect([...address()]).toEqual([['withoutSignIns', '1']])
    await person.click(screen.getByRole('switch', { name: 'Hide sign-ins', checked: true }))
    await waitFor(() => expect([...address()]).toEqual([]))
  })

  test('are restored from a link, and Reset returns to the defaults [AUDIT-002, AUDIT-003]', async () => {
    serve()
    const { person, address } = open('?module=label&opUserId=31&begin=2026-11-01&end=2026-11-02&page=2')
    await rows()
    expect(requests[0]).toMatchObject({
      module: 'label',
      opUserId: 31,
      pageIndex: 2,
      opAtBegin: Date.UTC(2026, 9, 31, 16) / 1000,
      opAtEnd: Date.UTC(2026, 10, 2, 16) / 1000 - 1,
    })
    expect(screen.getByText('45 records, 2026-11-01 – 2026-11-02')).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(requests.at(-1)).not.toHaveProperty('module'))
    expect([...address()]).toEqual([])
  })

  test('Inquire without a change refetches and adds no history step [AUDIT-002]', async () => {
    serve()
    const { inquire, router } = open()
    await rows()
    const step = router.state.location.key
    await inquire()
    await waitFor(() => expect(requests).toHaveLength(2))
    expect(router.state.location.key).toBe(step)
  })
})

describe('a bad address', () => {
  test('names what was not understood, uses the defaults and can be cleaned [AUDIT-002]', async () => {
    serve()
    const { person, address } = open(`?bizTypeId=abc&color=red&module=${'x'.repeat(5000)}`)
    const notice = await screen.findByRole('alert')
    expect(notice).toHaveTextContent('“bizTypeId=abc” in the address was not understood')
    expect(notice).toHaveTextContent('“color” in the address is no filter of this page')
    expect(notice).toHaveTextContent('“module” in the address is too long')
    await rows()
    expect(requests[0]).not.toHaveProperty('bizTypeId')
    await person.click(screen.getByRole('button', { name: 'Clean the address' }))
    expect([...address()]).toEqual([])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('counts problems beyond the fifth', async () => {
    serve()
    open('?a=1&b=2&c=3&d=4&e=5&f=6&a=7')
    const lines = within(await screen.findByRole('alert')).getAllByRole('listitem')
    expect(lines).toHaveLength(6)
    expect(lines[5]).toHaveTextContent('And 2 more.')
  })

  test('a reversed range is shown at its field and sends no query [AUDIT-003]', async () => {
    serve()
    const { inquire } = open('?begin=2026-11-20&end=2026-11-01')
    expect(await screen.findByRole('alert')).toHaveTextContent('The last day is before the first.')
    expect(screen.getByText('The days are in reverse order')).toBeInTheDocument()
    await inquire()
    expect(requests).toEqual([])
  })

  test('a filter that the server refuses shows the server’s message at its field [AUDIT-002]', async () => {
    serve(
      () =>
        new Refusal(400, 'Some values were not accepted.', {
          status: 400,
          detail: { fields: { opAtEnd: 'Too far away.' } },
        }),
    )
    open()
    expect(await screen.findByText('Too far away.')).toBeInTheDocument()
    expect(screen.getByText(/Request Error \(400\)/)).toBeInTheDocument()
  })
})

describe('states', () => {
  test('while loading, the heads are above a skeleton [AUDIT-001]', async () => {
    serve()
    network.use(mockPending(audit.query))
    open()
    expect(await screen.findByText('Operation time')).toBeInTheDocument()
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
  })

  test('without records the page explains the log and offers more days [AUDIT-001]', async () => {
    serve(() => NONE)
    const { person, address } = open()
    expect(await screen.findByText('Nothing recorded, last 7 days')).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Show the last 30 days' }))
    expect(address().get('begin')).toBe('2026-10-22')
  })

  test('filtered to empty shows how many are hidden and removable filters [AUDIT-002]', async () => {
    serve((query) => (query.module === undefined ? FULL : { ...NONE, unfilteredCnt: 45 }))
    const { person, address } = open('?module=label&bizTypeId=11')
    expect(await screen.findByText('45 records are hidden by these filters.')).toBeInTheDocument()
    expect(await screen.findByText('Business: Winter renewals')).toBeInTheDocument()
    await person.click(await screen.findByRole('button', { name: 'Remove Module: Smart labels' }))
    expect(await rows()).toHaveLength(3)
    expect(Object.fromEntries(address())).toEqual({ bizTypeId: '11' })
  })

  test('a page beyond the last offers the first [AUDIT-001]', async () => {
    serve((query) => (query.pageIndex === 1 ? FULL : { ...FULL, records: [] }))
    const { person } = open('?page=9')
    await person.click(await screen.findByRole('button', { name: 'Go to the first page' }))
    expect(await rows()).toHaveLength(3)
  })

  test('a failure shows why, keeps the filters and can be retried [AUDIT-001]', async () => {
    serve()
    network.use(mockStatus(audit.query, 504))
    const { person, address } = open('?module=label')
    expect(await screen.findByText('The audit log could not be loaded')).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent(/Gateway Timeout \(504\).*Your filters are unchanged/)
    network.resetHandlers()
    serve()
    await person.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await rows()).toHaveLength(3)
    expect(requests.at(-1)).toMatchObject({ module: 'label' })
    expect(address().get('module')).toBe('label')
  })

  test('options that fail to load show it at their field and do not affect the list [AUDIT-005]', async () => {
    serve()
    network.use(mockNetworkError(audit.modules))
    open()
    expect(await rows()).toHaveLength(3)
    expect(await screen.findByText('The options could not be loaded.')).toBeInTheDocument()
  })

  test('without permission the page names the administrator and the permission [AUDIT-001]', async () => {
    serve(() => new Refusal(403, 'You do not have permission for this.', { status: 403 }))
    const { person, services } = open()
    expect(await screen.findByText('You do not have access to this page')).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('Contact an administrator of Orchid Contact Ltd')
    await person.click(screen.getByRole('button', { name: 'Back home' }))
    expect(services.navigate).toHaveBeenCalledWith('/console/')
  })
})

describe('export', () => {
  const exportButton = () => screen.getByRole('button', { name: 'Export' })

  test('starts a job with the applied filters and without paging [AUDIT-011]', async () => {
    serve()
    const { person, services } = open('?module=label&page=2')
    await rows()
    await person.click(exportButton())
    expect(services.startExport).toHaveBeenCalledExactlyOnceWith({
      kind: 'audit',
      filter: {
        module: 'label',
        opAtBegin: Date.UTC(2026, 10, 13, 16) / 1000,
        opAtEnd: Date.UTC(2026, 10, 20, 16) / 1000 - 1,
      },
      format: 'xlsx',
    })
  })

  test('is CSV when that is chosen', async () => {
    serve()
    const { person, services } = open('?module=label')
    await rows()
    await person.click(screen.getByRole('button', { name: 'Choose a file format' }))
    await person.click(await screen.findByRole('menuitem', { name: 'CSV (.csv)' }))
    expect(services.startExport).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'audit', format: 'csv' }),
    )
  })

  test('that fails is logged and shown beside the button, without a toast [AUDIT-012]', async () => {
    serve()
    const { person, services } = open()
    await rows()
    const failure = new Error('no room')
    services.startExport.mockRejectedValueOnce(failure)
    await person.click(exportButton())
    expect(await screen.findByText('The export could not be started.')).toBeInTheDocument()
    expect(services.reportError).toHaveBeenCalledWith(failure, 'export.audit')
    expect(services.toast.error).not.toHaveBeenCalled()
    await person.click(exportButton())
    await waitFor(() =>
      expect(screen.queryByText('The export could not be started.')).not.toBeInTheDocument(),
    )
  })
})
