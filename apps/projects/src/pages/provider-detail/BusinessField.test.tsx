import { PROJECT_REFUSALS, projectApplication, type DataOf, type projectEntity } from '@console/contracts'
import { mockCall, network, Refusal, renderSubAppPage } from '@console/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { projectsApp } from '../../projects-app.ts'
import { sampleOpenDetail, sampleRejectedDetail } from '../../testing/provider-samples.ts'

/** The business in the header; the signed-in person has it. */
const WINTER = { bizTypeID: 11, bizTypeName: 'Winter renewals', worksFor: null }
/** Another business of the signed-in person. */
const SPRING = { bizTypeID: 12, bizTypeName: 'Spring card activation', worksFor: null }
/** A business of the company that the signed-in person does not have. */
const RECOVERY = { bizTypeID: 13, bizTypeName: 'Card recovery', worksFor: null }
const BUSY = { worksFor: { projectID: 42, projectName: '冬季家财续保外呼' } }
const HIDDEN = { worksFor: { projectID: 43, projectName: null } }

type ProviderDetail = DataOf<typeof projectApplication.providerDetail>

let sent: unknown[]
beforeEach(() => {
  sent = []
  network.use(
    mockCall(projectApplication.apply, ({ body }) => {
      sent.push(body)
      return { id: 9 }
    }),
    mockCall(projectApplication.applyAgain, ({ body }) => {
      sent.push(body)
      return null
    }),
  )
})

async function open(
  businesses: readonly projectEntity.OwnBusiness[],
  { detail = sampleOpenDetail, language = 'en' }: { detail?: ProviderDetail; language?: 'en' | 'zh' } = {},
) {
  network.use(mockCall(projectApplication.providerDetail, { ...detail, businesses: [...businesses] }))
  const page = renderSubAppPage({ app: projectsApp, path: paths.application(41), language })
  const form = await screen.findByRole('dialog')
  const field = within(form).getByRole('combobox', { name: language === 'en' ? 'Business' : '业务' })
  /** The chosen option or the placeholder of the field. */
  const shows = (text: string) => within(form).getByText(text)
  const submit = async () => {
    const typed = ['Contact person', 'Contact', 'Manpower offered', 'Application description']
    for (const [index, name] of typed.entries())
      fireEvent.change(within(form).getByRole('textbox', { name }), { target: { value: String(index + 1) } })
    await page.person.click(within(form).getByRole('button', { name: 'Submit' }))
  }
  return { ...page, form, field, shows, submit }
}

const option = (name: string) => screen.findByTitle(name)

describe('the businesses of an application', () => {
  test('are all of the company, also those not bound to the user', async () => {
    const { person, field, submit } = await open([WINTER, RECOVERY])
    await person.click(field)
    await person.click(await option('Card recovery'))
    await submit()
    await waitFor(() => expect(sent).toMatchObject([{ bizTypeId: 13 }]))
  })

  test.each([
    [
      'en',
      'Card recovery (taken by “冬季家财续保外呼”)',
      'Spring card activation (taken by another project)',
    ],
    ['zh', 'Card recovery（已被项目“冬季家财续保外呼”占用）', 'Spring card activation（已被其他项目占用）'],
  ] as const)('that are busy say with what, and cannot be chosen, in %s', async (language, busy, hidden) => {
    const businesses = [WINTER, { ...SPRING, ...HIDDEN }, { ...RECOVERY, ...BUSY }]
    const { person, field, shows } = await open(businesses, { language })
    await person.click(field)
    for (const name of [busy, hidden]) {
      const one = await option(name)
      expect(one).toHaveTextContent(name)
      expect(one).toHaveAttribute('aria-disabled', 'true')
      fireEvent.click(one)
    }
    expect(shows('Winter renewals')).toBeInTheDocument()
  })
})

describe('the default business', () => {
  test('is that of the header if it is free', async () => {
    const { shows, submit } = await open([RECOVERY, WINTER])
    expect(shows('Winter renewals')).toBeInTheDocument()
    await submit()
    await waitFor(() => expect(sent).toMatchObject([{ bizTypeId: 11 }]))
  })

  test.each([
    ['works for another project', [{ ...WINTER, ...BUSY }, RECOVERY]],
    ['is disabled', [RECOVERY]],
  ])('is empty when that of the header %s: the first free one applies', async (_, businesses) => {
    const { shows, submit } = await open(businesses)
    expect(shows('The first without a project')).toBeInTheDocument()
    await submit()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent).not.toContainEqual(expect.objectContaining({ bizTypeId: expect.anything() }))
  })

  test('is that of the rejected application if it is free, also when the field is empty', async () => {
    const detail = { ...sampleRejectedDetail, bizTypeID: 13, bizTypeName: 'Card recovery' }
    const { form, person, shows, submit } = await open([WINTER, RECOVERY], { detail })
    expect(shows('Card recovery')).toBeInTheDocument()
    const clear = form.querySelector('.ant-select-clear')
    if (clear === null) throw new Error('nothing clears the choice')
    await person.click(clear)
    expect(shows('The business of your last application')).toBeInTheDocument()
    await submit()
    await waitFor(() => expect(sent).toMatchObject([{ id: 9, version: 3 }]))
    expect(sent).not.toContainEqual(expect.objectContaining({ bizTypeId: expect.anything() }))
  })

  test('is that of the header if that of the rejected application is busy by now', async () => {
    const detail = { ...sampleRejectedDetail, bizTypeID: 13, bizTypeName: 'Card recovery' }
    const { shows } = await open([WINTER, { ...RECOVERY, ...BUSY }], { detail })
    expect(shows('Winter renewals')).toBeInTheDocument()
  })
})

describe('a refusal', () => {
  test.each([
    ['noFreeBusiness', 'None of your company’s enabled businesses is free for this project.'],
    ['businessBusy', '“Winter renewals” is taken by the project “冬季家财续保外呼”.'],
    ['unknownBusiness', 'The business is not one of yours, or is disabled.'],
  ] as const)('of the kind %s is shown at the field, and nowhere else in the form', async (kind, text) => {
    network.use(mockCall(projectApplication.apply, new Refusal(PROJECT_REFUSALS[kind], text)))
    const { form, field, submit } = await open([WINTER])
    await submit()
    expect(await within(form).findByRole('alert')).toHaveTextContent(text)
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(text)
    expect(within(form).getByRole('textbox', { name: 'Contact' })).toHaveValue('2')
  })

  test('is cleared from the form once another business is chosen', async () => {
    const text = '“Winter renewals” is taken by the project “冬季家财续保外呼”.'
    network.use(mockCall(projectApplication.apply, new Refusal(PROJECT_REFUSALS.businessBusy, text)))
    const { form, field, person, submit } = await open([WINTER, RECOVERY])
    await submit()
    expect(await within(form).findByRole('alert')).toHaveTextContent(text)
    await person.click(field)
    await person.click(await screen.findByTitle('Card recovery'))
    expect(within(form).queryByRole('alert')).toBeNull()
    expect(field).toBeValid()
  })

  test('is announced when every business works for a project', async () => {
    const { shows } = await open([{ ...WINTER, ...BUSY }])
    expect(shows('None is free now')).toBeInTheDocument()
  })
})
