import { PROJECT_REFUSALS, projectReport, type ParsedBodyOf, type ParsedQueryOf } from '@console/contracts'
import {
  mockCall,
  mockNetworkError,
  mockPending,
  mockStatus,
  network,
  Refusal,
  renderSubAppPage,
  setViewportWidth,
} from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { Button } from 'antd'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { projectsApp } from '../../projects-app.ts'
import type { ReportOwner } from '../../queries/reports.ts'
import { MonthlyReportsDrawer } from '../on-demand-parts.ts'
import { sampleReports } from './reports.samples.ts'

const FILE = { fid: '0f2b7a52-30e6-4c1c-8d2f-4f3f3a2b1c09', name: 'november.pdf' }

// Uploading has its own tests; here a file is uploaded at once.
vi.mock('../files/SingleUpload.tsx', () => ({
  SingleUpload: ({ value, problem, onChange }: UploadProps) => (
    <div>
      <Button
        onClick={() => {
          onChange(FILE)
        }}
      >
        {value?.name ?? 'Add file'}
      </Button>
      {problem !== undefined && <span role="alert">{problem}</span>}
    </div>
  ),
}))
type UploadProps = {
  value: typeof FILE | null
  problem: string | undefined
  onChange: (file: typeof FILE) => void
}

let stored: projectReport.MonthlyReport[]
let requests: ParsedQueryOf<typeof projectReport.reports>[]
let filed: ParsedBodyOf<typeof projectReport.createReport>[]
let removed: { method: string; query: unknown }[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T17:00:00Z') })
  window.sessionStorage.clear()
  stored = [...sampleReports]
  requests = []
  filed = []
  removed = []
  network.use(
    mockCall(projectReport.reports, ({ query }) => {
      requests.push(query)
      return { reports: stored }
    }),
    mockCall(projectReport.createReport, ({ body }) => {
      filed.push(body)
      return { id: 93 }
    }),
    mockCall(projectReport.removeReport, ({ query, request }) => {
      removed.push({ method: request.method, query })
      stored = stored.filter(({ id }) => id !== query.id)
      return null
    }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  setViewportWidth(1440)
})

type Opened = {
  owner?: ReportOwner
  canFile?: string | null
  language?: 'en' | 'zh'
  timezone?: string
  capabilities?: readonly string[]
  onClose?: () => void
}
const OWNERS_SIDE: ReportOwner = { id: projectReport.OWNER_SIDE, type: 'platform' }
const CONTRACTORS_SIDE: ReportOwner = { id: 21, type: 'contractor' }

function open({ owner = OWNERS_SIDE, canFile = null, onClose = () => {}, ...how }: Opened = {}) {
  // 1 August in Shanghai.
  const project = { id: 42, name: 'Broadband renewals', createTimestamp: Date.UTC(2026, 6, 31, 17) / 1000 }
  const ProjectListPage = () => (
    <MonthlyReportsDrawer project={project} owner={owner} canFile={canFile} onClose={onClose} />
  )
  const app = { ...projectsApp, pages: { ...projectsApp.pages, ProjectListPage } }
  return renderSubAppPage({ app, path: '/console/project/index', ...how })
}

describe('the reports of a project', () => {
  test('are listed by month with remark, author and a link to each file [PROJ-035]', async () => {
    open()
    const list = await screen.findByRole('list', { name: 'Monthly reports' })
    // Each has a list of its files, too.
    const [october, september] = [...list.children].map((item) => item as HTMLElement) // list items are HTML
    if (!october || !september) throw new Error('there are two reports')
    expect(within(october).getByText('2026-10')).toBeVisible()
    expect(within(september).getByText('2026-09')).toBeVisible()
    expect(october).toHaveTextContent('Staffing complete.')
    expect(october).toHaveTextContent('مرحبا 🎉')
    expect(october).toHaveTextContent('Lin Yue, 2026-11-02 10:40:00')
    expect(within(october).getByRole('link', { name: 'Renewals October.pdf' })).toHaveAttribute(
      'href',
      '/api/files/october?key=a',
    )
    expect(within(september).getByRole('link', { name: '九月.pdf' })).toHaveAttribute(
      'href',
      '/api/files/september?key=b',
    )
    expect(screen.getByText('2 reports')).toBeVisible()
  })

  test('are labelled as the latest ones when there may be more [PROJ-035]', async () => {
    const [report] = sampleReports
    if (!report) throw new Error('there is a sample')
    const many = Array.from({ length: projectReport.MAX_REPORTS }, (_, index) => ({
      ...report,
      id: index + 1,
      files: [],
    }))
    network.use(mockCall(projectReport.reports, { reports: many }))
    open()
    expect(await screen.findByText('The latest 120 reports')).toBeVisible()
  })

  test('of the owner’s side are requested with id 0 and platform, of a contractor with its own [PROJ-035, PROJ-036]', async () => {
    const first = open()
    await screen.findByText('2026-10')
    expect(requests).toEqual([
      { projectId: 42, type: 'monthly', ownerTenantId: 0, ownerTenantType: 'platform' },
    ])
    first.unmount()
    open({ owner: { id: 21, type: 'contractor' } })
    await screen.findByText('2026-10')
    expect(requests.at(-1)).toEqual({
      projectId: 42,
      type: 'monthly',
      ownerTenantId: 21,
      ownerTenantType: 'contractor',
    })
  })

  test('have loading, empty, failed and no-permission states, with Retry', async () => {
    network.use(mockPending(projectReport.reports))
    const loading = open()
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible()
    loading.unmount()
    network.use(mockCall(projectReport.reports, { reports: [] }))
    const none = open()
    expect(await screen.findByText('No monthly reports yet')).toBeVisible()
    none.unmount()
    network.use(mockNetworkError(projectReport.reports))
    const failed = open()
    expect(await screen.findByText('The monthly reports could not be loaded')).toBeVisible()
    network.use(mockCall(projectReport.reports, { reports: sampleReports }))
    await failed.person.click(screen.getByRole('button', { name: /Retry/ }))
    expect(await screen.findByText('2026-10')).toBeVisible()
    failed.unmount()
    network.use(mockStatus(projectReport.reports, 403))
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('Monthly reports')
  })

  test('cover a phone, and close', async () => {
    setViewportWidth(390)
    const onClose = vi.fn()
    const { person } = open({ language: 'zh', onClose })
    expect(await screen.findByRole('dialog', { name: '月度报告：Broadband renewals' })).toBeVisible()
    expect(await screen.findByText('共 2 份报告')).toBeVisible()
    await person.click(screen.getByRole('button', { name: /Close|关闭/ }))
    expect(onClose).toHaveBeenCalled()
  })
})

describe('deleting', () => {
  test('confirms, sends DELETE, and removes the report from the list [PROJ-042, PROJ-Q14]', async () => {
    const { person, services } = open()
    await person.click(await screen.findByRole('button', { name: 'Delete the report of 2026-10' }))
    expect(services.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Delete the report of 2026-10?', isDestructive: true }),
    )
    await waitFor(() => expect(screen.queryByText('2026-10')).toBeNull())
    expect(removed).toEqual([{ method: 'DELETE', query: { id: 92 } }])
    expect(services.toast.success).toHaveBeenCalledWith('The report of 2026-10 is deleted')
    // Not on the body: the deleted report had the focus.
    expect(document.activeElement).toContainElement(screen.getByText('2026-09'))
    expect(document.body).not.toHaveFocus()
  })

  test('goes by the documented call where the platform has no other', async () => {
    network.use(
      mockCall(projectReport.deleteReport, ({ query, request }) => {
        removed.push({ method: request.method, query })
        stored = stored.filter(({ id }) => id !== query.id)
        return null
      }),
    )
    const { person } = open({ capabilities: [] })
    await person.click(await screen.findByRole('button', { name: 'Delete the report of 2026-10' }))
    await waitFor(() => expect(screen.queryByText('2026-10')).toBeNull())
    expect(removed).toEqual([{ method: 'GET', query: { id: 92 } }])
  })

  test('is offered for one’s own reports only, and sends nothing before it is confirmed, neither by prefetch nor by a link [PROJ-Q14]', async () => {
    const { person, services } = open()
    const own = await screen.findByRole('button', { name: 'Delete the report of 2026-10' })
    expect(screen.queryByRole('button', { name: 'Delete the report of 2026-09' })).toBeNull()
    expect(screen.queryByRole('link', { name: /Delete/ })).toBeNull()
    network.use(
      mockCall(projectReport.deleteReport, ({ query, request }) => {
        removed.push({ method: request.method, query })
        return null
      }),
    )
    // A prefetch would start on hover or focus.
    await person.hover(own)
    own.focus()
    services.confirm.mockResolvedValueOnce(false)
    await person.click(own)
    expect(removed).toEqual([])
    expect(services.toast.success).not.toHaveBeenCalled()
  })
})

describe('filing', () => {
  async function openForm(how: Opened = {}) {
    const view = open(how)
    await view.person.click(await screen.findByRole('button', { name: /File a report/ }))
    const form = await waitFor(() => {
      const found = screen
        .getAllByRole('dialog')
        .find((one) => within(one).queryByText('New report: Broadband renewals') !== null)
      if (!found) throw new Error('there is no form')
      return found
    })
    return { ...view, form }
  }
  type Form = Awaited<ReturnType<typeof openForm>>
  const month = ({ form }: Form) => within(form).getByRole('textbox', { name: 'Month' })
  const remark = ({ form }: Form) => within(form).getByRole('textbox', { name: 'Remark' })
  const submit = ({ form, person }: Form) =>
    person.click(within(form).getByRole('button', { name: 'File report' }))
  const addFile = ({ form, person }: Form) =>
    person.click(within(form).getByRole('button', { name: 'Add file' }))
  async function pickMonth(opened: Form, text: string) {
    await opened.person.click(month(opened))
    await opened.person.type(month(opened), `${text}{Enter}`)
  }

  test.each([OWNERS_SIDE, CONTRACTORS_SIDE])(
    'sends month, remark, the one file and whose report it is: %j [PROJ-036, PROJ-037, PROJ-041, PROJ-Q15]',
    async (owner) => {
      const opened = await openForm({ owner })
      await pickMonth(opened, '2026-11')
      await opened.person.type(remark(opened), ' All seats placed. ')
      await addFile(opened)
      await submit(opened)
      await waitFor(() =>
        expect(opened.services.toast.success).toHaveBeenCalledWith('The report of 2026-11 is filed'),
      )
      expect(filed).toEqual([
        {
          fileFids: [FILE.fid],
          ownerTenantId: owner.id,
          projectId: 42,
          remark: 'All seats placed.',
          reportTime: '2026-11',
          type: 'monthly',
        },
      ])
      await waitFor(() => expect(requests.length).toBeGreaterThan(1))
    },
  )

  test('takes a month that is picked among the months of a year [PROJ-037]', async () => {
    const opened = await openForm()
    await opened.person.click(month(opened))
    await opened.person.click(await screen.findByTitle('2026-09'))
    expect(month(opened)).toHaveValue('2026-09')
    await addFile(opened)
    await submit(opened)
    await waitFor(() => expect(filed).toMatchObject([{ reportTime: '2026-09' }]))
  })

  test('without a month or without a file sends nothing and says what is missing [PROJ-037, PROJ-038]', async () => {
    const opened = await openForm()
    await submit(opened)
    const alerts = await within(opened.form).findAllByRole('alert')
    expect(alerts.map((one) => one.textContent)).toEqual([
      'Choose a month that has ended, from that in which the project was posted.',
      'A report needs one file.',
    ])
    await pickMonth(opened, '2026-11')
    await submit(opened)
    expect(await within(opened.form).findByRole('alert')).toHaveTextContent('A report needs one file.')
    expect(filed).toEqual([])
  })

  // 17:00 UTC on 30 November is December in Shanghai and November in London.
  const fileOf = async (timezone: string, typed: string) => {
    const opened = await openForm({ timezone })
    await pickMonth(opened, typed)
    await addFile(opened)
    await submit(opened)
    return opened
  }

  test.each([
    { timezone: 'Asia/Shanghai', typed: '2026-11' },
    { timezone: 'Europe/London', typed: '2026-10' },
  ])('takes $typed once it has ended in $timezone [PROJ-037]', async ({ timezone, typed }) => {
    await fileOf(timezone, typed)
    await waitFor(() => expect(filed).toMatchObject([{ reportTime: typed }]))
  })

  test.each([
    { timezone: 'Asia/Shanghai', typed: '2026-12' },
    { timezone: 'Europe/London', typed: '2026-11' },
    { timezone: 'Asia/Shanghai', typed: '2026-07' },
  ])(
    'does not take $typed in $timezone: it has not ended, or the project was not posted [PROJ-037]',
    async ({ timezone, typed }) => {
      const { form } = await fileOf(timezone, typed)
      expect(
        await within(form).findByText(
          'Choose a month that has ended, from that in which the project was posted.',
        ),
      ).toBeInTheDocument()
      expect(filed).toEqual([])
    },
  )

  test.each([
    { name: 'plain', letter: 'x' },
    { name: 'emoji of families', letter: '👨‍👩‍👧' },
    { name: 'from right to left', letter: 'م' },
  ])('a remark has at most 2,000 characters: $name [PROJ-037]', async ({ letter }) => {
    const opened = await openForm()
    await pickMonth(opened, '2026-11')
    await addFile(opened)
    const typeRemark = async (length: number) => {
      await opened.person.clear(remark(opened))
      await opened.person.click(remark(opened))
      await opened.person.paste(letter.repeat(length))
      expect(within(opened.form).getByText(`${length.toLocaleString('en')} / 2,000`)).toBeInTheDocument()
    }
    await typeRemark(2001)
    // Before it is sent, too.
    expect(await within(opened.form).findByRole('alert')).toHaveTextContent('At most 2,000 characters')
    await submit(opened)
    expect(within(opened.form).getByRole('alert')).toHaveTextContent('At most 2,000 characters')
    expect(filed).toEqual([])
    await typeRemark(2000)
    await submit(opened)
    await waitFor(() => expect(filed.map((one) => one.remark)).toEqual([letter.repeat(2000)]))
  })

  test('that is refused keeps the form, also through a reload', async () => {
    network.use(
      mockCall(
        projectReport.createReport,
        new Refusal(PROJECT_REFUSALS.reportExists, 'There is a report of this month already.'),
      ),
    )
    const opened = await openForm()
    await pickMonth(opened, '2026-10')
    await opened.person.type(remark(opened), 'Again')
    await addFile(opened)
    await submit(opened)
    expect(await within(opened.form).findByRole('alert')).toHaveTextContent(
      'There is a report of this month already. Your input is preserved.',
    )
    expect(month(opened)).toHaveValue('2026-10')
    opened.unmount()
    const again = await openForm()
    expect(month(again)).toHaveValue('2026-10')
    expect(remark(again)).toHaveValue('Again')
    expect(within(again.form).getByRole('button', { name: FILE.name })).toBeInTheDocument()
  })

  test('is in Chinese too', async () => {
    const { person } = open({ language: 'zh' })
    await person.click(await screen.findByRole('button', { name: /提交报告/ }))
    await screen.findByText('新建报告：Broadband renewals')
    expect(screen.getByRole('textbox', { name: '月份' })).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: /^提\s?交$/ }))
    expect(await screen.findByText('每份报告需附一个文件。')).toBeInTheDocument()
  })

  test('whose form cannot be loaded says so over the reports, and loads it again', async () => {
    const { person, services } = open()
    const button = await screen.findByRole('button', { name: /File a report/ })
    services.loadTier.mockRejectedValueOnce(new Error('offline'))
    await person.click(button)
    expect(await screen.findByText('The form could not be loaded')).toBeVisible()
    expect(button).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: /Retry$/ }))
    expect(await screen.findByText('New report: Broadband renewals')).toBeVisible()
  })

  test('that is not allowed shows why, and opens nothing', async () => {
    const { person } = open({ canFile: 'project.why.notPassed' })
    const button = await screen.findByRole('button', { name: /File a report/ })
    expect(button).toHaveAccessibleDescription('The application has not passed.')
    await person.click(button)
    expect(screen.queryByText('New report: Broadband renewals')).toBeNull()
  })
})
