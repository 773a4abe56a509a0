import { stat } from '@console/contracts'
import { drawingIn, mockCall, network, preloadCharts, renderSubAppPage } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { statisticsApp } from '../../statistics-app.ts'
import {
  DAY_BEGIN,
  getRequestInputs,
  NOW,
  serveStatistics,
  type Requested,
} from '../../testing/serve-statistics.ts'

beforeAll(preloadCharts, 60_000)

const ONE_DAY = '?business=11&organisation=5&from=2026-11-20&to=2026-11-20'
const QUERY = { beginDay: '20261120', endDay: '20261120', bizTypeId: 11, orgId: 5 }

let requested: Requested[]

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  requested = serveStatistics()
  network.use(
    mockCall(stat.detail, ({ query }) => {
      requested.push({ call: 'detail', input: query })
      return {
        current: [
          { time: DAY_BEGIN, value: 9, tag1: 4, tag2: 7 },
          { time: DAY_BEGIN + 900, value: 5 },
        ],
        yesterday: [{ time: DAY_BEGIN - 86_400, value: 1 }],
        dayOfLastWeek: [],
      }
    }),
    mockCall(stat.rank, ({ query }): stat.Ranking => {
      requested.push({ call: 'rank', input: query })
      return query.rankType === 'recommendQuestion'
        ? { rankBy: 'org', rankList: [{ id: 501, name: 'How do I cancel?', value: 30 }] }
        : {
            rankBy: 'org',
            rankList: [
              { id: 6, name: 'Kapok team', value: 20, tag1: 12, tag2: 15 },
              { id: 7, name: 'Banyan team', value: 10 },
            ],
          }
    }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  window.localStorage.clear()
})

function open() {
  return renderSubAppPage({ app: statisticsApp, path: `/console/statistic/recommend${ONE_DAY}` })
}

async function rowsOf({ person }: ReturnType<typeof open>, name: string) {
  const figure = await screen.findByRole('figure', { name })
  await person.click(within(figure).getByRole('button', { name: /table/i }))
  return within(figure)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))
}

test('accepted, recommended and valid ones are three lines, even where a tag is missing [STAT-030, STAT-105, STAT-106]', async () => {
  const page = open()
  const rows = await rowsOf(page, 'Recommendations')
  expect(getRequestInputs(requested, 'detail')).toEqual([{ ...QUERY, metric: 2_000_301 }])
  expect(rows.slice(0, 4)).toEqual([
    // In the order of the lines from the top.
    ['Time', 'Recommended', 'Valid', 'Accepted'],
    ['00:00', '9', '7', '4'],
    ['00:15', '5', '0', '0'],
    ['00:30', '-', '-', '-'],
  ])
})

test('questions are ranked, and each opens in the knowledge, in a new tab [STAT-066, STAT-107, VIOL-015]', async () => {
  const page = open()
  expect(await rowsOf(page, 'Questions most recommended')).toEqual([
    ['Question', 'Times'],
    ['How do I cancel?', '30'],
  ])
  await page.person.click(screen.getByRole('button', { name: 'How do I cancel?' }))
  expect(page.services.openLink.mock.calls).toEqual([['/assistant-console/knowledge?questionId=501']])
})

test('organisations are ranked with what was accepted and valid in the tooltip, and open their parts [STAT-038, STAT-044, STAT-108]', async () => {
  const page = open()
  const figure = await screen.findByRole('figure', { name: 'Recommendations by organisation' })
  const { option } = await drawingIn(figure)
  const [tooltip] = option()['tooltip'] as { formatter: (hovered: { dataIndex: number }[]) => HTMLElement }[] // as ECharts calls it
  // The axis begins with the last of the rank.
  expect(tooltip?.formatter([{ dataIndex: 1 }]).textContent).toBe('Kapok teamRecommended20Accepted12Valid15')
  expect(tooltip?.formatter([{ dataIndex: 0 }]).textContent).toBe('Banyan teamRecommended10Accepted-Valid-')
  expect(await rowsOf(page, 'Recommendations by organisation')).toEqual([
    ['Organisation', 'Recommended', 'Accepted', 'Valid'],
    ['Kapok team', '20', '12', '15'],
    ['Banyan team', '10', '-', '-'],
  ])
  await page.person.click(screen.getByRole('button', { name: 'Kapok team' }))
  await waitFor(() =>
    expect(getRequestInputs(requested, 'rank').at(-1)).toEqual({ ...QUERY, orgId: 6, rankType: 'recommend' }),
  )
})

test('the export is that of the page [STAT-055]', async () => {
  const { person, services } = open()
  await screen.findByRole('figure', { name: 'Recommendations' })
  await person.click(screen.getByRole('button', { name: 'Export' }))
  expect(services.startExport).toHaveBeenCalledWith({
    kind: 'statTable',
    filter: { ...QUERY, type: 'recommend' },
    format: 'xlsx',
  })
})
