import { annotation, business, sessionRecord } from '@console/contracts'
import { mockCall, network, Refusal, testUser } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openWorkPage } from '../../testing/open-work-page.tsx'
import { sampleDetail, sampleWords } from '../../testing/session.samples.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 6, 30), toFake: ['Date'] })
  network.use(
    mockCall(business.businessTypePage, { records: [{ id: 11, name: 'Winter renewals' }], total: 1 }),
    mockCall(annotation.tags, { records: [{ id: 1, name: 'Angry' }] }),
    mockCall(sessionRecord.detail, sampleDetail),
    mockCall(sessionRecord.utterances, { utterances: sampleWords, isCut: false }),
  )
})
afterEach(() => void vi.useRealTimers())

const work = (id: number, changes: Partial<annotation.AnnotationWork> = {}): annotation.AnnotationWork => ({
  id,
  version: 3,
  sessionId: `s-${id}`,
  bizTypeName: 'Winter renewals',
  startedAt: Date.UTC(2026, 10, 19, 2) / 1000,
  state: 'waiting',
  claimedById: null,
  claimedByName: null,
  tags: [],
  note: '',
  finishedAt: null,
  ...changes,
})
const mine = { state: 'claimed', claimedById: testUser.userId, claimedByName: 'Shen Qiao' } as const

test('a sample of sessions is requested for chosen days, and an invalid number is shown at its field', async () => {
  const sent: unknown[] = []
  network.use(
    mockCall(annotation.list, { records: [], total: 0 }),
    mockCall(annotation.draw, ({ body }) => {
      sent.push(body)
      return new Refusal(annotation.ANNOTATION_REFUSALS.nothingLeft, 'Every session was sampled already.')
    }),
  )
  const { press, write, choose } = openWorkPage('annotation/work')
  await press('Sample sessions')
  await write('How many', '0')
  await press('Sample')
  expect(await screen.findByText('At least 1.')).toBeInTheDocument()
  await write('From', '2026-11-18')
  await choose('Business', 'Winter renewals')
  await write('How many', '5')
  await press('Sample')
  expect(await screen.findByText('Every session was sampled already.')).toBeInTheDocument()
  expect(sent).toEqual([{ beginDay: '20261118', endDay: '20261120', bizTypeId: 11, count: 5 }])
})

test('claiming a session that somebody else has claimed shows the refusal', async () => {
  network.use(
    mockCall(annotation.list, { records: [work(1)], total: 1 }),
    mockCall(annotation.claim, new Refusal(409, 'Somebody else has taken it.', { status: 409 })),
  )
  const { press, services } = openWorkPage('annotation/work')
  await press('Take session s-1')
  await waitFor(() => expect(services.toast.error).toHaveBeenCalledWith('Somebody else has taken it.'))
})

test('one’s own session is tagged and finished, and a disabled tag stays set', async () => {
  const sent: unknown[] = []
  network.use(
    mockCall(annotation.list, {
      records: [
        work(1, { ...mine, tags: [{ id: 9, name: 'Old tag' }] }),
        work(2, { ...mine, claimedById: 99 }),
      ],
      total: 2,
    }),
    mockCall(annotation.save, ({ body }) => {
      sent.push(body)
      return null
    }),
  )
  const { press, choose, write, person } = openWorkPage('annotation/work')
  const row = await screen.findByRole('row', { name: /s-2/ })
  expect(within(row).queryByRole('button')).not.toBeInTheDocument()
  await press('Annotate session s-1')
  await choose('Tags', 'Angry')
  await write('Note', 'Twice')
  await person.click(screen.getByRole('switch', { name: 'Finished' }))
  await press('Save')
  await waitFor(() =>
    expect(sent).toEqual([{ id: 1, version: 3, tagIds: [9, 1], note: 'Twice', isFinished: true }]),
  )
})

test('the conversation is read beside the form, and “Save and next” claims and opens the next waiting session', async () => {
  const sent: unknown[] = []
  const works = [work(1, mine), work(2, { ...mine, claimedById: 99 }), work(3)]
  network.use(
    mockCall(annotation.list, () => ({ records: [...works], total: 3 })),
    mockCall(annotation.save, ({ body }) => {
      sent.push(body.id)
      return null
    }),
    mockCall(annotation.claim, ({ body }) => {
      sent.push(['claim', body.id])
      works[2] = work(3, mine)
      return null
    }),
  )
  const { press, address } = openWorkPage('annotation/work?open=1')
  const conversation = await screen.findByRole('region', { name: 'Conversation' })
  expect(conversation).toHaveTextContent('It is a guaranteed payout.')
  expect(within(conversation).getByRole('link', { name: 'Open session' })).toHaveAttribute(
    'href',
    '/assistant-console/session/s-1',
  )
  await press('Save and next')
  expect(await screen.findByText('Annotate session s-3')).toBeInTheDocument()
  expect(sent).toEqual([1, ['claim', 3]])
  expect(address()).toMatchObject({ open: '3' })
})

test('the statistics have people and tags of the days', async () => {
  network.use(
    mockCall(annotation.statistic, ({ query }) => {
      expect(query).toEqual({ beginDay: '20261114', endDay: '20261120' })
      return {
        finished: 3,
        people: [{ id: 7, name: 'Shen Qiao', finished: 3, tags: 5 }],
        tags: [{ id: 1, name: 'Angry', sessions: 2 }],
      }
    }),
  )
  openWorkPage('annotation/statistic')
  expect(await screen.findByRole('row', { name: 'Shen Qiao 3 5' })).toBeInTheDocument()
  expect(screen.getByRole('row', { name: 'Angry 2' })).toBeInTheDocument()
  expect(screen.getByText('3 sessions were finished in these days.')).toBeInTheDocument()
})

test('tags can be managed', async () => {
  const sent: unknown[] = []
  const tag = {
    id: 1,
    bizTypeId: null,
    version: 1,
    updatedAt: 1_795_166_801,
    updatedBy: 'Shen Qiao',
    name: 'Angry',
    description: 'Loud or rude',
    isEnabled: true,
    sessions: 4,
  }
  network.use(
    mockCall(annotation.tagList.list, { records: [tag], total: 1 }),
    mockCall(annotation.tagList.update, ({ body }) => {
      sent.push(body)
      return { ...tag, version: 2 }
    }),
  )
  const { press, person } = openWorkPage('annotation/config')
  await press('Edit Angry')
  await person.click(await screen.findByRole('switch', { name: 'Annotators may set it' }))
  await press('Save')
  await waitFor(() =>
    expect(sent).toEqual([{ name: 'Angry', description: 'Loud or rude', isEnabled: false }]),
  )
})
