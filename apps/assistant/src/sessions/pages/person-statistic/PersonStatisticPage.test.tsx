import { sessionRecord, type ParsedQueryOf } from '@console/contracts'
import { mockCall, mockStatus, network, Refusal, renderSubAppPage } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ignoredNames } from '../../../testing/ignored-names.ts'
import { sampleNames } from '../../../testing/listed-sessions.samples.ts'
import { workApp } from '../../../work-app.ts'

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
  expect(await screen.findByTitle('Afterwards')).toBeInTheDocument()
  expect(requests[0]).toMatchObject({ source: 2 })
})

test('is filtered by a band whose filters go into the address, and Reset clears them', async () => {
  serve()
  const { person, router } = open('?beginTime=1795017600&endTime=1795190399&userId=41')
  await screen.findByRole('row', { name: /2026-11-20/ })
  await person.click(screen.getByRole('combobox', { name: 'Violations' }))
  await person.click(await screen.findByTitle('Afterwards'))
  expect(requests).toHaveLength(1)
  await person.click(screen.getByRole('button', { name: /Inquire/ }))
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ userId: [41], source: 2 }))
  expect(router.state.location.search).toContain('source=2')
  await person.click(screen.getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(requests.at(-1)).not.toHaveProperty('userId'))
  expect(router.state.location.search).toBe('')
})

test('has a chart of the calls beside their table, and an export of the same figures', async () => {
  serve()
  const { person } = open('?beginTime=1795017600&endTime=1795190399')
  const chart = await screen.findByRole('img', { name: 'Calls by day' })
  const bars = [...chart.querySelectorAll<HTMLElement>('[data-series]')].map(({ style }) => style.height)
  expect(bars).toEqual(['100%', '60%', '50%', '60%'])
  expect(chart.querySelector('[title]')).toHaveAttribute('title', '2026-11-19: 20 calls, 12 answered')
  const saved: Blob[] = []
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${saved.push(file)}` })
  await person.click(screen.getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  Reflect.deleteProperty(URL, 'createObjectURL')
  expect(await saved[0]?.text()).toContain(
    'Day,Outbound calls,Answered calls,Valid calls,Quotes,Deals,Talk time,Severe,Moderate,Light,Tip\r\n2026-11-19,20,12,8,3,1,01:00:00,0,1,0,0\r\n',
  )
})

test('bars have tracks of one length, however many digits are beside them', async () => {
  serve()
  open('?beginTime=1795017600&endTime=1795190399')
  const row = await screen.findByRole('row', { name: /2026-11-19/ })
  const digits = within(row).getByText('20')
  expect(parseFloat(getComputedStyle(digits).minWidth)).toBeGreaterThan(0)
  expect(getComputedStyle(digits.previousElementSibling ?? digits).flexGrow).toBe('1')
})

test('names malformed, unknown and reversed parameters', async () => {
  serve(new Refusal(404, 'An organisation of the address does not exist.', { status: 404 }))
  const { unmount } = open('?orgId[]=9&userId=1&userId=2')
  expect(await screen.findByText('An organisation of the address does not exist.')).toBeInTheDocument()
  expect(await ignoredNames()).toEqual(['userId'])
  unmount()
  requests = []
  open('?beginTime=1795190399&endTime=1795017600')
  expect(await screen.findAllByText('The end is before the beginning')).not.toEqual([])
  expect(requests).toEqual([])
  open('?beginTime=1&endTime=1795017600')
  expect(await screen.findAllByText('The time is longer than 31 days')).not.toEqual([])
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
