import { projectLog } from '@console/contracts'
import { mockCall, mockStatus, network, setViewportWidth } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openDetail, serveDetail } from '../../testing/serve-project.ts'
import { sampleEntries } from './project-detail.samples.ts'

const requests = serveDetail()
const timeline = () => screen.findByRole('region', { name: 'Operations' })
const drawerTable = () => screen.findByRole('table', { name: 'Operation log' })

describe('the latest operations', () => {
  test('are grouped by day, with changes and author', async () => {
    openDetail()
    const region = await timeline()
    await within(region).findByText('Raised manpower')
    expect(
      within(region)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['2026-11-19', '2026-11-18', '2026-11-02'])
    const lists = within(region)
      .getAllByRole('listitem')
      .filter((item) => item.dataset['kind'] !== undefined)
    expect(lists.map(({ textContent }) => textContent)).toEqual([
      'Confirmed manpower16:08Contractor: Harbour Voice ServicesConfirmed manpower: 72 → 84Lin Yue · Harbour Voice Services',
      'Raised manpower09:40Demand: 200 → 240Shen Qiao · Orchid Contact Ltd',
      'Applied10:05Attachments:Offer.pdfLin Yue · Harbour Voice Services',
      'Created project09:15written before there was JSONLin Yue · Harbour Voice Services',
    ])
    expect(requests.logs).toEqual([{ projectId: 7, pageIndex: 1, pageSize: 6 }])
  })

  test('are in Chinese', async () => {
    openDetail({ language: 'zh' })
    expect(await screen.findByText(/^Demand由/)).toHaveTextContent('Demand由 200 变为 240')
  })
})

describe('the full log', () => {
  test('opens in a drawer of 800 and pages by ten, all in the address [PROJ-028, PROJ-Q13]', async () => {
    const { person, router } = openDetail()
    await person.click(await screen.findByRole('button', { name: 'Full log' }))
    expect(router.state.location.search).toBe('?log=1')
    const table = await drawerTable()
    expect(table.closest('.ant-drawer-content-wrapper')).toHaveStyle({ width: '800px' })
    const [, first] = await within(table).findAllByRole('row')
    const cells = within(first ?? table).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '2026-11-19 16:08:00',
      'Confirmed manpower',
      'Lin YueHarbour Voice Services',
      'Contractor: Harbour Voice ServicesConfirmed manpower: 72 → 84',
    ])
    expect(requests.logs.at(-1)).toEqual({ projectId: 7, pageIndex: 1, pageSize: 10 })
    await person.click(screen.getByRole('button', { name: 'Page 4' }))
    await waitFor(() => expect(requests.logs.at(-1)).toEqual({ projectId: 7, pageIndex: 4, pageSize: 10 }))
    expect(router.state.location.search).toBe('?log=1&logPage=4')
  })

  test('names fields by the dictionary, links files, skips unknown keys and shows invalid JSON verbatim [PROJ-029, PROJ-Q13]', async () => {
    openDetail({ query: '?log=1' })
    const table = within(await drawerTable())
    const link = await table.findByRole('link', { name: 'Offer.pdf' })
    expect(link).toHaveAttribute('href', 'http://console.test/api/tenant/project/files/signed')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(table.queryByText(/internal/)).toBeNull()
    expect(table.getByText('written before there was JSON')).toBeInTheDocument()
  })

  test('without its dictionary shows a failure and can be retried', async () => {
    network.use(mockStatus(projectLog.logDictionary, 500))
    const { person } = openDetail({ query: '?log=1' })
    await waitFor(() => expect(screen.getAllByText('The operations could not be loaded')).toHaveLength(2))
    network.use(mockCall(projectLog.logDictionary, []))
    const [retry] = screen.getAllByRole('button', { name: /Retry/ })
    if (retry === undefined) throw new Error('it can be tried again')
    await person.click(retry)
    expect(await drawerTable()).toBeInTheDocument()
  })

  test('beyond its last page offers the first', async () => {
    network.use(
      mockCall(projectLog.log, ({ query }) => ({
        records: query.pageIndex === 1 ? sampleEntries : [],
        totalCnt: 4,
      })),
    )
    const { person, router } = openDetail({ query: '?log=1&logPage=9' })
    await person.click(await screen.findByText('Go to the first page'))
    await waitFor(() => expect(router.state.location.search).toBe('?log=1'))
    expect(await drawerTable()).toBeInTheDocument()
  })

  test('is cards on a phone', async () => {
    setViewportWidth(390)
    try {
      openDetail({ query: '?log=1', language: 'zh' })
      const list = await screen.findByRole('list', { name: '操作日志' })
      const [card] = within(list).getAllByRole('listitem')
      expect(card).toHaveTextContent('2026-11-19 16:08:00')
      expect(card).toHaveTextContent('Confirmed manpower由 72 变为 84')
    } finally {
      setViewportWidth(1440)
    }
  })
})
