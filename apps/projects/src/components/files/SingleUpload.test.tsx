import { projectFile } from '@console/contracts'
import { renderSubAppPage } from '@console/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { projectsApp } from '../../projects-app.ts'
import { answerUploads, toFid } from '../../testing/answer-uploads.ts'
import { SingleUpload } from './SingleUpload.tsx'
import type { UploadedFile } from './upload-queue.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function ProjectListPage() {
  const [file, setFile] = useState<UploadedFile | null>(null)
  return (
    <>
      <SingleUpload call={projectFile.uploadReport} value={file} problem={undefined} onChange={setFile} />
      <output aria-label="Uploaded">{file === null ? 'none' : `${file.fid} ${file.name}`}</output>
    </>
  )
}

function open(language: 'en' | 'zh' = 'en') {
  const app = { ...projectsApp, pages: { ...projectsApp.pages, ProjectListPage } }
  return renderSubAppPage({ app, path: '/console/project/index', language })
}

async function choose(label: string, files: readonly File[]) {
  fireEvent.change(await screen.findByLabelText(label, { selector: 'input' }), { target: { files } })
}

const uploadedFile = () => screen.getByRole('status', { name: 'Uploaded' })

test('the file goes to upload_file as the field file, and its id is stored [PROJ-040]', async () => {
  const { arrived, tokens, pageFile } = answerUploads(projectFile.uploadReport)
  expect(projectFile.uploadReport).toMatchObject({
    method: 'POST',
    path: '/api/tenant/project/report/upload_file',
  })
  open()
  await choose('File', [pageFile('تقرير 🎧.pdf')])
  await waitFor(() => expect(uploadedFile()).toHaveTextContent(`${toFid(1)} تقرير 🎧.pdf`))
  expect(arrived).toEqual(['تقرير 🎧.pdf'])
  expect(tokens).toEqual(['Bearer test-token'])
})

test('a second file cannot be added, chosen at once, later or dropped, until the first is removed [PROJ-038]', async () => {
  const { arrived, pageFile } = answerUploads(projectFile.uploadReport)
  const { person } = open()
  await choose('File', [pageFile('1.pdf'), pageFile('2.pdf')])
  expect(await screen.findByText('Only one file can be uploaded. Not added: 2.pdf')).toBeInTheDocument()
  await waitFor(() => expect(uploadedFile()).toHaveTextContent(`${toFid(1)} 1.pdf`))
  const button = screen.getByRole('button', { name: /^File|Choose a file/ })
  expect(button).toBeDisabled()
  expect(screen.getByLabelText('File', { selector: 'input' })).not.toHaveAttribute('multiple')
  fireEvent.drop(button, { dataTransfer: { files: [pageFile('3.pdf')] } })
  expect(await screen.findByText('Only one file can be uploaded. Not added: 3.pdf')).toBeInTheDocument()
  expect(uploadedFile()).toHaveTextContent(`${toFid(1)} 1.pdf`)
  await person.click(screen.getByRole('button', { name: 'Remove 1.pdf' }))
  expect(uploadedFile()).toHaveTextContent('none')
  await choose('File', [pageFile('4.pdf')])
  await waitFor(() => expect(uploadedFile()).toHaveTextContent(`${toFid(2)} 4.pdf`))
  expect(arrived).toEqual(['1.pdf', '4.pdf'])
})

test.each([
  ['en', 'File', 'File size cannot exceed 50MB. Not added: large.pdf', 'Uploaded'],
  ['zh', '文件', /50\s?MB.*large\.pdf/, '已上传'],
] as const)(
  'a file above 50 MB says so and is not sent, one of exactly 50 MB is, in %s [PROJ-039, PROJ-Q17]',
  async (...[language, label, message, uploaded]) => {
    const { arrived, pageFile } = answerUploads(projectFile.uploadReport)
    open(language)
    await choose(label, [pageFile('large.pdf', 52_428_801)])
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(uploadedFile()).toHaveTextContent('none')
    await choose(label, [pageFile('equal.pdf', 52_428_800)])
    expect(await screen.findByText(uploaded)).toBeInTheDocument()
    expect(screen.queryByText(message)).toBeNull()
    await choose(label, [])
    expect(uploadedFile()).toHaveTextContent('equal.pdf')
    expect(arrived).toEqual(['equal.pdf'])
  },
)
