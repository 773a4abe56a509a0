import { projectStat } from '@console/contracts'
import { mockCall, mockNetworkError, network } from '@console/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { openDetail, serveDetail } from '../../testing/serve-project.ts'
import { sampleSummary } from './project-detail.samples.ts'

const requests = serveDetail()
const card = () => screen.findByRole('region', { name: 'Statistics' })

describe('the statistics of a project', () => {
  test('cover the last 7 days: users online on any of them, and for how long [PROJ-025, PROJ-026, PROJ-Q8, PROJ-Q9]', async () => {
    openDetail()
    const region = await card()
    expect(await within(region).findByText('1,203')).toBeVisible()
    expect(within(region).getByText('Cumulative online users')).toBeVisible()
    expect(within(region).queryByText('Online users')).toBeNull()
    expect(within(region).getByText('05:04:01')).toBeVisible()
    expect(requests.summaries).toEqual([{ projectId: 7, beginDay: '20261114', endDay: '20261120' }])
    expect(within(region).getByRole('radio', { name: 'Last 7 days' })).toBeChecked()
  })

  test('are of the days of the contractors, and name their zone where it is another', async () => {
    // 08:30 on the 21st in Shanghai, and still the 20th in New York.
    vi.setSystemTime(Date.UTC(2026, 10, 21, 0, 30))
    const [first] = requests.project.assignments
    if (first === undefined) throw new Error('somebody works for it')
    requests.project = {
      ...requests.project,
      assignments: [{ ...first, applicationStatus: 'passed', timezone: 'America/New_York' }],
    }
    openDetail()
    const region = await card()
    await within(region).findByText('1,203')
    expect(requests.summaries).toEqual([{ projectId: 7, beginDay: '20261114', endDay: '20261120' }])
    expect(within(region).getByRole('note')).toHaveTextContent(
      'Days of America/New_York, where the contractors work',
    )
  })

  test('of one day count the users online on it [PROJ-026, PROJ-Q9]', async () => {
    const { person, router } = openDetail()
    const region = await card()
    await within(region).findByText('1,203')
    await person.click(within(region).getByText('Today', { selector: '.ant-segmented-item-label' }))
    expect(await within(region).findByText('178')).toBeVisible()
    expect(within(region).getByText('Online users')).toBeVisible()
    expect(within(region).queryByText('Cumulative online users')).toBeNull()
    expect(requests.summaries.at(-1)).toEqual({ projectId: 7, beginDay: '20261120', endDay: '20261120' })
    expect(router.state.location.search).toBe('?from=2026-11-20&to=2026-11-20')
    await person.click(within(region).getByText('Last 30 days', { selector: '.ant-segmented-item-label' }))
    await waitFor(() => expect(requests.summaries.at(-1)).toMatchObject({ beginDay: '20261022' }))
    await person.click(within(region).getByText('Last 7 days', { selector: '.ant-segmented-item-label' }))
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  test('cover any days that are picked [PROJ-Q9]', async () => {
    const { person, router } = openDetail()
    const region = await card()
    await within(region).findByText('1,203')
    fireEvent.mouseDown(within(region).getByRole('button', { name: /^Days/ }))
    const fields = await within(region).findAllByRole('textbox', { name: 'Days' })
    for (const [index, day] of ['2026-11-02', '2026-11-05'].entries()) {
      const field = fields[index]
      if (field === undefined) throw new Error('a range has two fields')
      if (index === 0) await person.click(field)
      await person.clear(field)
      await person.type(field, `${day}{Enter}`)
    }
    await waitFor(() =>
      expect(requests.summaries.at(-1)).toEqual({ projectId: 7, beginDay: '20261102', endDay: '20261105' }),
    )
    expect(router.state.location.search).toBe('?from=2026-11-02&to=2026-11-05')
  })

  test.each([
    ['?from=2026-11-20&to=2026-11-19', '结束日期早于开始日期。'],
    ['?from=2026-10-20&to=2026-11-20', '最多 31 天。'],
  ])('of an invalid range send no request: %s', async (query, reason) => {
    openDetail({ query, language: 'zh' })
    const region = await screen.findByRole('region', { name: '统计' })
    expect(within(region).getByRole('alert')).toHaveTextContent(reason)
    await screen.findByText('412.60')
    expect(requests.summaries).toEqual([])
  })

  test('lead to those of each contractor in the same days, as far as the person may open them', async () => {
    const performance = '/console/statistic/project/perf'
    const { unmount } = openDetail({ pages: [performance, '/console/statistic/project/action'] })
    const links = within(await screen.findByRole('navigation', { name: 'Statistics of each contractor' }))
    expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `${performance}?project=7&from=2026-11-14&to=2026-11-20`,
      '/console/statistic/project/action?project=7&from=2026-11-14&to=2026-11-20',
    ])
    unmount()
    requests.project = { ...requests.project, confirmedManpower: 0 }
    openDetail()
    await within(await card()).findByText('1,203')
    expect(screen.queryByRole('navigation', { name: 'Statistics of each contractor' })).toBeNull()
  })

  test('that fail can be retried', async () => {
    network.use(mockNetworkError(projectStat.bizSummary))
    const { person } = openDetail()
    const region = await card()
    expect(await within(region).findByText('The statistics could not be loaded')).toBeVisible()
    network.use(mockCall(projectStat.bizSummary, { orgSummary: sampleSummary }))
    await person.click(within(region).getByRole('button', { name: /Retry/ }))
    expect(await within(region).findByText('05:04:01')).toBeVisible()
  })
})
