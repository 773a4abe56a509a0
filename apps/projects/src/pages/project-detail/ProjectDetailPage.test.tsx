import { project, projectLog, projectStat, type projectEntity, type ParsedQueryOf } from '@console/contracts'
import {
  mockCall,
  mockNetworkError,
  mockPending,
  mockStatus,
  network,
  Refusal,
  setViewportWidth,
} from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openDetail, serveDetail } from '../../testing/serve-project.ts'
import { OWNER, PLATFORM, sampleProject } from './project-detail.samples.ts'

const requests = serveDetail()
const show = (changes: Partial<projectEntity.ProjectDetail>) => {
  requests.project = { ...requests.project, ...changes }
}
const head = () => screen.findByRole('heading', { name: 'Spring card activation' })
const region = (name: string | RegExp) => screen.findByRole('region', { name })
const rowOf = (name: RegExp) => screen.findByRole('row', { name })
const cellsOf = async (name: RegExp) =>
  within(await rowOf(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

describe('a project', () => {
  test('shows its facts and how far its demand is covered [PROJ-020]', async () => {
    const details: ParsedQueryOf<typeof project.detail>[] = []
    network.use(
      mockCall(project.detail, ({ query }) => {
        details.push(query)
        return requests.project
      }),
    )
    openDetail()
    await head()
    expect(details).toEqual([{ id: 7 }])
    const texts = ['PRJ-20261102-018', 'Banking', '2026-11-02 09:15:27', 'Normal']
    for (const text of texts) expect(screen.getByText(text)).toBeVisible()
    const manpower = await region('Manpower')
    for (const [term, figure] of [
      ['Manpower demand', '240'],
      ['Confirmed', '146'],
      ['Assigned, not confirmed', '24'],
      ['Not assigned', '70'],
      ['Gap', '94'],
    ] as const) {
      expect(within(manpower).getByText(term, { selector: 'dt, dt *' }).closest('div')).toHaveTextContent(
        `${term}${figure}`,
      )
    }
    const description = await region('Description')
    expect(description).toHaveTextContent('Call new card holders within 72 hours. None after 20:00.')
  })

  test('describes its manpower to screen readers', async () => {
    openDetail()
    const bar = within(await region('Manpower')).getByRole('img')
    expect(bar).toHaveAccessibleName(
      '146 confirmed, 60.8 %, Harbour Voice Services 84, 金海客服外包 62, Assigned, not confirmed 24, Not assigned 70, gap 94',
    )
  })

  test('shows the gap as sent [PROJ-Q18]', async () => {
    show({ manpowerGap: 91 })
    openDetail()
    const manpower = await region('Manpower')
    expect(within(manpower).getByText('Gap').closest('div')).toHaveTextContent('Gap91')
    expect(manpower).toHaveTextContent('gap 91')
  })

  test('without demand or contractors has an empty state', async () => {
    show({ manpowerDemand: 0, confirmedManpower: 0, manpowerGap: 0, assignments: [], description: '' })
    openDetail()
    expect(await screen.findByText('The project needs nobody yet.')).toBeVisible()
    expect(screen.getByText('Nobody has applied yet')).toBeVisible()
    expect(screen.getByText('No description was given.')).toBeVisible()
    expect(requests.durations).toEqual([])
  })

  test('names its owner to the platform alone', async () => {
    show({ actor: PLATFORM })
    const seen = openDetail()
    expect(await screen.findByText('Orchid Contact Ltd', { selector: 'dd' })).toBeVisible()
    seen.unmount()
    show({ actor: OWNER })
    openDetail()
    await head()
    expect(screen.queryByText('Orchid Contact Ltd', { selector: 'dd' })).toBeNull()
  })

  test('links to its sessions [PROJ-027]', async () => {
    const { person, services } = openDetail()
    const link = await screen.findByRole('link', { name: 'Project sessions' })
    expect(link).toHaveAttribute('href', '/console/project/session?projectId=7&isChild=true')
    services.navigate.mockImplementation(() => {})
    await person.click(link)
    expect(services.navigate).toHaveBeenCalledExactlyOnceWith(
      '/console/project/session?projectId=7&isChild=true',
    )
  })

  test('opens its form and its reports, both in the address', async () => {
    const { person, router } = openDetail()
    await person.click(await screen.findByRole('button', { name: 'Update' }))
    expect(router.state.location.search).toBe('?edit=1')
    const form = await screen.findByRole('dialog')
    expect(within(form).getByDisplayValue('Spring card activation')).toBeInTheDocument()
    await person.click(within(form).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(router.state.location.search).toBe(''))
    await person.click(screen.getByRole('button', { name: 'Monthly report' }))
    expect(router.state.location.search).toBe('?report=1')
    expect(await screen.findByText(/Spring card activation/, { selector: '.ant-drawer-title' })).toBeVisible()
    await waitFor(() =>
      expect(requests.reports).toMatchObject([{ ownerTenantId: 0, ownerTenantType: 'platform' }]),
    )
  })
})

describe('its contractors', () => {
  const hoursCome = async () => screen.findByText('412.60')

  test('are listed with assigned and confirmed manpower and state, and figures only for those that passed [PROJ-021, PROJ-022, PROJ-Q3]', async () => {
    openDetail()
    await hoursCome()
    const table = within(await region('Contractors'))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Contractor',
      'Assigned',
      'Confirmed',
      'Assignment',
      'Application',
      'Online h',
      'Actions',
    ])
    expect((await cellsOf(/Harbour/)).slice(0, 6)).toEqual([
      'Harbour Voice ServicesCard calls',
      '90',
      '84',
      'Partially confirmed',
      'Passed',
      '412.60',
    ])
    expect((await cellsOf(/金海客服外包/))[3]).toBe('Confirmed')
    expect((await cellsOf(/Redwood/))[3]).toBe('Unconfirmed')
    expect((await cellsOf(/Bluebell/)).slice(1, 6)).toEqual(['-', '-', '-', 'Rejected', '-'])
    expect((await cellsOf(/Lantern/)).slice(1, 4)).toEqual(['-', '-', '-'])
  })

  test('are paged, with the page in the address [PROJ-021]', async () => {
    const [first] = requests.project.assignments
    if (!first) throw new Error('the sample has contractors')
    show({
      assignments: Array.from({ length: 41 }, (_, index) => ({
        ...first,
        applicationID: index + 1,
        bizTypeID: index + 1,
        tenantName: `Provider ${index + 1}`,
      })),
    })
    const { person, router } = openDetail({ query: '?page=9' })
    expect(await rowOf(/Provider 41/)).toBeVisible()
    expect(screen.queryByRole('row', { name: /Provider 40/ })).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Page 2' }))
    expect(await rowOf(/Provider 21/)).toBeVisible()
    expect(await rowOf(/Provider 40/)).toBeVisible()
    expect(new URLSearchParams(router.state.location.search).get('page')).toBe('2')
  })

  test('have their states in Chinese, too [PROJ-022]', async () => {
    openDetail({ language: 'zh' })
    for (const [name, state] of [
      [/Harbour/, '部分确认'],
      [/金海客服外包/, '已确认'],
      [/Redwood/, '未确认'],
    ] as const) {
      expect((await cellsOf(name))[3]).toBe(state)
    }
  })

  test('that passed are requested in one call, with hours of two decimals and none for an unknown one [PROJ-024, PROJ-Q10, PROJ-Q19]', async () => {
    openDetail()
    await hoursCome()
    expect((await cellsOf(/金海客服外包/))[5]).toBe('0.01')
    expect((await cellsOf(/Redwood/))[5]).toBe('-')
    expect(requests.durations).toEqual([{ bizTypeIds: [131, 132, 135], projectId: 7 }])
    expect(requests.durationAddresses).toEqual(['bizTypeIds=131&bizTypeIds=132&bizTypeIds=135'])
  })

  test('stay readable without their hours, which can be reloaded [PROJ-024]', async () => {
    network.use(mockNetworkError(projectStat.onlineDurations))
    const { person } = openDetail()
    expect(await screen.findByText('The online hours could not be loaded.')).toBeVisible()
    expect((await cellsOf(/Harbour/))[5]).toBe('-')
    network.use(mockCall(projectStat.onlineDurations, [{ bizTypeId: 131, totalOnlineDuration: 3600 }]))
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(async () => expect((await cellsOf(/Harbour/))[5]).toBe('1.00'))
  })

  test('lead to their own page, by name and by action [PROJ-023]', async () => {
    const { person, services } = openDetail()
    const row = within(await rowOf(/金海客服外包/))
    expect(row.getByRole('link', { name: '金海客服外包' })).toHaveAttribute(
      'href',
      '/console/project/7/assign/132',
    )
    services.navigate.mockImplementation(() => {})
    await person.click(row.getByRole('button', { name: 'Detail, 金海客服外包' }))
    expect(services.navigate).toHaveBeenCalledExactlyOnceWith('/console/project/7/assign/132')
  })

  test('that wait show for how long, marked once overdue', async () => {
    const [first] = sampleProject.assignments.filter(
      ({ applicationStatus }) => applicationStatus === 'pending',
    )
    if (first === undefined) throw new Error('one waits')
    const DAY = 86_400
    show({
      assignments: [
        first,
        {
          ...first,
          applicationID: 40,
          tenantName: 'Maple',
          applyTimestamp: (first.applyTimestamp ?? 0) + DAY,
        },
      ],
    })
    openDetail()
    const late = await rowOf(/Lantern/)
    expect(late).toHaveTextContent('for 4 days')
    expect(within(late).getByRole('img', { name: 'Waiting too long' })).toBeInTheDocument()
    const early = await rowOf(/Maple/)
    expect(early).toHaveTextContent('for 3 days')
    expect(within(early).queryByRole('img', { name: 'Waiting too long' })).toBeNull()
  })
})

