import {
  PROJECT_REFUSALS,
  projectPersonnel,
  type ParsedQueryOf,
  type projectEntity,
} from '@console/contracts'
import { mockCall, mockNetworkError, mockStatus, network, Refusal, renderSubAppPage } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { projectsApp } from '../../projects-app.ts'
import { samplePassedRow, VERIFIED } from '../../testing/provider-samples.ts'
import { PersonnelDialog } from '../on-demand-parts.ts'

let requests: ParsedQueryOf<typeof projectPersonnel.personnel>[]
let sent: unknown[]

/** Twelve seats, of which the first works for the project; the third for others. */
const SEATS = Array.from({ length: 12 }, (_, index): projectPersonnel.ProjectSeat => ({
  userId: index + 1,
  name: `Seat ${index + 1}`,
  account: `seat-${index + 1}`,
  orgName: index === 0 ? 'Night shift' : null,
  isPlaced: index === 0,
  otherBusinesses: index === 2 ? ['Cards', 'Renewals'] : [],
}))

beforeEach(() => {
  sessionStorage.clear()
  requests = []
  sent = []
  network.use(
    mockCall(projectPersonnel.personnel, ({ query }) => {
      requests.push(query)
      const { current, size, name = '' } = query
      const found = SEATS.filter((seat) => seat.name.includes(name))
      const records = found.slice((current - 1) * size, current * size)
      return { records, total: found.length, manpowerAssigned: 2, confirmedManpower: 1 }
    }),
    mockCall(projectPersonnel.place, ({ body }) => {
      sent.push(body)
      return { confirmedManpower: 2 }
    }),
  )
})

function open(language: 'en' | 'zh' = 'en', projectStatus: projectEntity.ProjectStatus = 'normal') {
  const onClose = vi.fn<() => void>()
  const project = { ...samplePassedRow, projectStatus, actor: VERIFIED }
  const ProjectListPage = () => <PersonnelDialog project={project} onClose={onClose} />
  const app = { ...projectsApp, pages: { ...projectsApp.pages, ProjectListPage } }
  return { ...renderSubAppPage({ app, path: '/console/project/index', language }), onClose }
}

const seat = (number: number) => screen.findByRole('checkbox', { name: new RegExp(`^Seat ${number}\\b`) })

test('seats are shown with their projects, and how many the project has [PROV-025]', async () => {
  open()
  expect(await seat(1)).toBeChecked()
  expect(screen.getByText('Night shift')).toBeInTheDocument()
  expect(screen.getByText('Also works for Cards and Renewals')).toBeInTheDocument()
  expect(await seat(2)).not.toBeChecked()
  expect(screen.getByText('Assigned').nextSibling).toHaveTextContent('2')
  expect(screen.getByText('Confirmed').nextSibling).toHaveTextContent('1')
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  expect(requests).toEqual([{ projectId: 42, current: 1, size: 10 }])
})

test('seats ticked on other pages and in a search stay ticked and are sent together [PROV-025]', async () => {
  const { person, services, onClose } = open()
  await person.click(await seat(1))
  await person.click(screen.getByRole('button', { name: 'Page 2' }))
  await person.click(await seat(12))
  await person.type(screen.getByRole('searchbox', { name: 'Name or account' }), ' Seat 5 {Enter}')
  await person.click(await seat(5))
  expect(requests.at(-1)).toEqual({ projectId: 42, current: 1, size: 10, name: 'Seat 5' })
  expect(screen.getByText('2 to add, 1 to remove')).toBeInTheDocument()
  expect(screen.queryByText(/More seats than/)).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(sent).toEqual([{ projectId: 42, placed: [12, 5], withdrawn: [1] }])
  expect(services.toast.success).toHaveBeenCalledWith('Saved. Confirmed manpower: 2')
})

test('a search that finds nobody is cleared from there', async () => {
  const { person } = open()
  await seat(1)
  const search = screen.getByRole('searchbox', { name: 'Name or account' })
  await person.type(search, 'Nobody{Enter}')
  expect(await screen.findByText('No agent fits the search')).toBeInTheDocument()
  await person.click(screen.getByRole('button', { name: 'Reset' }))
  expect(await seat(1)).toBeInTheDocument()
  expect(search).toHaveValue('')
})

