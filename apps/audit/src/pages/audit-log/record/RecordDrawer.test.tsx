import { audit, business, businessReference, user } from '@console/contracts'
import { documentedAnswer } from '@console/contracts/documented'
import {
  mockCall,
  mockStatus,
  network,
  Refusal,
  renderSubAppPage,
  type RenderOptions,
} from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { auditApp } from '../../../audit-app.ts'
import {
  sampleBusinessTypes,
  sampleModules,
  sampleNow,
  sampleOpTypes,
  sampleProducts,
  sampleRecord,
  sampleRecords,
} from '../audit-log.samples.ts'

const PATH = '/console/msgcenter/audit'
const listed = sampleRecords(3)

function serve(record: audit.AuditRecord = sampleRecord) {
  network.use(
    mockCall(audit.query, { records: listed, totalCnt: 3, totalIsCapped: false, unfilteredCnt: 3 }),
    mockCall(audit.detail, ({ query }) => ({ ...record, id: query.id, targetName: `Target ${query.id}` })),
    mockCall(audit.modules, { modules: sampleModules }),
    mockCall(audit.opTypes, ({ query }) => ({ opTypes: sampleOpTypes[query.module] ?? [] })),
    mockCall(business.businessTypePage, { records: sampleBusinessTypes, total: 2 }),
    mockCall(businessReference.productPage, { rows: sampleProducts, total: 2 }),
    mockCall(user.listEnum, [{ id: 31, name: '方语欣' }]),
  )
}

function open(query = `?record=${sampleRecord.id}`, options: Partial<RenderOptions> = {}) {
  const page = renderSubAppPage({ app: auditApp, path: `${PATH}${query}`, ...options })
  const address = () => new URLSearchParams(page.router.state.location.search)
  return { ...page, address }
}

const drawer = () => screen.findByRole('complementary', { name: 'Modify label' })
const changes = async () => within(await drawer()).findByRole('table')
const rowOf = async (name: RegExp) =>
  (await within(await changes()).findByRole('rowheader', { name })).closest('tr')

