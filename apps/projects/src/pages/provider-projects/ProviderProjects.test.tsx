import {
  businessReference,
  projectApplication,
  projectPersonnel,
  projectReport,
  type ParsedQueryOf,
  projectStat,
} from '@console/contracts'
import {
  mockCall,
  mockNetworkError,
  mockStatus,
  network,
  renderSubAppPage,
  setViewportWidth,
} from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { projectsApp } from '../../projects-app.ts'
import { sampleOpenDetail, sampleOpenRow, samplePassedRow, VERIFIED } from '../../testing/provider-samples.ts'

type Row = projectApplication.ProviderRow

let requests: ParsedQueryOf<typeof projectApplication.providerList>[]

function answer(records: Row[], { isVerified = true, total = records.length } = {}) {
  network.use(
    mockCall(projectApplication.providerList, ({ query }) => {
      requests.push(query)
      return { records, total, totalIsCapped: false, actor: { ...VERIFIED, isVerified } }
    }),
  )
}

beforeEach(() => {
  requests = []
  network.use(mockCall(businessReference.industryAll, [{ id: 1, name: 'Banking' }]))
})

afterEach(() => {
  setViewportWidth(1440)
})

const open = (path: string, language: 'en' | 'zh' = 'en') =>
  renderSubAppPage({ app: projectsApp, path, language })