test('more seats than assigned to the project raise a warning, an equal number does not [PROV-025]', async () => {
  const { person } = open()
  await person.click(await seat(2))
  expect(screen.queryByText(/More seats than/)).toBeNull()
  await person.click(await seat(3))
  expect(screen.getByText('More agents than the project was assigned: 3 of 2.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled()
})

test('a refusal is shown in the dialog, which keeps the ticks', async () => {
  network.use(
    mockCall(projectPersonnel.place, new Refusal(PROJECT_REFUSALS.notASeat, 'Seat 2 is no seat any more.')),
  )
  const { person, onClose, services } = open()
  await person.click(await seat(2))
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Seat 2 is no seat any more.')).toBeInTheDocument()
  expect(await seat(2)).toBeChecked()
  expect(onClose).not.toHaveBeenCalled()
  expect(services.toast.success).not.toHaveBeenCalled()
})

test('ticks survive a reload until they are saved or cancelled [PROV-025]', async () => {
  const before = open()
  await before.person.click(await seat(1))
  await before.person.click(screen.getByRole('button', { name: 'Page 2' }))
  await before.person.click(await seat(12))
  before.unmount()
  const cancelled = open()
  expect(await seat(1)).not.toBeChecked()
  expect(screen.getByText('1 to add, 1 to remove')).toBeInTheDocument()
  await cancelled.person.click(screen.getByRole('button', { name: 'Page 2' }))
  expect(await seat(12)).toBeChecked()
  await cancelled.person.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(cancelled.onClose).toHaveBeenCalledTimes(1)
  cancelled.unmount()
  const saved = open()
  expect(await seat(1)).toBeChecked()
  expect(screen.getByText('0 to add, 0 to remove')).toBeInTheDocument()
  await saved.person.click(await seat(2))
  await saved.person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved.onClose).toHaveBeenCalledTimes(1))
  expect(sent).toEqual([{ projectId: 42, placed: [2], withdrawn: [] }])
  saved.unmount()
  open()
  expect(await seat(2)).not.toBeChecked()
})

test.each([
  ['en', 'suspended', 'The project is not under way now.'],
  ['zh', 'ceased', '项目目前未在进行中。'],
] as const)('nothing is ticked in vain: in %s a %s project says why', async (language, status, why) => {
  const { person, onClose } = open(language, status)
  const dialog = within(await screen.findByRole('dialog', { name: samplePassedRow.projectName }))
  expect(dialog.getByRole('alert')).toHaveTextContent(why)
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(requests).toEqual([])
  const [close] = dialog.getAllByRole('button', { name: language === 'en' ? 'Close' : /^关\s?闭$/ })
  if (close === undefined) throw new Error('nothing closes it')
  await person.click(close)
  expect(onClose).toHaveBeenCalled()
})

test('ticks stay visible when the project is suspended, but cannot be saved', async () => {
  const before = open()
  await before.person.click(await seat(2))
  before.unmount()
  open('en', 'suspended')
  expect(await seat(2)).toBeChecked()
  expect(screen.getByRole('alert')).toHaveTextContent('The project is not under way now.')
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
})

test('shows empty, filtered-to-empty and failed states, with Retry, in Chinese too', async () => {
  network.use(mockNetworkError(projectPersonnel.personnel))
  const failed = open('zh')
  expect(await screen.findByText('坐席列表加载失败')).toBeInTheDocument()
  const none = { records: [], total: 0, manpowerAssigned: 2, confirmedManpower: 0 }
  network.use(mockCall(projectPersonnel.personnel, none))
  await failed.person.click(screen.getByRole('button', { name: /重\s?试/ }))
  expect(await screen.findByText('暂无坐席')).toBeInTheDocument()
  await failed.person.type(screen.getByRole('searchbox', { name: '姓名或账号' }), '无人{Enter}')
  expect(await screen.findByText('没有符合条件的坐席')).toBeInTheDocument()
  failed.unmount()
  network.use(mockStatus(projectPersonnel.personnel, 403))
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Personnel of the project')
})
