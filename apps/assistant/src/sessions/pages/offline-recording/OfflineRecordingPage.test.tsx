import { sessionRecord, type DataOf, type ParsedQueryOf } from '@console/contracts'
import { mockCall, mockStatus, network, Refusal, renderSubAppPage } from '@console/testing'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ignoredNames } from '../../../testing/ignored-names.ts'
import { sampleNames } from '../../../testing/listed-sessions.samples.ts'
import { workApp } from '../../../work-app.ts'

type Answer = DataOf<typeof sessionRecord.recordings>
const FULL: Answer = {
  recordings: [
    {
      audioId: 'a-1',
      bizId: 11,
      businessName: 'Winter renewals',
      recordedAt: Date.UTC(2026, 10, 20, 6, 30) / 1000,
      skillSeconds: 75,
    },
  ],
  total: 1,
}
let requests: ParsedQueryOf<typeof sessionRecord.recordings>[]

function serve(answer: Answer | Refusal = FULL) {
  network.use(
    mockCall(sessionRecord.recordings, ({ query }) => {
      requests.push(query)
      return answer
    }),
    mockCall(sessionRecord.names, sampleNames),
  )
}
const open = (query = '') =>
  renderSubAppPage({ app: workApp, path: `/assistant-console/embed/session/offline${query}` })

beforeEach(() => {
  requests = []
})

test('lists the recordings of the day of the address, and notes that none can be played [FRAME-005, FRAME-012]', async () => {
  serve()
  open('?date=2026-11-20')
  const row = await screen.findByRole('row', { name: /a-1/ })
  expect(row).toHaveTextContent('2026-11-20 14:30:00')
  expect(row).toHaveTextContent('00:01:15')
  expect(requests[0]).toMatchObject({ date: '2026-11-20' })
  expect(screen.getByText(/The recording itself is not stored here/)).toBeInTheDocument()
})

test('shows all days without one, and names a malformed day', async () => {
  serve()
  open('?date=2026-02-30')
  expect(await ignoredNames()).toEqual(['date'])
  await screen.findByRole('row', { name: /a-1/ })
  expect(requests[0]).not.toHaveProperty('date')
})

test('has empty, unknown-business and failed states', async () => {
  serve({ recordings: [], total: 0 })
  const empty = open('?date=2026-11-19')
  expect(await screen.findByText('No recordings on this day')).toBeInTheDocument()
  empty.unmount()
  serve(new Refusal(404, 'The business type does not exist.', { status: 404 }))
  const unknown = open('?bizId=99')
  expect(await screen.findByText('The business type does not exist.')).toBeInTheDocument()
  unknown.unmount()
  network.use(mockStatus(sessionRecord.recordings, 500))
  open()
  expect(await screen.findByText('The recordings could not be loaded')).toBeInTheDocument()
})