beforeEach(() => {
  vi.useFakeTimers({ now: sampleNow, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the changes of a record', () => {
  test('are the changed fields, before and after, with differing words marked [AUDIT-010]', async () => {
    serve()
    open()
    const row = await rowOf(/^Push content$/)
    expect(row).toHaveTextContent('−Read the cooling-off notice+Read the cooling-off period')
    expect([...(row?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual([
      'notice',
      'period',
    ])
    expect(await rowOf(/^Push to$/)).toHaveTextContent('−Seat+All')
    expect(screen.getByText('Changes 5')).toBeInTheDocument()
  })

  test('mark the items that a list gained [AUDIT-010]', async () => {
    serve()
    open()
    const row = await rowOf(/^Keywords$/)
    expect([...(row?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual(['money back'])
  })

  test('fold unchanged fields under their count and names, and a switch unfolds all [AUDIT-010]', async () => {
    serve()
    const { person } = open()
    const table = await changes()
    expect(within(table).queryByRole('rowheader', { name: 'Collection round' })).not.toBeInTheDocument()
    const fold = within(table).getByRole('button', { name: '1 unchanged Collection round' })
    expect(within(table).getByRole('button', { name: '1 object unchanged Schedule' })).toBeInTheDocument()
    await person.click(fold)
    expect(within(table).getByRole('rowheader', { name: 'Collection round' })).toBeInTheDocument()
    await person.click(screen.getByRole('switch', { name: 'Unfold unchanged' }))
    expect(within(table).getByRole('rowheader', { name: 'Schedule' })).toBeInTheDocument()
    expect(within(table).getByRole('rowheader', { name: 'Days' })).toBeInTheDocument()
  })

  test('never show a secret, in any view or copy, but show that it changed [AUDIT-010]', async () => {
    serve()
    const { person, container } = open()
    expect(await rowOf(/^Client secret$/)).toHaveTextContent('−••••••+•••••• (changed)')
    await person.click(screen.getByRole('button', { name: 'Copy JSON' }))
    const copied = await navigator.clipboard.readText()
    expect(JSON.parse(copied)).toMatchObject({ before: { clientSecret: '••••••' }, after: { pushTo: 'All' } })
    await person.click(screen.getByText('Side by side'))
    await screen.findByText(/"pushTo": "All"/)
    expect(`${container.textContent} ${copied}`).not.toContain('hunter2')
  })

  test('of a new object carry the badge Added and no value before [AUDIT-010]', async () => {
    serve({ ...sampleRecord, opContentBefore: null })
    open()
    const table = await changes()
    expect(within(table).getAllByText('Added').length).toBeGreaterThan(0)
    expect(await rowOf(/^Push to$/)).toHaveTextContent('Push to-+All')
  })

  test('have Chinese names where the field is known [AUDIT-010]', async () => {
    serve()
    open(undefined, { language: 'zh' })
    await screen.findByText('变更 5')
    expect(screen.getByRole('switch', { name: '展开未变项' })).toBeInTheDocument()
    expect(screen.getByText('名称')).toBeInTheDocument()
  })
})

describe('side by side', () => {
  test('shows the whole JSON before and after with changed lines marked, and is remembered [AUDIT-010]', async () => {
    serve()
    const { person, address, unmount } = open()
    await changes()
    await person.click(screen.getByText('Side by side'))
    expect(address().get('view')).toBe('sides')
    const panes = within(await drawer()).getByRole('table')
    expect(
      within(panes)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Before', 'After'])
    expect(within(panes).getByText(/"pushTo": "Seat"/).tagName).toBe('MARK')
    expect(within(panes).getAllByText(/"name": "Cancellation handled badly"/)[0]?.tagName).toBe('TD')
    unmount()
    serve()
    open()
    expect(await screen.findByText(/"pushTo": "Seat"/)).toBeInTheDocument()
  })

  test('of an address wins over what is remembered [AUDIT-010]', async () => {
    serve()
    open(`?record=${sampleRecord.id}&view=sides`)
    expect(await screen.findByText(/"pushTo": "Seat"/)).toBeInTheDocument()
  })

  test('leaves the pane of an empty side empty [AUDIT-010]', async () => {
    serve({ ...sampleRecord, opContentBefore: '' })
    open(`?record=${sampleRecord.id}&view=sides`)
    expect(await screen.findByRole('cell', { name: 'Empty' })).toBeInTheDocument()
    expect(screen.getByText(/"pushTo": "All"/)).toBeInTheDocument()
  })

  test('replaces the changes of content that is not JSON, as plain text [AUDIT-010]', async () => {
    serve({ ...sampleRecord, opContentBefore: 'not { json', opContentAfter: 'not [ json, token=hunter2' })
    const { container } = open()
    expect(await screen.findByText(/This content is not JSON/)).toBeInTheDocument()
    expect(screen.getByText('not { json')).toBeInTheDocument()
    expect(container).not.toHaveTextContent('hunter2')
  })

  test('of an operation without content shows a note [AUDIT-010]', async () => {
    serve({ ...sampleRecord, opContentBefore: null, opContentAfter: null })
    open()
    expect(await screen.findByText(/No content was recorded/)).toBeInTheDocument()
  })
})

describe('the drawer', () => {
  test('opens by the detail action beside a narrowed list, and Esc or Back closes it [AUDIT-010]', async () => {
    serve()
    const { person, address, router } = open('')
    const [detail] = await screen.findAllByRole('button', { name: /^Detail of Modify label/ })
    await person.click(detail as HTMLElement)
    await drawer()
    expect(address().get('record')).toBe(String(listed[0]?.id))
    expect(screen.queryByRole('columnheader', { name: 'Business' })).not.toBeInTheDocument()
    await person.keyboard('{Escape}')
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
    expect(screen.getByRole('columnheader', { name: 'Business' })).toBeInTheDocument()
    await router.navigate(-1)
    await drawer()
    await router.navigate(-1)
    await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument())
  })

  test('walks the rows with the arrow keys, and Back still closes it [AUDIT-010]', async () => {
    serve()
    const { person, router, address } = open('')
    const [detail] = await screen.findAllByRole('button', { name: /^Detail of Modify label/ })
    await person.click(detail as HTMLElement)
    await screen.findByText(`Target ${listed[0]?.id}`)
    expect(screen.getByRole('button', { name: 'Previous record' })).toBeDisabled()
    await person.keyboard('{ArrowDown}')
    expect(await screen.findByText(`Target ${listed[1]?.id}`)).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Next record' }))
    expect(await screen.findByText(`Target ${listed[2]?.id}`)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Next record' })).toBeDisabled()
    await router.navigate(-1)
    await waitFor(() => expect(address().has('record')).toBe(false))
  })

  test('opens a record by its own link even if the list does not have it [AUDIT-010]', async () => {
    serve()
    open('?record=17')
    expect(await screen.findByText('Target 17')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Next record' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Previous record' })).toBeDisabled()
  })

  test('copies the record’s own link [AUDIT-010]', async () => {
    serve()
    const { person } = open('?record=17&module=label')
    await person.click(await screen.findByRole('button', { name: 'Copy link' }))
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}${PATH}?record=17`)
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument()
  })

  test('names business and product, and sets filters by a click on its values [AUDIT-002, AUDIT-004]', async () => {
    serve()
    const { person, address } = open()
    const within_ = within(await drawer())
    await person.click(await within_.findByRole('button', { name: 'Show only Operation user: 方语欣' }))
    expect(address().get('opUserId')).toBe('31')
    await person.click(await within_.findByRole('button', { name: 'Show only Business: Winter renewals' }))
    await person.click(await within_.findByRole('button', { name: 'Show only Product: Home cover plus' }))
    await person.click(within_.getByRole('button', { name: 'Show only Module: Smart labels' }))
    expect(Object.fromEntries(address())).toEqual({
      module: 'label',
      bizTypeId: '11',
      productId: '21',
      opUserId: '31',
      record: String(sampleRecord.id),
    })
  })

  test('shows that a record does not exist, and closes [AUDIT-010]', async () => {
    serve()
    network.use(mockCall(audit.detail, () => new Refusal(404, 'No such record', { status: 404 })))
    const { person, address } = open('?record=5')
    expect(await screen.findByText('Record not found')).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Close' }))
    expect(address().has('record')).toBe(false)
  })

  test('that cannot be loaded can be retried, the list stays [AUDIT-010]', async () => {
    serve()
    network.use(mockStatus(audit.detail, 500))
    const { person } = open()
    expect(await screen.findByText('This record could not be loaded')).toBeInTheDocument()
    expect(await screen.findAllByRole('row', { name: /Modify label/ })).toHaveLength(3)
    network.resetHandlers()
    serve()
    await person.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await changes()).toBeInTheDocument()
  })
})

describe('on a platform that finds no single record', () => {
  const openOf = (query?: string) => {
    serve()
    const answer = { records: [sampleRecord], totalCnt: 1, totalIsCapped: false, unfilteredCnt: 1 }
    network.use(mockCall(audit.query, documentedAnswer(audit.query, answer)), mockStatus(audit.detail, 404))
    return open(query, { capabilities: [] })
  }

  test('the list has what was before and after, and nobody’s records are filtered by', async () => {
    const { person } = openOf()
    expect(await rowOf(/^Push content$/)).toHaveTextContent(
      '−Read the cooling-off notice+Read the cooling-off period',
    )
    const inside = within(await drawer())
    await person.click(inside.getByText('Side by side'))
    expect(await inside.findByRole('columnheader', { name: 'Before' })).toBeVisible()
    expect(inside.getAllByText(/cooling-off notice/)[0]).toBeVisible()
    expect(inside.queryByRole('button', { name: /Operation user/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('combobox', { name: /Operation user|User/ })).not.toBeInTheDocument()
  })

  test('a record that the list does not show says so', async () => {
    openOf('?record=5')
    expect(await screen.findByText('Not on this page of the list')).toBeVisible()
  })
})
