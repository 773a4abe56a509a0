import { project, type ParsedBodyOf, type projectEntity } from '@console/contracts'
import { mockCall, network, Refusal } from '@console/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { openDetail, serveDetail } from '../../testing/serve-project.ts'
import { pendingApplication, sampleProject } from './project-detail.samples.ts'

const requests = serveDetail()
type Assigned = ParsedBodyOf<typeof project.assign>

let sent: Assigned[]

beforeEach(() => {
  sent = []
  network.use(
    mockCall(project.assign, ({ body }) => {
      sent.push(body)
      return null
    }),
  )
})

const withApplication = (changes: Partial<projectEntity.Assignment>) => {
  requests.project = {
    ...sampleProject,
    assignments: sampleProject.assignments.map((one) =>
      one.bizTypeID === pendingApplication.bizTypeID ? { ...one, ...changes } : one,
    ),
  }
}
const dialog = () => screen.findByRole('dialog')
const button = (box: HTMLElement, text: string) => within(box).getByText(text, { selector: 'button *' })
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

test.each([
  ['?review=133', 'Manpower to assign'],
  ['?assign=131', 'Manpower to assign'],
  ['?add=1', 'Manpower to add'],
])('a phone offers digits for the number of %s', async (query, name) => {
  openDetail({ query })
  const number = within(await dialog()).getByRole('textbox', { name })
  expect(number).toHaveAttribute('inputmode', 'numeric')
})

