import { PROJECT_REFUSALS, projectApplication, projectFile, projectReport } from '@console/contracts'
import { mockCall, mockNetworkError, mockPending, network, Refusal, renderSubAppPage } from '@console/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { projectsApp } from '../../projects-app.ts'
import { answerUploads, toFid } from '../../testing/answer-uploads.ts'
import { sampleOpenDetail, samplePassedRow } from '../../testing/provider-samples.ts'

let filed: unknown[]

beforeEach(() => {
  sessionStorage.clear()
  filed = []
  network.use(
    mockCall(projectApplication.providerDetail, { ...sampleOpenDetail, ...samplePassedRow }),
    mockCall(projectReport.reports, { reports: [] }),
    mockCall(projectReport.createReport, ({ body }) => {
      filed.push(body)
      return { id: 93 }
    }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const WORDS = {
  en: {
    file: 'File a report',
    month: 'Month',
    remark: 'Remark',
    one: 'File',
    send: 'File report',
    missing: 'A report needs one file.',
    open: 'Wait until the file is uploaded; send it again or remove it if it failed.',
    again: 'Send again: report.pdf',
    uploaded: 'Uploaded',
    program: 'Programs are not taken.',
    broken: 'The server could not be reached. Check the connection and try again',
    stalled: 'Request Timeout',
  },
  zh: {
    file: '提交报告',
    month: '月份',
    remark: '备注',
    one: '文件',
    send: /^提\s?交$/,
    missing: '每份报告需附一个文件。',
    open: '请等待文件上传完成；上传失败的文件请重新上传或移除。',
    again: '重新上传 report.pdf',
    uploaded: '已上传',
    program: '不接受可执行程序。',
    broken: '无法连接服务器，请检查网络后重试',
    stalled: '请求超时',
  },
} as const
type Language = keyof typeof WORDS

/** The form on the provider's page, with month and remark filled in. */
async function openForm(language: Language) {
  const words = WORDS[language]
  const path = `${paths.providerDetail(42)}?report=1`
  const { person, ...page } = renderSubAppPage({ app: projectsApp, path, language })
  await person.click(await screen.findByRole('button', { name: new RegExp(words.file) }))
  const month = await screen.findByRole('textbox', { name: words.month })
  await person.click(month)
  await person.type(month, '2026-10{Enter}')
  fireEvent.change(screen.getByRole('textbox', { name: words.remark }), {
    target: { value: 'Stored 🎧 مرحبا' },
  })
  const choose = (file: File) => {
    fireEvent.change(screen.getByLabelText(words.one, { selector: 'input' }), { target: { files: [file] } })
  }
  const submit = async () => {
    const buttons = screen.getAllByRole('button', { name: words.send })
    // The field of the file has the same name.
    const send = buttons.find((button) => button.getAttribute('type') === 'submit')
    if (send === undefined) throw new Error('nothing sends the report')
    await person.click(send)
  }
  return { ...page, person, words, choose, submit }
}

async function expectFiled() {
  await waitFor(() =>
    expect(filed).toMatchObject([{ reportTime: '2026-10', remark: 'Stored 🎧 مرحبا', fileFids: [toFid(1)] }]),
  )
}

test.each<Language>(['en', 'zh'])(
  'a report is not sent while its file is on its way, and says to wait, in %s [PROJ-037]',
  async (language) => {
    const { pageFile } = answerUploads(projectFile.uploadReport)
    let arrive = () => {}
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve
    })
    network.use(
      mockCall(projectFile.uploadReport, async () => {
        await arrival
        return { fid: toFid(1) }
      }),
    )
    const { words, choose, submit } = await openForm(language)
    await submit()
    expect(screen.getByText(words.missing)).toBeInTheDocument()
    choose(pageFile('report.pdf'))
    await submit()
    expect(screen.getByText(words.open)).toBeInTheDocument()
    expect(screen.queryByText(words.missing)).toBeNull()
    expect(filed).toEqual([])
    arrive()
    expect(await screen.findByText(words.uploaded)).toBeInTheDocument()
    expect(screen.queryByText(words.open)).toBeNull()
    expect(screen.queryByText(words.missing)).toBeNull()
    await submit()
    await expectFiled()
  },
)

test.each<Language>(['en', 'zh'])(
  'a renamed program is refused at the file, and what was typed goes out with another, in %s [PROJ-038]',
  async (language) => {
    const { pageFile } = answerUploads(projectFile.uploadReport, ({ name }) =>
      name === 'report.pdf' ? new Refusal(PROJECT_REFUSALS.program, WORDS[language].program) : null,
    )
    const { person, words, choose, submit } = await openForm(language)
    choose(pageFile('report.pdf'))
    const reason = await screen.findByText(words.program)
    const row = reason.closest('li')
    if (row === null) throw new Error('no file shows the reason')
    expect(within(row).getByText('report.pdf')).toBeInTheDocument()
    await submit()
    expect(screen.getByText(words.open)).toBeInTheDocument()
    await person.click(within(row).getByRole('button', { name: /Remove|移除/ }))
    choose(pageFile('october.pdf'))
    expect(await screen.findByText(words.uploaded)).toBeInTheDocument()
    await submit()
    await expectFiled()
  },
)

test.each<[Language, 'broken' | 'stalled']>([
  ['en', 'broken'],
  ['zh', 'broken'],
  ['en', 'stalled'],
  ['zh', 'stalled'],
])('in %s an upload that is %s shows it, and is retried on its own', async (language, kind) => {
  const { pageFile } = answerUploads(projectFile.uploadReport)
  const failing = kind === 'broken' ? mockNetworkError : mockPending
  network.use(failing(projectFile.uploadReport))
  const { person, words, choose, submit } = await openForm(language)
  if (kind === 'stalled') vi.useFakeTimers({ shouldAdvanceTime: true })
  choose(pageFile('report.pdf'))
  if (kind === 'stalled') await vi.advanceTimersByTimeAsync(projectFile.UPLOAD_STALL_MS)
  expect(await screen.findByText(words[kind])).toBeInTheDocument()
  vi.useRealTimers()
  network.use(mockCall(projectFile.uploadReport, { fid: toFid(1) }))
  await person.click(screen.getByRole('button', { name: words.again }))
  expect(await screen.findByText(words.uploaded)).toBeInTheDocument()
  await submit()
  await expectFiled()
})