describe('actions depend on the user', () => {
  const actions = async (name: RegExp) => within(await rowOf(name)).getAllByRole('button')
  const stateOf = (button: HTMLElement) => [
    button.textContent,
    button.getAttribute('aria-disabled') === 'true' ? button.getAttribute('aria-description') : null,
  ]

  test('an owner changes its project and leaves reviews to the platform [PROJ-046]', async () => {
    show({ actor: OWNER })
    openDetail()
    await head()
    const [state, ...others] = await actions(/Lantern/)
    expect(state).toHaveTextContent('With the platform')
    expect(state).toHaveAccessibleDescription('The platform reviews applications and assigns manpower.')
    expect(others).toEqual([])
    expect((await actions(/Harbour/)).map(stateOf)).toEqual([
      ['Monitor', null],
      ['Detail', null],
    ])
    for (const name of ['Update', 'Add manpower'])
      expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-disabled')
  })

  test('the platform reviews and assigns, and leaves the project to its owner [PROJ-046]', async () => {
    show({ actor: PLATFORM })
    openDetail()
    await head()
    const only = 'Only the company that posted the project can do this.'
    for (const name of ['Update', 'Add manpower'])
      expect(stateOf(screen.getByRole('button', { name }))).toEqual([name, only])
    expect((await actions(/Lantern/)).map(stateOf)).toEqual([['Review', null]])
    expect((await actions(/Harbour/)).map(stateOf)[0]).toEqual(['Assign', null])
    expect((await actions(/Bluebell/)).map(stateOf)).toEqual([['Reason', null]])
    const statistics = await screen.findByRole('region', { name: 'Statistics' })
    expect(statistics).toHaveTextContent('Figures of this project are not shared with you')
    expect(screen.queryByRole('region', { name: 'Contractors compared' })).toBeNull()
    expect(requests.summaries).toEqual([])
  })

  test('a ceased project allows only a change of its status', async () => {
    show({ status: 'ceased' })
    openDetail()
    await head()
    const ceased = 'The project has ceased.'
    expect(stateOf(screen.getByRole('button', { name: 'Add manpower' }))).toEqual(['Add manpower', ceased])
    expect(screen.getByRole('button', { name: 'Update' })).not.toHaveAttribute('aria-disabled')
    expect((await actions(/Lantern/)).map(stateOf)).toEqual([['Review', ceased]])
  })

  test.each([
    ['?review=133', 'The platform reviews applications and assigns manpower.'],
    ['?assign=131', 'The platform reviews applications and assigns manpower.'],
    ['?review=999', 'The project has no such contractor.'],
  ])('an address that may not open a form shows why: %s [PROJ-046]', async (query, reason) => {
    show({ actor: OWNER })
    const { person, router } = openDetail({ query })
    const box = await screen.findByRole('dialog')
    expect(within(box).getByRole('alert')).toHaveTextContent(reason)
    expect(within(box).queryByRole('textbox')).toBeNull()
    await person.click(within(box).getByText('Close', { selector: 'button *' }))
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  test.each(['?add=1', '?edit=1'])('the platform opens no form of another company: %s', async (query) => {
    show({ actor: PLATFORM })
    openDetail({ query })
    expect(within(await screen.findByRole('dialog')).getByRole('alert')).toHaveTextContent(
      'Only the company that posted the project can do this.',
    )
  })

  test('a contractor reads the project without its log', async () => {
    show({ actor: { ...OWNER, isOwner: false, isProvider: true } })
    openDetail({ query: '?log=1' })
    await head()
    expect(screen.queryByRole('region', { name: 'Operations' })).toBeNull()
    expect(requests.logs).toEqual([])
  })
})

describe('its states', () => {
  test('loading is a skeleton', async () => {
    network.use(mockPending(project.detail))
    openDetail()
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument()
  })

  test.each(['/console/project/abc', '/console/project/0', '/console/project/99'])(
    'there is no project at %s, and the list is offered',
    async (path) => {
      network.use(mockCall(project.detail, new Refusal(404, 'Not there.', { status: 404 })))
      openDetail({ path })
      expect(await screen.findByText('Project not found')).toBeVisible()
      expect(screen.getByRole('link', { name: 'To the projects' })).toHaveAttribute(
        'href',
        '/console/project/index',
      )
    },
  )

  test('a failure can be retried', async () => {
    network.use(mockNetworkError(project.detail))
    const { person } = openDetail()
    expect(await screen.findByText('The project could not be loaded')).toBeVisible()
    network.use(mockCall(project.detail, sampleProject))
    await person.click(screen.getByRole('button', { name: /Retry/ }))
    expect(await head()).toBeVisible()
  })

  test('a user without permission sees whom to contact', async () => {
    network.use(mockStatus(project.detail, 403))
    openDetail()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Contact an administrator of Orchid Contact Ltd to get access to “Project”.',
    )
  })

  test('malformed parameters are named', async () => {
    openDetail({ query: '?from=yesterday&compare=callCnt&order=ascend' })
    expect(
      await screen.findByText('“from=yesterday” in the address was not understood and is ignored.'),
    ).toBeVisible()
    expect(screen.queryByText(/compare=/)).toBeNull()
  })

  test('on a phone contractors, operations and description are tabs, stored in the address', async () => {
    setViewportWidth(390)
    try {
      const { person, router } = openDetail({ language: 'zh' })
      const list = await screen.findByRole('list', { name: '服务商' })
      expect(await within(list).findByText('在线 412.60 小时')).toBeVisible()
      const [card] = within(list).getAllByRole('listitem')
      expect(card).toHaveTextContent('已确认 84 / 已分配 90')
      await person.click(screen.getByRole('tab', { name: '操作动态' }))
      expect(router.state.location.search).toBe('?section=operations')
      expect(await screen.findByText('Raised manpower')).toBeVisible()
      expect(screen.queryByRole('list', { name: '服务商' })).toBeNull()
      await person.click(screen.getByRole('tab', { name: '项目描述' }))
      expect(screen.getByText(/Call new card holders/)).toBeVisible()
    } finally {
      setViewportWidth(1440)
    }
  })

  test('a failing log leaves the rest, and can be retried', async () => {
    network.use(mockStatus(projectLog.log, 500))
    const { person } = openDetail()
    expect(await screen.findByText('The operations could not be loaded')).toBeVisible()
    expect(await rowOf(/Harbour/)).toBeVisible()
    network.use(mockCall(projectLog.log, { records: [], totalCnt: 0 }))
    await person.click(within(await region('Operations')).getByRole('button', { name: /Retry/ }))
    expect(await screen.findByText('Nothing has happened yet')).toBeVisible()
  })
})
