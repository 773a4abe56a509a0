import { account } from '@console/contracts'
import {
  mockCall,
  network,
  Refusal,
  renderSubAppPage,
  setViewportWidth,
  standInForForms,
} from '@console/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleImport, sampleOptions, samplePeople } from '../../queries/people.samples.ts'
import { systemApp } from '../../system-app.ts'

let latest: account.PeopleImport | null
let steps: string[]
beforeEach(async () => {
  await standInForForms()
  latest = null
  steps = []
  network.use(
    mockCall(account.list, { records: samplePeople(1), total: 1, totalIsCapped: false, unfilteredTotal: 1 }),
    mockCall(account.options, sampleOptions),
    mockCall(account.getImport, () => ({ import: latest })),
    mockCall(account.importProblems, {
      records: [
        { line: 3, column: 'Name', value: '=1+1', reason: 'It is a formula.' },
        { line: 4, column: null, value: null, reason: 'Other cells than the heads.' },
      ],
      total: 2,
    }),
    mockCall(account.checkImport, ({ body }) => {
      steps.push(body.file.name)
      latest = { ...sampleImport, fileName: body.file.name }
      return latest
    }),
    mockCall(account.startImport, () => {
      steps.push('start')
      latest = { ...sampleImport, state: 'done', created: 2, linesDone: 3 }
      return latest
    }),
    mockCall(account.stopImport, () => {
      steps.push('stop')
      latest = { ...sampleImport, state: 'stopped', created: 1, linesDone: 1, reason: 'It was stopped.' }
      return latest
    }),
  )
})
afterEach(() => {
  setViewportWidth(1440)
  vi.unstubAllGlobals()
})

const open = () =>
  renderSubAppPage({ app: systemApp, path: '/app-tenant-system/system/users?import=1', language: 'en' })
const choose = async (person: ReturnType<typeof open>['person'], file: File) =>
  person.upload(await screen.findByLabelText('Choose a file'), file)

test('a file is checked first, with every refused line, and imported after confirmation', async () => {
  const { person } = open()
  await choose(person, new File(['a'], 'team.csv', { type: 'text/csv' }))
  expect(await screen.findByText('team.csv: 3 lines')).toBeInTheDocument()
  expect(screen.getByText('2 people can be imported, 1 line refused')).toBeInTheDocument()
  expect(await screen.findByText('It is a formula.')).toBeInTheDocument()
  expect(screen.getByText('Whole line')).toBeInTheDocument()
  expect(steps).toEqual(['team.csv'])
  await person.click(screen.getByRole('button', { name: 'Import 2 people' }))
  expect(await screen.findByText('2 people imported from people.csv')).toBeInTheDocument()
})

test('lines without a change are counted, columns that are passed over and notes on the file are named', async () => {
  const notes = ['The file is written in GB18030.', 'Cells from which invisible characters were removed: 3.']
  latest = { ...sampleImport, unchangedLines: 2, ignoredColumns: ['Status', 'Salary'], notes }
  open()
  expect(
    await screen.findByText('2 people can be imported, 2 lines unchanged, 1 line refused'),
  ).toBeInTheDocument()
  expect(screen.getByText('Columns that are not imported: Status, Salary.')).toBeInTheDocument()
  for (const note of notes) expect(screen.getByText(note)).toBeInTheDocument()
})

test('a running import shows its progress, is found again, can be stopped and resumed', async () => {
  latest = { ...sampleImport, state: 'running', linesDone: 1, refusedLines: 0 }
  const { person } = open()
  const progress = await screen.findByRole('progressbar', { name: 'Progress of the import' })
  expect(progress).toHaveAttribute('value', '1')
  expect(progress).toHaveAttribute('max', '3')
  await person.click(screen.getByRole('button', { name: 'Stop' }))
  expect(await screen.findByText('Stopped after 1 of 3 lines: 1 person is in.')).toBeInTheDocument()
  await person.click(screen.getByRole('button', { name: 'Resume' }))
  await waitFor(() => expect(steps).toEqual(['stop', 'start']))
})

test('an unusable file shows why, and another can be chosen', async () => {
  latest = {
    ...sampleImport,
    state: 'failed',
    reason: 'The file is written in UTF-16.',
    goodLines: 0,
    refusedLines: 0,
  }
  open()
  expect(await screen.findByText('The file is written in UTF-16.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Choose another file' })).toBeEnabled()
  expect(screen.queryByRole('button', { name: /^Import \d/ })).not.toBeInTheDocument()
})

test('a file beyond the limit is not sent, and a refusal is shown in the dialog', async () => {
  network.use(mockCall(account.checkImport, new Refusal(1551, 'Another import is running.')))
  const { person } = open()
  const large = new File(['x'], 'large.csv', { type: 'text/csv' })
  Object.defineProperty(large, 'size', { value: account.IMPORT_MAX_BYTES + 1 })
  await choose(person, large)
  expect(await screen.findByText('The file cannot exceed 10 MB.')).toBeInTheDocument()
  await choose(person, new File(['a'], 'small.csv', { type: 'text/csv' }))
  expect(await screen.findByText('Another import is running.')).toBeInTheDocument()
})

test('the template is a file in the user’s language', async () => {
  const made: Blob[] = []
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) made.push(blob)
    return 'blob:template'
  })
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: 'Save the template' }))
  expect(await made[0]?.text()).toContain('Username,Name,Organisation')
  create.mockRestore()
})

test('refused lines are exported as a file, and are cards on a phone', async () => {
  setViewportWidth(390)
  latest = { ...sampleImport }
  const { person, services } = open()
  expect(await screen.findByText('Line 3 · Name')).toBeInTheDocument()
  await person.click(screen.getByRole('button', { name: /Export the refused lines/ }))
  expect(services.startExport).toHaveBeenCalledWith({
    kind: 'importProblems',
    filter: { id: 9 },
    format: 'xlsx',
  })
})
