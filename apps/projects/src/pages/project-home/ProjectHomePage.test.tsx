import { business, project, type DataOf } from '@console/contracts'
import {
  mockCall,
  mockNetworkError,
  mockPending,
  mockStatus,
  network,
  renderSubAppPage,
  preloadCharts,
} from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { projectsApp } from '../../projects-app.ts'

beforeAll(preloadCharts, 60_000)

const PATH = '/console/home'
const DAY_SECONDS = 86_400
/** Where the 24th of October 2026 begins in Shanghai. */
const FIRST_DAY = Date.UTC(2026, 9, 23, 16) / 1000

const stat: DataOf<typeof project.stat> = {
  total: 1280,
  bizAddition: 12,
  manpowerChange: -7,
  processes: Array.from({ length: project.HOME_DAYS }, (_, day) => ({
    timestamp: FIRST_DAY + day * DAY_SECONDS,
    cnt: 57 + day,
  })),
}

beforeEach(() => {
  network.use(mockCall(project.stat, stat), mockCall(business.industryAll, [{ id: 2, name: 'Banking' }]))
})

function open(query = '', language: 'en' | 'zh' = 'en') {
  return renderSubAppPage({ app: projectsApp, path: `${PATH}${query}`, language })
}

const figure = async (name: string) => (await screen.findByText(name)).parentElement

/** The file that the page saves; jsdom follows no links. */
function savedFiles() {
  const saved: { name: string; content: Blob }[] = []
  const contents = new Map<string, Blob>()
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: (content: Blob) => {
        const address = `blob:${contents.size}`
        contents.set(address, content)
        return address
      },
      revokeObjectURL: () => {},
    }),
  )
  const follow = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function take(
    this: HTMLAnchorElement,
  ) {
    const content = contents.get(this.href)
    if (content) saved.push({ name: this.download, content })
  })
  return {
    saved,
    stop: () => {
      vi.unstubAllGlobals()
      follow.mockRestore()
    },
  }
}

describe('the home of projects', () => {
  test('shows three figures [PROJ-043]', async () => {
    open()
    const figures = await figure('All projects')
    await waitFor(() => expect(figures).toHaveTextContent('1,280'))
    expect(await figure('New cooperations')).toHaveTextContent('12')
    expect(await figure('Manpower change')).toHaveTextContent('-7')
  })

  test('draws the ongoing projects, one point a day of the company’s zone [PROJ-044]', async () => {
    const { person, services } = open()
    expect(
      await screen.findByRole('img', {
        name: 'Line of the ongoing projects by day: 57 on 2026-10-24, 86 on 2026-11-22.',
      }),
    ).toBeInTheDocument()
    expect(services.loadTier).toHaveBeenCalledWith('charts')
    await person.click(screen.getByRole('button', { name: 'As a table' }))
    const table = screen.getByRole('table', { name: 'Ongoing projects by day' })
    expect(within(table).getAllByRole('row')).toHaveLength(project.HOME_DAYS + 1)
    expect(within(table).getByRole('row', { name: '2026-10-24 57' })).toBeVisible()
    expect(within(table).getByRole('row', { name: '2026-11-22 86' })).toBeVisible()
  })

  test('draws them as one line, with a point for each day [PROJ-044]', async () => {
    // jsdom has no layout, and a chart without size is not drawn.
    const rooms = (['clientWidth', 'clientHeight'] as const).map((side) =>
      vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(600),
    )
    try {
      open()
      const chart = await screen.findByRole('img', { name: /^Line of/ })
      const lines = () =>
        [...chart.querySelectorAll('path')].filter(
          (path) => path.getAttribute('d')?.match(/[ML]/g)?.length === project.HOME_DAYS,
        )
      await waitFor(() => expect(lines()).toHaveLength(1))
    } finally {
      for (const room of rooms) room.mockRestore()
    }
  })

  test('gives the figures of its chart as a file for spreadsheets [PROJ-044]', async () => {
    const { saved, stop } = savedFiles()
    const { person } = open()
    await person.click(await screen.findByRole('button', { name: 'Download' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Figures (CSV)' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    stop()
    expect(saved[0]?.name).toBe('Ongoing projects by day.csv')
    const lines = (await saved[0]?.content.text())?.trimEnd().split('\r\n') ?? []
    expect(lines[0]).toBe('"Day","Ongoing projects"')
    expect(lines[1]).toBe('"2026-10-24",57')
    expect(lines).toHaveLength(project.HOME_DAYS + 1)
  })

  test('keeps its figures when the chart fails to load, which can be retried [PROJ-044]', async () => {
    const page = open()
    page.services.loadTier.mockRejectedValueOnce(new Error('/charts.js could not be loaded'))
    expect(await screen.findByText('The chart could not be loaded')).toBeVisible()
    expect(await figure('All projects')).toHaveTextContent('1,280')
    await page.person.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('img', { name: /^Line of/ })).toBeInTheDocument()
  })

  test('has skeleton, failed and no-permission states, with Retry and the administrator to contact', async () => {
    network.use(mockPending(project.stat))
    const waiting = open()
    expect((await screen.findAllByRole('status', { name: 'Loading' })).length).toBeGreaterThan(3)
    waiting.unmount()
    network.use(mockNetworkError(project.stat))
    const failed = open()
    expect(await screen.findByText('The figures could not be loaded')).toBeVisible()
    network.use(mockCall(project.stat, stat))
    await failed.person.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await figure('All projects')).toHaveTextContent('1,280')
    failed.unmount()
    network.use(mockStatus(project.stat, 403))
    open('', 'zh')
    expect(await screen.findByRole('alert')).toHaveTextContent('项目首页')
  })

  test('adds a project by the same form, and confirms it [PROJ-045]', async () => {
    const sent: unknown[] = []
    network.use(
      mockCall(project.create, ({ body }) => {
        sent.push(body)
        return { id: 30, code: 'PRJ-20261122-001' }
      }),
    )
    const { person, router, services } = open()
    await person.click(await screen.findByRole('button', { name: 'Add a project' }))
    const box = await screen.findByRole('dialog')
    expect(router.state.location.search).toBe('?new=1')
    await person.click(within(box).getByRole('combobox', { name: 'Industry' }))
    await person.click(await screen.findByTitle('Banking'))
    await person.type(within(box).getByRole('textbox', { name: 'Name' }), 'Spring')
    await person.type(within(box).getByRole('textbox', { name: 'Manpower demand' }), '3')
    await person.click(within(box).getByRole('button', { name: /Create$/ }))
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('The project Spring is created'))
    expect(sent).toEqual([{ industryID: 2, name: 'Spring', manpowerDemand: 3, description: '' }])
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  test('links to the list [PROJ-045]', async () => {
    network.use(
      mockCall(project.list, { records: [], total: 0, totalIsCapped: false }),
      mockCall(project.overview, { totalCnt: 0, processCnt: 0 }),
    )
    const { person, router } = open()
    const entry = await screen.findByRole('link', { name: 'Project list' })
    expect(entry).toHaveAttribute('href', '/console/project/index')
    await person.click(entry)
    await waitFor(() => expect(router.state.location.pathname).toBe('/console/project/index'))
  })
})
