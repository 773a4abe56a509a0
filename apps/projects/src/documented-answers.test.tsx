import {
  businessReference,
  project,
  projectApplication,
  projectLog,
  type Call,
  type ParsedBodyOf,
} from '@console/contracts'
import { documentedAnswer } from '@console/contracts/documented'
import { mockCall, network, renderSubAppPage } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  sampleAssignment,
  sampleProject as projectOfAssignment,
} from './pages/assignment/assignment.samples.ts'
import { sampleEntries } from './pages/project-detail/project-detail.samples.ts'
import { paths } from './paths.ts'
import { projectsApp } from './projects-app.ts'
import { sampleOpenRow, samplePassedRow, sampleRejectedDetail, VERIFIED } from './testing/provider-samples.ts'
import { openDetail, serveDetail } from './testing/serve-project.ts'

/** Opens a page of a platform that has only the calls and the fields of the customer's documents (R60). */
const open = (path: string) => renderSubAppPage({ app: projectsApp, path, capabilities: [] })

beforeEach(() => {
  network.use(mockCall(businessReference.industryAll, [{ id: 1, name: 'Banking' }]))
})

describe('with documented fields alone', () => {
  const requests = serveDetail()

  test('a project shows its facts, its contractors and its manpower, and can be changed without a version', async () => {
    const changes: ParsedBodyOf<typeof project.update>[] = []
    network.use(
      mockCall(project.detail, () => documentedAnswer(project.detail, requests.project)),
      mockCall(projectLog.log, documentedAnswer(projectLog.log, { records: sampleEntries, totalCnt: 1 })),
      mockCall(project.update, ({ body }) => {
        changes.push(body)
        return null
      }),
    )
    const { person } = openDetail({ capabilities: [] })
    expect(await screen.findByRole('heading', { name: 'Spring card activation' })).toBeVisible()
    expect(screen.getByText('PRJ-20261102-018')).toBeVisible()
    expect(await screen.findByText('Banking')).toBeVisible()
    const author = sampleEntries[0]?.createByName ?? 'nobody'
    const operations = within(await screen.findByRole('region', { name: 'Operations' }))
    expect((await operations.findAllByText(author))[0]?.parentElement?.textContent).toBe(author)
    expect(screen.queryByRole('region', { name: 'Contractors compared' })).not.toBeInTheDocument()
    const contractors = within(screen.getByRole('table', { name: 'Contractors' }))
    expect(contractors.getAllByRole('row').length).toBeGreaterThan(1)
    await person.click(screen.getByRole('button', { name: 'Update' }))
    const dialog = within(await screen.findByRole('dialog'))
    await person.type(dialog.getByLabelText('Description'), ' More.')
    await person.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(changes).toHaveLength(1))
    expect(changes[0]).toMatchObject({ id: 7, name: 'Spring card activation' })
    expect(changes[0]).not.toHaveProperty('version')
  })
})

test('the list of projects has their rows, the industry by its id, and names no owner', async () => {
  const { assignments: _assignments, actor: _actor, ...row } = projectOfAssignment
  const answer = { records: [{ ...row, industryID: 1 }], total: 1, totalIsCapped: false }
  network.use(
    mockCall(project.list, documentedAnswer(project.list, answer)),
    mockCall(project.overview, { totalCnt: 1, processCnt: 1 }),
    mockCall(project.stat, { total: 1, bizAddition: 0, manpowerChange: 0, processes: [] }),
  )
  open(paths.list)
  const found = await screen.findByRole('row', { name: new RegExp(row.name) })
  expect(found).toHaveTextContent(row.code)
  await waitFor(() => expect(found).toHaveTextContent('Banking'))
  expect(found).not.toHaveTextContent(row.ownerName ?? 'nobody')
  expect(screen.queryByRole('combobox', { name: 'Needs' })).not.toBeInTheDocument()
})

test('a contractor has the facts that are known, and - for those that are not', async () => {
  network.use(mockCall(project.detail, documentedAnswer(project.detail, projectOfAssignment)))
  open(paths.assignment(projectOfAssignment.id, sampleAssignment.bizTypeID))
  const facts = within(await screen.findByRole('region', { name: 'Assignment' }))
  const valueOf = (name: string) => facts.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent
  expect(valueOf('Manpower assigned')).toBe('60')
  expect(valueOf('Contact person')).toBe('-')
})

test.each([
  [paths.open, sampleOpenRow, 'Spring card activation'],
  [paths.accepted, samplePassedRow, '冬季家财续保外呼'],
])('the list of a provider at %s has its rows and actions', async (path, row, name) => {
  const answer = { records: [row], total: 1, totalIsCapped: false, actor: VERIFIED }
  network.use(
    mockCall(projectApplication.providerList, documentedAnswer(projectApplication.providerList, answer)),
  )
  open(path)
  const found = await screen.findByRole('row', { name: new RegExp(name) })
  await waitFor(() => expect(found).toHaveTextContent('Banking'))
  expect(within(found).getByRole('link', { name: /View/ })).toBeVisible()
  expect(within(found).queryByRole('button', { name: /Personnel/ })).not.toBeInTheDocument()
})

test('a rejected application opens as it was sent and goes out again without a version', async () => {
  const sent: ParsedBodyOf<typeof projectApplication.applyAgain>[] = []
  const call = projectApplication.providerDetail
  network.use(
    mockCall(call, documentedAnswer<Call & typeof call>(call, sampleRejectedDetail)),
    mockCall(projectApplication.applyAgain, ({ body }) => {
      sent.push(body)
      return null
    }),
  )
  const { person } = open(paths.application(sampleRejectedDetail.projectID))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText('Contact person')).toHaveValue('Lin Yue')
  expect(dialog.queryByRole('combobox', { name: 'Business' })).not.toBeInTheDocument()
  await person.clear(dialog.getByLabelText('Manpower offered'))
  await person.type(dialog.getByLabelText('Manpower offered'), '5')
  await person.click(dialog.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ id: 9, contactPerson: 'Lin Yue', manpowerAssigned: 5 })
  expect(sent[0]).not.toHaveProperty('version')
})
