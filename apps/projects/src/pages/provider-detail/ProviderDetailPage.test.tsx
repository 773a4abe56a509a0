import {
  PROJECT_REFUSALS,
  projectApplication,
  projectFile,
  projectReport,
  projectStat,
  type DataOf,
} from '@console/contracts'
import { mockCall, network, Refusal, renderSubAppPage } from '@console/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { projectsApp } from '../../projects-app.ts'
import { answerUploads, toFid } from '../../testing/answer-uploads.ts'
import {
  sampleOpenDetail,
  samplePassedRow,
  samplePendingDetail,
  sampleRejectedDetail,
} from '../../testing/provider-samples.ts'

type ProviderDetail = DataOf<typeof projectApplication.providerDetail>

let sent: unknown[]
let requests: unknown[]

beforeEach(() => {
  sent = []
  network.use(mockCall(projectApplication.providerDetail, sampleOpenDetail))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const open = (language: 'en' | 'zh' = 'en') =>
  renderSubAppPage({ app: projectsApp, path: paths.application(41), language })

/** The page without its form. */
const openPage = (project: Partial<ProviderDetail>, language: 'en' | 'zh' = 'en') => {
  requests = []
  network.use(
    mockCall(projectApplication.providerDetail, ({ query }) => {
      requests.push(query)
      return { ...sampleRejectedDetail, ...project }
    }),
  )
  return renderSubAppPage({ app: projectsApp, path: paths.providerDetail(41), language })
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}.pdf`)

/** The line of a file. */
function atRow(part: HTMLElement): HTMLElement {
  const row = part.closest('li')
  if (row === null) throw new Error('no list contains it')
  return row
}

function choose(chosen: readonly File[]) {
  const picker = screen.getByLabelText('Attachments', { selector: 'input' })
  fireEvent.change(picker, { target: { files: chosen } })
}

async function fill(person: ReturnType<typeof open>['person']) {
  await person.type(await screen.findByRole('textbox', { name: 'Contact person' }), 'Lin Yue')
  await person.type(screen.getByRole('textbox', { name: 'Contact' }), '555 0101')
  await person.type(screen.getByRole('textbox', { name: 'Manpower offered' }), '20')
  fireEvent.change(screen.getByRole('textbox', { name: 'Application description' }), {
    target: { value: 'Twenty trained seats 🎧 مرحبا' },
  })
}

const submit = async (person: ReturnType<typeof open>['person']) =>
  person.click(screen.getByRole('button', { name: 'Submit' }))

test('the address of the form says why nobody can apply, instead of a form to fill', async () => {
  const actor = { ...sampleOpenDetail.actor, hasFreeBusiness: false }
  network.use(mockCall(projectApplication.providerDetail, { ...sampleOpenDetail, actor }))
  open()
  const box = await screen.findByRole('dialog', { name: 'Spring card activation' })
  expect(within(box).getByRole('alert')).toHaveTextContent(
    'None of your company’s businesses is free for it.',
  )
  expect(within(box).queryByRole('textbox')).toBeNull()
})

describe('a project of a provider', () => {
  const factsOf = (name: string) =>
    [...screen.getByRole('region', { name }).querySelectorAll('dl > div')].map((fact) =>
      [...fact.children].map(({ textContent }) => textContent),
    )

  test('is fetched by its id and shows its facts and the company’s application [PROV-013]', async () => {
    openPage({ manpowerAssigned: 18 })
    expect(await screen.findByRole('heading', { name: 'Spring card activation' })).toBeVisible()
    expect(requests).toEqual([{ id: 41 }])
    expect(factsOf('Project')).toEqual(
      expect.arrayContaining([
        ['Project ID', '41'],
        ['Manpower demand', '240'],
        ['Created', '2026-08-29 18:40:00'],
        ['Description', 'Call new card holders within 72 hours.'],
      ]),
    )
    expect(factsOf('Your application')).toEqual(
      expect.arrayContaining([
        ['Application ID', '9'],
        ['Application status', 'Rejected'],
        ['Contact person', 'Lin Yue'],
        ['Contact', '+86 21 5555 0101'],
        ['Manpower assigned', '18'],
        ['Review remark', 'The licence has expired.'],
        ['Application description', 'Twenty trained seats.'],
      ]),
    )
  })

  test('links its files in the order of submission [PROV-013, PROV-Q10]', async () => {
    const [file] = sampleRejectedDetail.attachmentFiles
    if (!file) throw new Error('the sample has a file')
    openPage({ attachmentFiles: [file, { ...file, fid: toFid(1), name: 'a.pdf', url: '/api/file/a' }] })
    const files = within(await screen.findByRole('region', { name: 'Attachments' })).getAllByRole('link')
    expect(files.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['licence.pdf', '/api/file/licence'],
      ['a.pdf', '/api/file/a'],
    ])
  })

  const NOT_VERIFIED = 'Not verified. Please contact the platform offline to complete verification.'
  test.each([
    ['default', true, 'Apply', null],
    ['default', false, 'Apply', NOT_VERIFIED],
    ['pending', true, 'Apply', 'Your application is being reviewed.'],
    ['rejected', true, 'Apply again', null],
    ['rejected', false, 'Apply again', NOT_VERIFIED],
  ] as const)(
    'that is %s can be applied for by who is verified (%s), and is read by anybody [PROV-007, PROV-008, PROV-009, PROV-010, PROV-024]',
    async (...[applicationStatus, isVerified, action, reason]) => {
      const actor = { ...sampleOpenDetail.actor, isVerified }
      const { person, router } = openPage({ applicationStatus, actor })
      const head = within(await screen.findByRole('banner'))
      expect(head.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([action])
      expect(screen.getByRole('region', { name: 'Project' })).toBeVisible()
      const button = head.getByRole('button')
      expect(button.getAttribute('aria-disabled')).toBe(reason === null ? null : 'true')
      expect(button.getAttribute('aria-description')).toBe(reason)
      await person.click(button)
      expect(router.state.location.search).toBe(reason === null ? '?apply=1' : '')
    },
  )

  test('with a passed application can be reported on, staffed and monitored, but not applied for [PROV-009, PROV-010, PROV-012]', async () => {
    const reportRequests: unknown[] = []
    network.use(
      mockCall(projectReport.reports, ({ query }) => {
        reportRequests.push(query)
        return { reports: [] }
      }),
    )
    const { person, router } = openPage({ ...samplePassedRow, projectID: 41 })
    const head = within(await screen.findByRole('banner'))
    expect(head.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Monitor',
      'Personnel',
      'Monthly report',
    ])
    expect(head.getByText('Partially confirmed')).toBeVisible()
    expect(head.queryByText('Passed')).toBeNull()
    await person.click(head.getByRole('button', { name: 'Monthly report' }))
    expect(router.state.location.search).toBe('?report=1')
    await waitFor(() =>
      expect(reportRequests).toEqual([
        { projectId: 41, type: 'monthly', ownerTenantId: 3, ownerTenantType: 'contractor' },
      ]),
    )
  })

  test('opens the live monitor of its business [PROV-012, PROJ-032]', async () => {
    network.use(mockCall(projectStat.monitor, { records: [] }))
    const { person, router } = openPage({ ...samplePassedRow, projectID: 41 })
    const head = within(await screen.findByRole('banner'))
    await person.click(head.getByRole('button', { name: 'Monitor' }))
    const { pathname, state } = router.state.location
    expect([pathname, state]).toEqual(['/console/project/monitor', { bizId: samplePassedRow.bizTypeID }])
  })
})

describe('an application', () => {
  test('is refused without contact person, contact, manpower and description [PROV-014, PROV-015]', async () => {
    const { person } = open()
    await screen.findByRole('textbox', { name: 'Contact person' })
    await submit(person)
    const required = ['Contact person', 'Contact', 'Manpower offered', 'Application description']
    for (const name of required) expect(screen.getByRole('textbox', { name })).toHaveAttribute('aria-invalid')
    expect(sent).toEqual([])
  })

  test('clears the problem of a field once its value is valid, not before [PROV-014, PROV-015]', async () => {
    const { person } = open()
    const contact = await screen.findByRole('textbox', { name: 'Contact' })
    await submit(person)
    fireEvent.change(contact, { target: { value: 'x'.repeat(101) } })
    expect(contact).toHaveAccessibleDescription('1 to 100 characters, in one line.')
    fireEvent.change(contact, { target: { value: '555 0101' } })
    expect(contact).not.toHaveAttribute('aria-invalid')
    expect(screen.getByRole('textbox', { name: 'Contact person' })).toHaveAttribute('aria-invalid')
  })

  test('with invalid fields moves the focus to the first one', async () => {
    const { person } = open()
    const contactPerson = await screen.findByRole('textbox', { name: 'Contact person' })
    await submit(person)
    expect(contactPerson).toHaveFocus()
    fireEvent.change(contactPerson, { target: { value: 'Lin Yue' } })
    await submit(person)
    expect(screen.getByRole('textbox', { name: 'Contact' })).toHaveFocus()
  })

  test.each([
    ['en', 'The project needs nobody yet: it takes no applications for now.'],
    ['zh', '项目暂无人力需求，目前无法申请。'],
  ] as const)('for a project that needs nobody says so instead of a number, in %s', async (language, why) => {
    network.use(mockCall(projectApplication.providerDetail, { ...sampleOpenDetail, manpowerDemand: 0 }))
    open(language)
    const manpower = await screen.findByRole('textbox', {
      name: language === 'en' ? 'Manpower offered' : '可提供人力',
    })
    expect(manpower).toHaveAccessibleDescription(why)
    fireEvent.change(manpower, { target: { value: '1' } })
    expect(screen.getByRole('alert')).toHaveTextContent(why)
  })

  test('is sent once with file ids joined by commas, confirmed, and the project is refetched [PROV-016, PROV-018, PROV-019, PROV-020, PROV-023, PROV-Q7]', async () => {
    let requests = 0
    network.use(
      mockCall(projectApplication.apply, async ({ request }) => {
        // As sent: the contract parses it into a list.
        sent.push(await request.json())
        return { id: 9 }
      }),
      mockCall(projectApplication.providerDetail, () => {
        requests += 1
        return sent.length === 0 ? sampleOpenDetail : samplePendingDetail
      }),
    )
    const { arrived, tokens, pageFile } = answerUploads(projectFile.uploadAttachment)
    const { person, services, router } = open()
    await fill(person)
    expect(screen.getByLabelText('Attachments', { selector: 'input' })).toHaveAttribute('multiple')
    choose(names(2).map((name) => pageFile(name)))
    expect(await screen.findAllByText('Uploaded')).toHaveLength(2)
    await submit(person)
    await waitFor(() =>
      expect(services.toast.success).toHaveBeenCalledWith('Application submitted successfully'),
    )
    // They are sent in parallel: either may finish first.
    expect(arrived.toSorted()).toEqual(['1.pdf', '2.pdf'])
    expect(tokens).toEqual(['Bearer test-token', 'Bearer test-token'])
    expect(sent).toEqual([
      {
        projectId: 41,
        contactPerson: 'Lin Yue',
        contact: '555 0101',
        manpowerAssigned: 20,
        applicationDesc: 'Twenty trained seats 🎧 مرحبا',
        attachments: expect.stringMatching(new RegExp(`^(${toFid(1)},${toFid(2)}|${toFid(2)},${toFid(1)})$`)),
        bizTypeId: 11,
      },
    ])
    expect(router.state.location.search).toBe('')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('Pending', { selector: 'header *' })).toBeVisible()
    expect(requests).toBe(2)
  })

  test('requires no files, but at least one person [PROV-016, PROV-Q8]', async () => {
    network.use(
      mockCall(projectApplication.apply, async ({ request }) => {
        sent.push(await request.json())
        return { id: 9 }
      }),
    )
    const { person } = open()
    await fill(person)
    const offered = screen.getByRole('textbox', { name: 'Manpower offered' })
    for (const wrong of ['0', '1.5']) {
      fireEvent.change(offered, { target: { value: wrong } })
      expect(offered).toHaveAttribute('aria-invalid', 'true')
      await submit(person)
    }
    expect(sent).toEqual([])
    fireEvent.change(offered, { target: { value: '1' } })
    await submit(person)
    await waitFor(() => expect(sent).toMatchObject([{ manpowerAssigned: 1, attachments: '' }]))
  })

  test('accepts ten files but no eleventh, and none above 50 MB [PROV-016, PROV-017, PROJ-Q17]', async () => {
    const { arrived, pageFile } = answerUploads(projectFile.uploadAttachment)
    open()
    await screen.findByRole('textbox', { name: 'Contact person' })
    const large = pageFile('large.pdf', projectFile.MAX_FILE_BYTES + 1)
    const equal = pageFile('equal.pdf', projectFile.MAX_FILE_BYTES)
    choose([large, equal])
    expect(await screen.findByText(/^File size cannot exceed 50MB.*large\.pdf/)).toBeInTheDocument()
    expect(await screen.findAllByText('Uploaded')).toHaveLength(1)
    choose(names(10).map((name) => pageFile(name)))
    expect(await screen.findByText(/^At most 10 files.*10\.pdf$/)).toBeInTheDocument()
    await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(10))
    expect(arrived).toContain('equal.pdf')
    expect(arrived).not.toContain('large.pdf')
    expect(screen.getByRole('button', { name: /Attachments/ })).toBeDisabled()
  })

  test('shows a failure at its file and retries only that one [PROV-017]', async () => {
    let isTaken = false
    const { arrived, pageFile } = answerUploads(projectFile.uploadAttachment, ({ name }) =>
      name === '1.pdf' && !isTaken
        ? new Refusal(PROJECT_REFUSALS.program, 'Programs are not taken.', { status: 400 })
        : null,
    )
    network.use(
      mockCall(projectApplication.apply, ({ body }) => {
        sent.push(body)
        return { id: 9 }
      }),
    )
    const { person } = open()
    await fill(person)
    choose(names(2).map((name) => pageFile(name)))
    const reason = await screen.findByText('Programs are not taken.')
    expect(within(atRow(reason)).getByText('1.pdf')).toBeInTheDocument()
    expect(await screen.findAllByText('Uploaded')).toHaveLength(1)
    expect(within(atRow(screen.getByText('2.pdf'))).getByText('Uploaded')).toBeInTheDocument()
    await submit(person)
    expect(screen.getByText(/Wait until every file is uploaded/)).toBeInTheDocument()
    isTaken = true
    await person.click(screen.getByRole('button', { name: 'Send again: 1.pdf' }))
    await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(2))
    // The first two are sent side by side.
    expect(arrived.slice(0, 2).toSorted()).toEqual(['1.pdf', '2.pdf'])
    expect(arrived.slice(2)).toEqual(['1.pdf'])
    expect(sent).toEqual([])
    expect(screen.getByRole('textbox', { name: 'Contact' })).toHaveValue('555 0101')
  })

  test('that is refused shows a toast and keeps the form [PROV-022]', async () => {
    network.use(mockCall(projectApplication.apply, new Refusal(1727, 'The business is busy.')))
    const { person, services } = open()
    await fill(person)
    await submit(person)
    await waitFor(() => expect(services.toast.error).toHaveBeenCalledWith('The business is busy.'))
    expect(screen.getByRole('textbox', { name: 'Contact person' })).toHaveValue('Lin Yue')
  })

  test('that was rejected opens with its values and is resubmitted with its id and version [PROV-013, PROV-021, PROV-Q8, PROV-Q9]', async () => {
    network.use(
      mockCall(projectApplication.providerDetail, sampleRejectedDetail),
      mockCall(projectApplication.applyAgain, async ({ request }) => {
        sent.push(await request.json())
        return null
      }),
    )
    const { person } = open()
    const offered = await screen.findByRole('textbox', { name: 'Manpower offered' })
    expect(offered).toHaveValue('20')
    expect(screen.getByRole('textbox', { name: 'Contact person' })).toHaveValue('Lin Yue')
    expect(screen.getByRole('textbox', { name: 'Contact' })).toHaveValue('+86 21 5555 0101')
    expect(screen.getByRole('textbox', { name: 'Application description' })).toHaveValue(
      'Twenty trained seats.',
    )
    expect(within(screen.getByRole('dialog')).getByText('licence.pdf')).toBeInTheDocument()
    expect(screen.getByText('The licence has expired.', { selector: 'dd' })).toBeInTheDocument()
    expect(screen.getByText('Twenty trained seats.', { selector: 'dd' })).toBeInTheDocument()
    await person.clear(offered)
    await person.type(offered, '241')
    expect(screen.getByText('A whole number from 1 to 240.')).toBeInTheDocument()
    await submit(person)
    expect(sent).toEqual([])
    await person.clear(offered)
    await person.type(offered, '240')
    await submit(person)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent).toEqual([
      {
        projectId: 41,
        id: 9,
        version: 3,
        manpowerAssigned: 240,
        contactPerson: 'Lin Yue',
        contact: '+86 21 5555 0101',
        applicationDesc: 'Twenty trained seats.',
        attachments: sampleRejectedDetail.attachments,
        bizTypeId: 11,
      },
    ])
  })
})

test('an unknown project is not found', async () => {
  network.use(mockCall(projectApplication.providerDetail, new Refusal(404, 'Not there.', { status: 404 })))
  open()
  const title = await screen.findByText('Project not found')
  expect(within(document.body).getByRole('button', { name: 'To the open projects' })).toBeVisible()
  expect(title).toBeVisible()
})