describe('a review', () => {
  test('shows the application, and passes it with a number, at most the demand [PROJ-019, PROJ-Q6, PROJ-Q19]', async () => {
    const { person, router, services } = openDetail()
    await person.click(await screen.findByRole('button', { name: 'Review, Lantern Support' }))
    expect(router.state.location.search).toBe('?review=133')
    const box = await dialog()
    for (const text of ['Surveys', 'Wen Li', '+44 20 7946 0991', 'Two teams. From Monday on.', 'Offer.pdf']) {
      expect(box).toHaveTextContent(text)
    }
    expect(box).toHaveTextContent('Manpower offered60')
    const number = within(box).getByRole('textbox', { name: 'Manpower to assign' })
    expect(number).toHaveValue('60')
    for (const wrong of ['0', '241', '1.5', '😀', 'عشرة', '']) {
      fill(number, wrong)
      expect(within(box).getByRole('alert')).toHaveTextContent('A whole number from 1 to 240')
      await person.click(button(box, 'Pass'))
    }
    expect(sent).toEqual([])
    fill(number, '240')
    expect(within(box).queryByRole('alert')).toBeNull()
    const { details, logs } = requests
    const before = [details, logs.length]
    await person.click(button(box, 'Pass'))
    await waitFor(() =>
      expect(services.toast.success).toHaveBeenCalledWith('The application of Lantern Support has passed'),
    )
    expect(sent).toEqual([
      { projectId: 7, bizTypeID: 133, applicationStatus: 'passed', manpowerAssigned: 240, version: 1 },
    ])
    expect(router.state.location.search).toBe('')
    await waitFor(() => {
      expect(requests.details).toBeGreaterThan(before[0] ?? 0)
      expect(requests.logs.length).toBeGreaterThan(before[1] ?? 0)
    })
  })

  test('passes with another business of the company where that of the application is taken', async () => {
    const worksFor = { projectID: 8, projectName: 'Winter cards' }
    withApplication({
      businesses: [
        { bizTypeID: 133, bizTypeName: 'Surveys', worksFor },
        { bizTypeID: 139, bizTypeName: 'Callbacks', worksFor: null },
      ],
    })
    const { person } = openDetail({ query: '?review=133' })
    const box = await dialog()
    await person.click(button(box, 'Pass'))
    const field = within(box).getByRole('combobox', { name: 'Business' })
    expect(field).toHaveAccessibleDescription(
      'Choose a business that no other project has, or reject the application.',
    )
    expect(sent).toEqual([])
    await person.click(field)
    expect(await screen.findByTitle('Surveys (taken by “Winter cards”)')).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await person.click(await screen.findByTitle('Callbacks'))
    network.use(mockCall(project.assign, new Refusal(1727, '“Callbacks” is taken by another project.')))
    await person.click(button(box, 'Pass'))
    await waitFor(() => expect(field).toHaveAccessibleDescription('“Callbacks” is taken by another project.'))
    network.use(
      mockCall(project.assign, ({ body }) => {
        sent.push(body)
        return null
      }),
    )
    await person.click(button(box, 'Pass'))
    await waitFor(() =>
      expect(sent).toMatchObject([{ bizTypeID: 133, newBizTypeID: 139, manpowerAssigned: 60 }]),
    )
  })

  test('says that a company has no free business, and can still reject', async () => {
    const worksFor = { projectID: 8, projectName: null }
    withApplication({ businesses: [{ bizTypeID: 133, bizTypeName: 'Surveys', worksFor }] })
    const { person } = openDetail({ query: '?review=133' })
    const box = await dialog()
    expect(box).toHaveTextContent('Each business of the company works for another project')
    await person.click(within(box).getByText('Reject', { selector: 'label *' }))
    expect(within(box).queryByRole('combobox', { name: 'Business' })).toBeNull()
    fill(within(box).getByRole('textbox', { name: 'Reason' }), 'No business is free')
    await person.click(button(box, 'Reject'))
    await waitFor(() => expect(sent).toMatchObject([{ applicationStatus: 'rejected', bizTypeID: 133 }]))
  })

  test('offers no more than the project’s demand [PROJ-Q6]', async () => {
    withApplication({ manpowerApplied: 999 })
    openDetail({ query: '?review=133' })
    expect(within(await dialog()).getByRole('textbox', { name: 'Manpower to assign' })).toHaveValue('240')
  })

  test.each([
    ['en', 'Reject', 'Reason', 'Say why the application is rejected.', 'At most 500 characters.'],
    ['zh', '驳回', '驳回原因', '请填写驳回原因。', '最多 500 个字符。'],
  ] as const)(
    'rejects with a reason of at most 500 characters (%s) [PROJ-019, PROJ-Q6]',
    async (...texts) => {
      const [language, reject, label, missing, tooLong] = texts
      const { person } = openDetail({ query: '?review=133', language })
      const box = await dialog()
      await person.click(within(box).getByText(reject, { selector: 'label *' }))
      expect(within(box).getByRole('radio', { name: reject })).toBeChecked()
      const submit = () => {
        const form = box.querySelector('form')
        if (form === null) throw new Error('there is a form')
        fireEvent.submit(form)
      }
      const reason = within(box).getByRole('textbox', { name: label })
      expect(within(box).queryByRole('alert')).toBeNull()
      submit()
      expect(within(box).getByRole('alert')).toHaveTextContent(missing)
      fill(reason, '😀'.repeat(501))
      expect(within(box).getByRole('alert')).toHaveTextContent(tooLong)
      submit()
      expect(sent).toEqual([])
      fill(reason, `انتهت الرخصة ${'😀'.repeat(487)}`)
      expect(within(box).queryByRole('alert')).toBeNull()
      submit()
      await waitFor(() =>
        expect(sent).toEqual([
          {
            projectId: 7,
            bizTypeID: 133,
            applicationStatus: 'rejected',
            reviewRemark: `انتهت الرخصة ${'😀'.repeat(487)}`,
            version: 1,
          },
        ]),
      )
    },
  )

  test('that is refused shows why and keeps the input, also through a reload [PROJ-Q6]', async () => {
    network.use(mockCall(project.assign, new Refusal(1727, '“Surveys” works for another project.')))
    const first = openDetail({ query: '?review=133' })
    const box = await dialog()
    fill(within(box).getByRole('textbox', { name: 'Manpower to assign' }), '55')
    await first.person.click(button(box, 'Pass'))
    expect(await within(box).findByRole('alert')).toHaveTextContent(
      '“Surveys” works for another project. Your input is preserved.',
    )
    first.unmount()
    openDetail({ query: '?review=133' })
    const again = await dialog()
    expect(within(again).getByRole('textbox', { name: 'Manpower to assign' })).toHaveValue('55')
  })

  test('of an application that was resubmitted meanwhile lets the user choose', async () => {
    network.use(
      mockCall(project.assign, ({ body }) => {
        sent.push(body)
        if (body.version !== 1) return null
        withApplication({ version: 2, manpowerApplied: 70 })
        return new Refusal(409, 'Changed.', { status: 409 })
      }),
    )
    const { person } = openDetail({ query: '?review=133' })
    const box = await dialog()
    fill(within(box).getByRole('textbox', { name: 'Manpower to assign' }), '55')
    await person.click(button(box, 'Pass'))
    expect(await within(box).findByText('Somebody changed this meanwhile.')).toBeInTheDocument()
    expect(box).toHaveTextContent('Manpower offered70')
    await person.click(button(box, 'Keep my changes'))
    await person.click(button(box, 'Pass'))
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ version: 2, manpowerAssigned: 55 }))
  })

  test('of an application that was resubmitted for another business stays open and shows it', async () => {
    network.use(
      mockCall(project.assign, () => {
        withApplication({ version: 2, bizTypeID: 999, applicationDesc: 'Another team.' })
        return new Refusal(409, 'Changed.', { status: 409 })
      }),
    )
    const { person } = openDetail({ query: '?review=133' })
    await person.click(button(await dialog(), 'Pass'))
    const box = await dialog()
    expect(await within(box).findByText('Somebody changed this meanwhile.')).toBeInTheDocument()
    expect(screen.queryByText('The project has no such contractor.')).toBeNull()
  })

  test('of an application that somebody else decided meanwhile shows the decision [PROJ-046]', async () => {
    network.use(
      mockCall(project.assign, () => {
        withApplication({ version: 2, applicationStatus: 'rejected', reviewRemark: 'Too far away.' })
        return new Refusal(409, 'Changed.', { status: 409 })
      }),
    )
    const { person } = openDetail({ query: '?review=133' })
    await person.click(button(await dialog(), 'Pass'))
    expect(await screen.findByText('Somebody decided about it meanwhile.')).toBeInTheDocument()
    const box = await dialog()
    expect(box).toHaveTextContent('Too far away.')
    expect(within(box).queryByRole('textbox')).toBeNull()
  })

  test('of a rejected application can be read with its reason', async () => {
    const { person, router } = openDetail()
    await person.click(await screen.findByRole('button', { name: 'Reason, Bluebell BPO' }))
    expect(router.state.location.search).toBe('?review=134')
    const box = await dialog()
    expect(box).toHaveTextContent('The licence has expired.')
    expect(box).toHaveTextContent('2026-11-19 12:00:00')
    expect(within(box).queryByRole('alert')).toBeNull()
  })
})