describe('the lists of a provider', () => {
  test.each([
    [paths.open, 1],
    [paths.accepted, 0],
  ])('%s requests its own side with page and size [PROV-001]', async (path, type) => {
    answer([sampleOpenRow], { total: 25 })
    const { person } = open(path)
    expect(await screen.findByRole('row', { name: /Spring card activation/ })).toBeVisible()
    expect(requests).toEqual([{ current: 1, size: 10, type }])
    await person.click(screen.getByRole('button', { name: 'Page 3' }))
    await waitFor(() => expect(requests.at(-1)).toEqual({ current: 3, size: 10, type }))
  })

  test.each([
    [paths.open, 1],
    [paths.accepted, 0],
  ])(
    '%s filters by industry, name and days of the company zone, all in the address [PROV-002, PROV-003, PROV-Q12]',
    async (path, type) => {
      answer([sampleOpenRow])
      const { person, router } = open(`${path}?from=2026-11-01&to=2026-11-02`)
      await screen.findByRole('row', { name: /Spring/ })
      // 00:00:00 of the first to 23:59:59 of the last day in Shanghai.
      expect(requests.at(-1)).toMatchObject({ from: 1_793_462_400, to: 1_793_635_199 })
      await person.type(screen.getByRole('textbox', { name: 'Project name' }), ' card ')
      await person.click(screen.getByRole('combobox', { name: 'Industry' }))
      await person.click(await screen.findByTitle('Banking'))
      expect(requests).toHaveLength(1)
      await person.click(screen.getByRole('button', { name: /Inquire$/ }))
      await waitFor(() =>
        expect(requests.at(-1)).toMatchObject({ type, industryID: 1, name: 'card', current: 1 }),
      )
      expect(router.state.location.search).toBe('?industry=1&search=card&from=2026-11-01&to=2026-11-02')
    },
  )

  test('have the columns of each side, the day of a change on the open one alone [PROV-004, PROV-005, PROV-Q2]', async () => {
    answer([sampleOpenRow])
    const opened = open(paths.open)
    const row = await screen.findByRole('row', { name: /Spring/ })
    const cells = within(row).getAllByRole('cell')
    expect(cells.slice(0, 7).map(({ textContent }) => textContent)).toEqual([
      'Spring card activationBankingOrchid Contact Ltd',
      '41',
      '2026-08-29 18:40:00',
      '2026-11-03 18:00:00',
      '240',
      '-',
      'Not applied',
    ])
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    const before = ['Project name', 'Project ID', 'Created']
    const after = ['Manpower demand', 'Manpower assigned', 'Application status', 'Actions']
    expect(heads()).toEqual([...before, 'Updated', ...after])
    opened.unmount()
    answer([samplePassedRow])
    open(paths.accepted)
    await screen.findByRole('row', { name: /冬季家财续保外呼/ })
    expect(heads()).toEqual([...before, ...after])
  })

  test('say before the form that no business is free, and lead to where one is added', async () => {
    const actor = { ...VERIFIED, hasFreeBusiness: false }
    network.use(
      mockCall(projectApplication.providerList, {
        records: [sampleOpenRow],
        total: 1,
        totalIsCapped: false,
        actor,
      }),
    )
    const { person, services } = open(paths.open)
    expect(await screen.findByText('No business is free')).toBeVisible()
    const apply = screen.getByRole('button', { name: 'Apply, Spring card activation' })
    expect(apply).toHaveAccessibleDescription('None of your company’s businesses is free for it.')
    await person.click(apply)
    expect(services.navigate).not.toHaveBeenCalled()
    await person.click(screen.getByRole('button', { name: 'Open businesses' }))
    expect(services.navigate).toHaveBeenCalledWith('/app-tenant-system/system/businessManage')
  })

  test('open a project on its page [PROV-006]', async () => {
    answer([sampleOpenRow])
    open(paths.open)
    const row = await screen.findByRole('row', { name: /Spring/ })
    expect(within(row).getByRole('link', { name: /^View/ })).toHaveAttribute(
      'href',
      '/console/project/sp-detail/41',
    )
  })

  test('disable applying for unverified companies, with the reason, while all can be read [PROV-007, PROV-024, PROV-Q3, PROV-Q7]', async () => {
    answer([sampleOpenRow], { isVerified: false })
    const { person, services } = open(paths.open)
    const apply = await screen.findByRole('button', { name: 'Apply, Spring card activation' })
    expect(apply).toHaveAttribute('aria-disabled', 'true')
    await person.hover(apply)
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Not verified. Please contact the platform offline to complete verification.',
    )
    await person.click(apply)
    expect(services.navigate).not.toHaveBeenCalled()
    expect(screen.getByRole('link', { name: /^View/ })).toBeVisible()
    expect(screen.getByText('Not verified')).toBeVisible()
    const banner = screen.getByRole('alert')
    expect(banner).toHaveTextContent('Orchid Contact Ltd is not verified yet')
    expect(banner).toHaveTextContent('contact the platform offline and complete the verification')
  })

  test('have no banner for a verified company', async () => {
    answer([sampleOpenRow])
    open(paths.open)
    await screen.findByRole('row', { name: /Spring/ })
    expect(screen.queryByText(/verified/i)).toBeNull()
  })

  test.each([
    ['default', 'Not applied', 'Apply', null],
    ['pending', 'Pending', 'Apply', 'Your application is being reviewed.'],
    ['rejected', 'Rejected', 'Apply again', null],
  ] as const)(
    'show %s as %s and offer what it allows [PROV-008, PROV-009, PROV-010, PROV-011, PROV-Q1, PROV-Q6]',
    async (...[applicationStatus, word, action, reason]) => {
      answer([{ ...sampleOpenRow, applicationStatus }])
      open(paths.open)
      const row = await screen.findByRole('row', { name: /Spring/ })
      expect(within(row).getByText(word)).toBeVisible()
      const names = within(row)
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
      expect(names).toEqual([action])
      const button = within(row).getByRole('button')
      expect(button.getAttribute('aria-description')).toBe(reason)
      expect(button.getAttribute('aria-disabled')).toBe(reason === null ? null : 'true')
      expect(within(row).getByRole('link', { name: /^View/ })).toBeVisible()
    },
  )

  test('show the assignment of a passed application, with monitor and detail [PROV-012, PROV-025, PROV-Q2, PROV-Q5]', async () => {
    answer([samplePassedRow, { ...samplePassedRow, projectID: 43, bizTypeID: null, assignmentStatus: null }])
    const { person, router } = open(paths.accepted)
    const row = await screen.findByRole('row', { name: /冬季.*20.*Partially confirmed/ })
    expect(within(row).getByRole('link', { name: /^Detail/ })).toHaveAttribute(
      'href',
      '/console/project/42/assign/301',
    )
    expect(within(row).queryByText('Passed')).toBeNull()
    const [, second] = screen.getAllByRole('link', { name: /^Detail/ })
    expect(second).toHaveAttribute('href', '/console/project/sp-detail/43')
    const unknown = within(screen.getByRole('row', { name: / 43 / }))
    expect(unknown.getAllByRole('cell')[5]).toHaveTextContent(/^-/)
    expect(unknown.getByRole('button', { name: /^Monitor/ })).toHaveAccessibleDescription(
      'No manpower is confirmed for the project yet.',
    )
    network.use(mockCall(projectStat.monitor, { records: [] }))
    await person.click(within(row).getByRole('button', { name: /^Monitor/ }))
    const { pathname, state } = router.state.location
    expect([pathname, state]).toEqual(['/console/project/monitor', { bizId: 301 }])
    expect(await screen.findByText('No project has anybody to watch yet')).toBeVisible()
  })

  test.each([
    ['unconfirmed', 'Unconfirmed'],
    ['partially_confirmed', 'Partially confirmed'],
    ['confirmed', 'Confirmed'],
  ] as const)(
    'say of a passed one that its assignment is %s, as %s [PROV-012]',
    async (...[status, word]) => {
      answer([{ ...samplePassedRow, assignmentStatus: status }])
      open(paths.accepted)
      const row = await screen.findByRole('row', { name: /冬季/ })
      expect(within(row).getByText(word)).toBeVisible()
    },
  )

  test('have view, report, personnel, monitor and detail for each assigned project [PROV-006, PROV-Q6]', async () => {
    answer([samplePassedRow])
    open(paths.accepted)
    const row = await screen.findByRole('row', { name: /冬季/ })
    const namesOf = (role: 'button' | 'link') =>
      within(row)
        .getAllByRole(role)
        .map((one) => one.firstChild?.textContent)
    expect(namesOf('button')).toEqual(['Report', 'Personnel', 'Monitor'])
    expect(namesOf('link')).toEqual(['View', 'Detail'])
    const [actions] = within(row).getAllByRole('cell').slice(-1)
    if (!actions) throw new Error('there are no actions')
    expect(within(actions).getAllByRole('link')).toHaveLength(2)
    expect(within(actions).getAllByRole('button')).toHaveLength(3)
    expect(within(row).getByRole('link', { name: /^View/ })).toHaveAttribute(
      'href',
      '/console/project/sp-detail/42',
    )
  })

  test('open the company’s monthly reports of a passed application [PROV-010, PROJ-Q16]', async () => {
    const reportRequests: unknown[] = []
    answer([samplePassedRow])
    network.use(
      mockCall(projectReport.reports, ({ query }) => {
        reportRequests.push(query)
        return { reports: [] }
      }),
      mockCall(projectApplication.providerDetail, { ...sampleOpenDetail, ...samplePassedRow }),
    )
    const { person, router } = open(paths.accepted)
    await person.click(await screen.findByRole('button', { name: /^Report/ }))
    await waitFor(() => expect(router.state.location.search).toBe('?report=42'))
    await waitFor(() =>
      expect(reportRequests).toEqual([
        { projectId: 42, type: 'monthly', ownerTenantId: 3, ownerTenantType: 'contractor' },
      ]),
    )
  })

  test('send only the seats that change [PROV-025]', async () => {
    const sent: unknown[] = []
    const seat = (userId: number, isPlaced: boolean) => ({
      userId,
      name: `Seat ${userId}`,
      account: `seat${userId}`,
      orgName: null,
      isPlaced,
      otherBusinesses: [],
    })
    answer([samplePassedRow])
    network.use(
      mockCall(projectApplication.providerDetail, { ...sampleOpenDetail, ...samplePassedRow }),
      mockCall(projectPersonnel.personnel, {
        records: [seat(1, true), seat(2, false), seat(3, false)],
        total: 3,
        manpowerAssigned: 1,
        confirmedManpower: 1,
      }),
      mockCall(projectPersonnel.place, ({ body }) => {
        sent.push(body)
        return { confirmedManpower: 2 }
      }),
    )
    const { person, services } = open(`${paths.accepted}?personnel=42`)
    const box = (name: RegExp) => screen.findByRole('checkbox', { name })
    expect(await box(/Seat 1/)).toBeChecked()
    await person.click(await box(/Seat 2/))
    expect(screen.getByText('More agents than the project was assigned: 2 of 1.')).toBeInTheDocument()
    await person.click(await box(/Seat 1/))
    expect(screen.getByText('1 to add, 1 to remove')).toBeInTheDocument()
    expect(screen.queryByText(/More seats than/)).toBeNull()
    await person.click(await box(/Seat 3/))
    await person.click(await box(/Seat 3/))
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Saved. Confirmed manpower: 2'))
    expect(sent).toEqual([{ projectId: 42, placed: [2], withdrawn: [1] }])
  })

  test('take seats as soon as an application has passed, whatever was read of it before [PROV-025]', async () => {
    answer([samplePassedRow])
    const pending = { ...samplePassedRow, applicationStatus: 'pending' } as const
    network.use(
      mockCall(projectApplication.providerDetail, { ...sampleOpenDetail, ...pending }),
      mockCall(projectPersonnel.personnel, {
        records: [],
        total: 0,
        manpowerAssigned: 1,
        confirmedManpower: 0,
      }),
    )
    const { person } = open(`${paths.accepted}?personnel=42`)
    expect(await screen.findByText('The application has not passed.')).toBeVisible()
    await person.keyboard('{Escape}')
    network.use(mockCall(projectApplication.providerDetail, { ...sampleOpenDetail, ...samplePassedRow }))
    await person.click(await screen.findByRole('button', { name: /^Personnel/ }))
    expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible()
    expect(screen.queryByText('The application has not passed.')).not.toBeInTheDocument()
  })

  test('show why no seats can be assigned when the address opens a suspended project', async () => {
    const suspended = { ...samplePassedRow, projectStatus: 'suspended' } as const
    // The list does not have it: only the address names it.
    answer([])
    network.use(mockNetworkError(projectApplication.providerDetail))
    const { person, router } = open(`${paths.accepted}?personnel=42`)
    const failed = within(await screen.findByRole('dialog'))
    expect(failed.getByText('Personnel')).toBeInTheDocument()
    network.use(mockCall(projectApplication.providerDetail, { ...sampleOpenDetail, ...suspended }))
    await person.click(await failed.findByRole('button', { name: /Retry/ }))
    const reason = await screen.findByText('The project is not under way now.')
    expect(reason).toHaveAttribute('role', 'alert')
    const refused = within(screen.getByRole('dialog'))
    expect(refused.getByText('冬季家财续保外呼')).toBeInTheDocument()
    const [close] = refused.getAllByRole('button', { name: 'Close' })
    if (close === undefined) throw new Error('nothing closes it')
    await person.click(close)
    expect(router.state.location.search).toBe('')
  })

  test('have empty, failed and no-permission states, with Retry', async () => {
    answer([])
    const empty = open(paths.open)
    expect(await screen.findByText('No project is open')).toBeVisible()
    empty.unmount()
    const filtered = open(`${paths.open}?search=nothing`)
    expect(await screen.findByText('No project fits the filters')).toBeVisible()
    filtered.unmount()
    network.use(mockNetworkError(projectApplication.providerList))
    const failed = open(paths.accepted)
    expect(await screen.findByText('The projects could not be loaded')).toBeVisible()
    answer([samplePassedRow])
    await failed.person.click(screen.getByRole('button', { name: /Retry/ }))
    expect(await screen.findByRole('row', { name: /冬季/ })).toBeVisible()
    failed.unmount()
    network.use(mockStatus(projectApplication.providerList, 403))
    open(paths.open)
    expect(await screen.findByRole('alert')).toHaveTextContent('Open projects')
  })

  test('filtered to empty they name the filters, each of which can be removed', async () => {
    answer([])
    const { person, router } = open(
      `${paths.open}?search=spring&industry=1&from=2026-11-02&to=2026-11-02`,
      'zh',
    )
    for (const text of ['项目名称：spring', '行业：Banking', '更新时间：2026-11-02']) {
      expect(await screen.findByText(text)).toBeVisible()
    }
    await person.click(screen.getByRole('button', { name: '移除 行业：Banking' }))
    await waitFor(() =>
      expect(router.state.location.search).toBe('?search=spring&from=2026-11-02&to=2026-11-02'),
    )
  })

  test('show the table’s numbers on a phone', async () => {
    setViewportWidth(390)
    answer([{ ...samplePassedRow, manpowerDemand: 12_000, manpowerAssigned: 1500 }])
    open(paths.accepted)
    expect(await screen.findByText('Need 12,000, assigned 1,500')).toBeVisible()
  })

  test('are cards on a phone, in Chinese too', async () => {
    setViewportWidth(390)
    answer([sampleOpenRow])
    open(paths.open, 'zh')
    const card = await screen.findByRole('article', { name: 'Spring card activation' })
    expect(within(card).getByText('未申请')).toBeVisible()
    expect(within(card).getByRole('button', { name: /^申请/ })).toBeEnabled()
  })
})
