import type { projectEntity } from '@console/contracts'
import { mockFile, network, renderSubAppPage } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { projectsApp } from '../../projects-app.ts'
import { FileList } from './FileList.tsx'

const fileOf = (name: string, mediaType: string): projectEntity.ProjectFile => ({
  fid: `fid-${name}`,
  name,
  url: `/api/file/${name}`,
  mediaType,
  bytes: 4_096,
})
const picture = fileOf('seats.png', 'image/png')
const wordFile = fileOf(
  'offer.docx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
)
const vector = fileOf('plan.svg', 'image/svg+xml')

const addresses = { made: vi.fn<(bytes: Blob) => string>(), revoked: vi.fn<(address: string) => void>() }

beforeEach(() => {
  addresses.made.mockReset()
  addresses.revoked.mockReset()
  addresses.made.mockReturnValue('blob:http://console.test/1')
  // jsdom lacks both.
  Object.assign(URL, { createObjectURL: addresses.made, revokeObjectURL: addresses.revoked })
})

afterEach(() => {
  Reflect.deleteProperty(URL, 'createObjectURL')
  Reflect.deleteProperty(URL, 'revokeObjectURL')
})

type OpenOptions = { language?: 'en' | 'zh'; apiOrigin?: string }

function open(files: readonly projectEntity.ProjectFile[], options: OpenOptions = {}) {
  const ProjectListPage = () => <FileList files={files} />
  const app = { ...projectsApp, pages: { ...projectsApp.pages, ProjectListPage } }
  return renderSubAppPage({ app, path: '/console/project/index', ...options })
}

test('each file is a link that downloads it, and only pictures and PDFs have a preview', async () => {
  open([picture, fileOf('licence.pdf', 'application/pdf'), wordFile, vector])
  const link = await screen.findByRole('link', { name: 'offer.docx' })
  expect(link).toHaveAttribute('href', '/api/file/offer.docx')
  expect(link).toHaveAttribute('download', 'offer.docx')
  expect(screen.getAllByRole('link')).toHaveLength(4)
  expect(screen.getAllByText('4 kB')).toHaveLength(4)
  const previews = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(previews).toEqual(['Preview seats.png', 'Preview licence.pdf'])
})

test('a picture is shown from its bytes, which are released when it is closed', async () => {
  network.use(mockFile(picture.url, { type: 'image/png', text: 'drawn' }))
  const { person } = open([picture])
  await person.click(await screen.findByRole('button', { name: 'Preview seats.png' }))
  const dialog = await screen.findByRole('dialog', { name: 'seats.png' })
  const image = await within(dialog).findByRole('img', { name: 'seats.png' })
  expect(image).toHaveAttribute('src', 'blob:http://console.test/1')
  expect(addresses.made.mock.calls.map(([bytes]) => bytes.size)).toEqual(['drawn'.length])
  expect(within(dialog).getByRole('link', { name: /Download/ })).toHaveAttribute('href', picture.url)
  expect(addresses.revoked).not.toHaveBeenCalled()
  const [close] = within(dialog).getAllByRole('button', { name: /^Close/ })
  if (close === undefined) throw new Error('it cannot be closed')
  await person.click(close)
  await waitFor(() => expect(addresses.revoked.mock.calls).toEqual([['blob:http://console.test/1']]))
  expect(screen.queryByRole('img', { name: 'seats.png' })).toBeNull()
})

test('with another API origin, files are downloaded and previewed from there', async () => {
  const address = `https://platform.example${picture.url}`
  network.use(mockFile(address, { type: 'image/png', text: 'drawn' }), mockFile(picture.url, null))
  const { person } = open([picture], { apiOrigin: 'https://platform.example' })
  expect(await screen.findByRole('link', { name: 'seats.png' })).toHaveAttribute('href', address)
  await person.click(screen.getByRole('button', { name: 'Preview seats.png' }))
  const dialog = await screen.findByRole('dialog', { name: 'seats.png' })
  expect(await within(dialog).findByRole('img', { name: 'seats.png' })).toBeInTheDocument()
  expect(within(dialog).getByRole('link', { name: /Download/ })).toHaveAttribute('href', address)
})

test('a missing file shows a failure, and Retry loads it once it exists', async () => {
  network.use(mockFile(picture.url, null))
  const { person } = open([picture], { language: 'zh' })
  await person.click(await screen.findByRole('button', { name: /seats\.png/ }))
  const retry = await screen.findByRole('button', { name: /重\s?试/ })
  expect(addresses.made).not.toHaveBeenCalled()
  network.use(mockFile(picture.url, { type: 'image/png', text: 'drawn' }))
  await person.click(retry)
  expect(await screen.findByRole('img', { name: 'seats.png' })).toBeInTheDocument()
})