describe('the manpower of a contractor that passed', () => {
  test('is changed between one and the project’s demand [PROJ-019, PROJ-Q6]', async () => {
    const { person, router, services } = openDetail()
    await person.click(await screen.findByRole('button', { name: 'Assign, 金海客服外包' }))
    expect(router.state.location.search).toBe('?assign=132')
    const box = await dialog()
    expect(box).toHaveTextContent('Assigned now 62, confirmed 62')
    const number = within(box).getByRole('textbox', { name: 'Manpower to assign' })
    for (const wrong of ['0', '241', '', '٦']) {
      fill(number, wrong)
      expect(within(box).getByRole('alert')).toHaveTextContent('A whole number from 1 to 240')
      await person.click(button(box, 'Save'))
    }
    expect(sent).toEqual([])
    fill(number, '1')
    await person.click(button(box, 'Save'))
    await waitFor(() =>
      expect(services.toast.success).toHaveBeenCalledWith('Manpower assigned to 金海客服外包: 1'),
    )
    expect(sent).toEqual([
      { projectId: 7, bizTypeID: 132, applicationStatus: 'passed', manpowerAssigned: 1, version: 3 },
    ])
  })
})

describe('adding manpower', () => {
  type Added = ParsedBodyOf<typeof project.addManpower>
  let added: Added[]
  beforeEach(() => {
    added = []
    network.use(
      mockCall(project.addManpower, ({ body }) => {
        added.push(body)
        const manpowerDemand = requests.project.manpowerDemand + body.manpower
        requests.project = { ...requests.project, manpowerDemand, manpowerGap: 104 }
        return { manpowerDemand }
      }),
    )
  })

  test('raises the demand by the typed number, and shows it before and after [PROJ-018, PROJ-Q5]', async () => {
    const { person, router, services } = openDetail()
    await person.click(await screen.findByRole('button', { name: 'Add manpower' }))
    expect(router.state.location.search).toBe('?add=1')
    const box = await dialog()
    const number = within(box).getByRole('textbox', { name: 'Manpower to add' })
    expect(within(box).getByRole('status')).toHaveTextContent('Manpower demand: 240')
    fill(number, '10')
    expect(within(box).getByRole('status')).toHaveTextContent('Manpower demand: 240 → 250')
    await person.click(button(box, 'Add manpower'))
    await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('The project needs 250 now'))
    expect(added).toEqual([{ id: 7, manpower: 10 }])
    const manpower = screen.getByRole('region', { name: 'Manpower' })
    await waitFor(() => expect(manpower).toHaveTextContent('Manpower demand250'))
    await waitFor(() => expect(requests.logs).toHaveLength(2))
  })

  test.each(['', '0', '-5', '2.5', '99761', '😀', 'خمسة'])(
    'never lowers it, nor beyond what a project can need: “%s” [PROJ-018]',
    async (typed) => {
      const { person } = openDetail({ query: '?add=1', language: 'zh' })
      const box = await dialog()
      fill(within(box).getByRole('textbox', { name: '增加数量' }), typed)
      await person.click(button(box, '增加人力'))
      expect(await within(box).findByRole('alert')).toHaveTextContent('请输入 1 至 99,760 的整数。')
      expect(added).toEqual([])
    },
  )

  test.each([
    ['1', 1],
    ['99760', 99_760],
  ])('accepts the bounds: %s [PROJ-018]', async (typed, manpower) => {
    const { person } = openDetail({ query: '?add=1' })
    const box = await dialog()
    fill(within(box).getByRole('textbox', { name: 'Manpower to add' }), typed)
    await person.click(button(box, 'Add manpower'))
    await waitFor(() => expect(added).toEqual([{ id: 7, manpower }]))
  })
})
