import { projectApplication, projectFile } from '@console/contracts'
import { mockCall, mockNetworkError, mockStatus, network, renderSubAppPage } from '@console/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { projectsApp } from '../../projects-app.ts'
import { answerUploads, toFid } from '../../testing/answer-uploads.ts'
import { sampleOpenDetail } from '../../testing/provider-samples.ts'

let sent: unknown[]

const takeApplications = () =>
  mockCall(projectApplication.apply, async ({ request }) => {
    // As sent: the contract parses the files into a list.
    sent.push(await request.json())
    return { id: 9 }
  })

/** The first request, as parsed by the contract. */
const taken = () => projectApplication.apply.body.parse(sent[0])

beforeEach(() => {
  sent = []
  network.use(mockCall(projectApplication.providerDetail, sampleOpenDetail), takeApplications())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const open = (language: 'en' | 'zh' = 'en') =>
  renderSubAppPage({ app: projectsApp, path: paths.application(41), language })

/** Contact person, contact, manpower and description. */
const FIELDS = {
  en: ['Contact person', 'Contact', 'Manpower offered', 'Application description'],
  zh: ['联系人', '联系方式', '可提供人力', '申请说明'],
} as const
const TYPED = ['Lin Yue', '555 0101', '20', 'Seats 🎧 مرحبا']

async function fill(language: 'en' | 'zh' = 'en') {
  await screen.findByRole('textbox', { name: FIELDS[language][0] })
  FIELDS[language].forEach((name, index) => {
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: TYPED[index] } })
  })
}

function expectTyped() {
  const values = FIELDS.en.map((name) => screen.getByRole<HTMLInputElement>('textbox', { name }).value)
  expect(values).toEqual(TYPED)
}

test.each([
  ['en', 'plain', 'x'],
  ['zh', 'plain', '字'],
  ['en', 'emoji of families', '👨‍👩‍👧'],
  ['zh', 'from right to left', 'م'],
] as const)('a description has at most 500 characters, in %s: %s [PROV-015]', async (language, _, letter) => {
  const { person } = open(language)
  await fill(language)
  const description = screen.getByRole('textbox', { name: FIELDS[language][3] })
  const submit = screen.getByRole('button', { name: language === 'en' ? 'Submit' : /^提\s?交$/ })
  fireEvent.change(description, { target: { value: letter.repeat(501) } })
  expect(screen.getByText('501 / 500')).toBeInTheDocument()
  expect(
    screen.getByText(language === 'en' ? '1 to 500 characters.' : '请输入 1 至 500 个字符。'),
  ).toBeInTheDocument()
  await person.click(submit)
  expect(description).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
  // Surrounding spaces are neither counted nor stored.
  fireEvent.change(description, { target: { value: ` ${letter.repeat(500)} ` } })
  expect(screen.getByText('500 / 500')).toBeInTheDocument()
  await person.click(submit)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(taken().applicationDesc).toBe(letter.repeat(500))
})

/** The server counts in the same way. */
const LETTERS = [
  ['en', 'plain', 'x'],
  ['zh', 'Chinese', '字'],
  ['en', 'emoji of families', '👨‍👩‍👧'],
  ['zh', 'from right to left', 'م'],
] as const

describe.each(['contactPerson', 'contact'] as const)('%s', (field) => {
  test.each(LETTERS)('has at most 100 characters, in %s: %s [PROV-014]', async (...[language, , letter]) => {
    const { person } = open(language)
    await fill(language)
    const text = screen.getByRole('textbox', { name: FIELDS[language][field === 'contactPerson' ? 0 : 1] })
    const submit = screen.getByRole('button', { name: language === 'en' ? 'Submit' : /^提\s?交$/ })
    const hint =
      language === 'en' ? '1 to 100 characters, in one line.' : '请输入 1 至 100 个字符，不可换行。'
    for (const refused of [letter.repeat(101), ' ']) {
      fireEvent.change(text, { target: { value: refused } })
      await person.click(submit)
      expect(text).toHaveAttribute('aria-invalid', 'true')
      expect(text).toHaveAccessibleDescription(hint)
      expect(text).toHaveValue(refused)
    }
    expect(sent).toEqual([])
    fireEvent.change(text, { target: { value: ` ${letter.repeat(100)} ` } })
    await person.click(submit)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(taken()[field]).toBe(letter.repeat(100))
  })
})

test('text and uploads survive a reload, and are sent [PROV-016, PROV-019]', async () => {
  const { arrived, pageFile } = answerUploads(projectFile.uploadAttachment)
  const before = open()
  await fill()
  const picker = screen.getByLabelText('Attachments', { selector: 'input' })
  fireEvent.change(picker, { target: { files: [pageFile('offer.pdf')] } })
  await screen.findByText('Uploaded')
  before.unmount()
  const { person } = open()
  expect(await screen.findByText('offer.pdf')).toBeInTheDocument()
  expectTyped()
  await person.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(sent).toMatchObject([{ contact: '555 0101', attachments: toFid(1) }]))
  expect(arrived).toEqual(['offer.pdf'])
})

test.each([
  ['the connection breaks', mockNetworkError(projectApplication.apply)],
  ['the server fails', mockStatus(projectApplication.apply, 500)],
])('nothing is lost when %s, and it can be sent again [PROV-022]', async (_, failure) => {
  const { pageFile } = answerUploads(projectFile.uploadAttachment)
  network.use(failure)
  const { person, services } = open()
  await fill()
  const picker = screen.getByLabelText('Attachments', { selector: 'input' })
  fireEvent.change(picker, { target: { files: [pageFile('offer.pdf')] } })
  await screen.findByText('Uploaded')
  await person.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(services.toast.error).toHaveBeenCalledTimes(1))
  expectTyped()
  expect(screen.getByText('offer.pdf')).toBeInTheDocument()
  expect(sent).toEqual([])
  network.use(takeApplications())
  await person.click(screen.getByRole('button', { name: /Submit$/ }))
  await waitFor(() => expect(sent).toMatchObject([{ contactPerson: 'Lin Yue', attachments: toFid(1) }]))
})
