import { seatHand, sessionRecord } from '@console/contracts'
import { mockCall, network, Refusal } from '@console/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openWorkPage } from '../../../testing/open-work-page.tsx'
import { sampleDetail, sampleWords } from '../../../testing/session.samples.ts'

const hand: seatHand.RaisedHand = {
  id: 6,
  version: 0,
  userId: 1,
  userName: 'Lin Yi',
  orgName: 'Peony team',
  raisedAt: 1_795_166_801,
  loweredAt: null,
  call: { callId: 'c-1', sessionId: 's-1', customer: '139****0001' },
  question: 'Is a burst pipe covered?',
  state: 'open',
  answer: null,
  handledByName: null,
  handledAt: null,
}

const lastWords = { callId: 'c-1', seq: 9, speaker: 2, atMs: 40_000 } as const

test('a raised hand is handled with an answer, after a warning that somebody changed it meanwhile', async () => {
  const sent: unknown[] = []
  network.use(
    mockCall(seatHand.list, {
      records: [
        hand,
        { ...hand, id: 7, userName: 'Bai Hua' },
        { ...hand, id: 5, state: 'handled', answer: 'Yes.', handledByName: 'Shen Qiao', handledAt: 1 },
      ],
      total: 3,
    }),
    mockCall(seatHand.handle, ({ body }) => {
      sent.push(body)
      return sent.length === 1
        ? new Refusal(409, 'Somebody else changed this in the meantime.', { status: 409 })
        : null
    }),
    mockCall(sessionRecord.detail, sampleDetail),
    mockCall(sessionRecord.utterances, {
      utterances: [...sampleWords, { ...lastWords, words: hand.question ?? '' }],
      isCut: false,
    }),
  )
  const { press, write } = openWorkPage('user-manage/qa-manager')
  expect(await screen.findByRole('row', { name: /Shen Qiao: Yes\./ })).toBeInTheDocument()
  await press('Handle the raised hand of Lin Yi')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getAllByText('Is a burst pipe covered?')[0]).toBeInTheDocument()
  await press('Save')
  expect(await screen.findByText('Please fill this in.')).toBeInTheDocument()
  await write('Answer to the agent', 'Up to 2,000.')
  await press('Save')
  expect(await screen.findByText(/Somebody changed it meanwhile/)).toBeInTheDocument()
  expect(sent).toEqual([{ id: 6, version: 0, answer: 'Up to 2,000.' }])
  expect(dialog.getByRole('listitem', { current: true })).toHaveTextContent('Is a burst pipe covered?')
  await press(/Save and next$/)
  expect(await screen.findByText('Handle the raised hand of Bai Hua')).toBeInTheDocument()
})
