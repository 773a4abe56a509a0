import { sessionRecord, type ParsedQueryOf } from '@console/contracts'
import { mockCall, mockStatus, network, Refusal, renderSubAppPage } from '@console/testing'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { workApp } from '../../../work-app.ts'
import { sampleNames } from '../../../testing/listed-sessions.samples.ts'
import { ignoredNames } from '../../../testing/ignored-names.ts'

const day: sessionRecord.SessionFigures = {
  calls: 20,
  answers: 12,
  validCalls: 8,
  quotes: 3,
  orders: 1,
  talkSeconds: 3600,
  violations: [0, 0, 1, 0],
}
let requests: ParsedQueryOf<typeof sessionRecord.statistic>[]

function serve(refusal?: Refusal) {
  network.use(
    mockCall(sessionRecord.statistic, ({ query }) => {
      requests.push(query)
      return (
        refusal ?? {
          total: { ...day, calls: 30 },
          days: [
            { ...day, day: '20261119' },
            { ...day, day: '20261120', calls: 10 },
          ],
        }
      )
    }),
    mockCall(sessionRecord.names, sampleNames),
    mockCall(sessionRecord.people, [{ id: 41, name: 'Emma Hale', orgName: '' }]),
  )
}
const open = (query: string) =>
  renderSubAppPage({ app: workApp, path: `/assistant-console/statistic${query}` })

beforeEach(() => {
  requests = []
})

test('shows the figures of the people in the link, in total and by day [STAT-065, VIOL-014]', async () => {
  serve()
  open('?beginTime=1795017600&endTime=1795190399&bizId=11&orgId[]=2&userId=41&source=-1')
  const row = await screen.findByRole('row', { name: /2026-11-19/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['2026-11-19', '20', '12', '8', '3', '1', '01:00:00', 'Moderate 1'])
  expect(screen.getByText('30')).toBeInTheDocument()
  expect(requests).toEqual([
    { beginTime: 1_795_017_600, endTime: 1_795_190_399, bizId: 11, orgId: [2], userId: [41], source: -1 },
  ])
  for (const name of [/Emma Hale/, /Winter renewals/, /Renewals team A/])
    expect(await screen.findByText(name)).toBeInTheDocument()
})

test('is filtered by the source in the link', async () => {
  serve()
  open('?beginTime=1795017600&endTime=1795190399&source=2')
  expect(await screen.findByText(/violations found afterwards/)).toBeInTheDocument()
  expect(requests[0]).toMatchObject({ source: 2 })
})

test('names malformed, unknown and reversed parameters', async () => {
  serve(new Refusal(404, 'An organisation of the address does not exist.', { status: 404 }))
  const { unmount } = open('?orgId[]=9&userId=1&userId=2')
  expect(await screen.findByText('An organisation of the address does not exist.')).toBeInTheDocument()
  expect(await ignoredNames()).toEqual(['userId'])
  unmount()
  requests = []
  open('?beginTime=1795190399&endTime=1795017600')
  expect(await screen.findByText('The end is before the beginning')).toBeInTheDocument()
  expect(requests).toEqual([])
  open('?beginTime=1&endTime=1795017600')
  expect(await screen.findByText('The time is longer than 31 days')).toBeInTheDocument()
  expect(requests).toEqual([])
})

test('a failure can be retried', async () => {
  serve()
  network.use(mockStatus(sessionRecord.statistic, 500))
  const { person } = open('')
  expect(await screen.findByText('The figures could not be loaded')).toBeInTheDocument()
  serve()
  await person.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('row', { name: /2026-11-20/ })).toBeInTheDocument()
})
