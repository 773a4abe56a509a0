import { sessionRecord, type ParsedBodyOf } from '@console/contracts'
import { mockCall, network, Refusal, renderSubAppPage } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ignoredNames } from '../../../testing/ignored-names.ts'
import { sampleJudgement } from '../../../testing/judgement.samples.ts'
import { sampleNames } from '../../../testing/listed-sessions.samples.ts'
import { sampleDetail, sampleWords } from '../../../testing/session.samples.ts'
import { workApp } from '../../../work-app.ts'

const LINK = '?token=t&business_type_id=11&sessionId=s-1'
const SENTENCE = '&voiceId=c-1&index=3&labelID=5&labelType=2'
let sent: ParsedBodyOf<typeof sessionRecord.judge>[]

beforeEach(() => {
  sent = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  network.use(
    mockCall(sessionRecord.detail, sampleDetail),
    mockCall(sessionRecord.utterances, { utterances: sampleWords, isCut: false }),
    mockCall(sessionRecord.names, sampleNames),
    mockCall(sessionRecord.judgements, { judgements: [sampleJudgement], total: 1 }),
    mockCall(sessionRecord.judge, ({ body }) => {
      sent.push(body)
      return { evaluationId: 'e-1', revision: 5 }
    }),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
})

function open(query: string) {
  const page = renderSubAppPage({ app: workApp, path: `/assistant-console/validate-set/edit${query}` })
  return { ...page, address: () => new URLSearchParams(page.router.state.location.search) }
}
const panel = async () => within(await screen.findByRole('complementary', { name: 'Verdict' }))

test('shows the sentence of the link in its conversation, and changes its verdict [DSET-010, DSET-011]', async () => {
  const { person, services } = open(`${LINK}${SENTENCE}`)
  const judging = await panel()
  expect(judging.getByText('“It is a guaranteed payout.”')).toBeInTheDocument()
  expect(document.querySelector('[aria-current="true"]')).toHaveTextContent('It is a guaranteed payout.')
  expect(judging.getByRole('radio', { name: 'Correct' })).toBeChecked()
  await person.click(judging.getByText('Wrong'))
  await person.click(judging.getByRole('button', { name: 'Change verdict' }))
  await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('Verdict saved'))
  expect(sent).toEqual([
    {
      sessionId: 's-1',
      labelType: 2,
      labelID: 5,
      labelOption: 3,
      voiceId: 'c-1',
      index: 3,
      before: { evaluationId: 'e-1', revision: 4 },
    },
  ])
})

test('without a sentence it reviews the session as a whole, for a missed hit [DSET-012]', async () => {
  const { person } = open(LINK)
  const judging = await panel()
  expect(judging.getByText(/something that should have been found was missed/)).toBeInTheDocument()
  await person.click(judging.getByRole('button', { name: 'Save verdict' }))
  expect(await judging.findByText('Choose what to review.')).toBeInTheDocument()
  expect(sent).toEqual([])
  await person.click(judging.getByRole('combobox', { name: 'Quality rule' }))
  await person.click(await screen.findByTitle('Rude words'))
  await person.click(judging.getByRole('button', { name: 'Save verdict' }))
  await waitFor(() => expect(sent).toEqual([{ sessionId: 's-1', labelType: 2, labelID: 5, labelOption: 2 }]))
})

test('allows reviewing another sentence, which is then in the address', async () => {
  const { person, address } = open(`${LINK}${SENTENCE}`)
  await panel()
  const [first] = screen.getAllByRole('button', { name: 'Review this sentence' })
  if (!first) throw new Error('each sentence has its button')
  await person.click(first)
  expect((await panel()).getByText('“Good morning.”')).toBeInTheDocument()
  expect(Object.fromEntries(address())).toMatchObject({
    voiceId: 'c-1',
    index: '1',
    token: 't',
    labelID: '5',
  })
})

test('reports a conflicting verdict, and keeps the choice', async () => {
  network.use(
    mockCall(
      sessionRecord.judge,
      () => new Refusal(409, 'Somebody else judged this meanwhile.', { status: 409 }),
    ),
  )
  const { person } = open(`${LINK}${SENTENCE}`)
  const judging = await panel()
  await person.click(judging.getByText('Wrong'))
  await person.click(judging.getByRole('button', { name: 'Change verdict' }))
  expect(await judging.findByText(/judged this meanwhile/)).toBeInTheDocument()
  expect(judging.getByRole('radio', { name: 'Wrong' })).toBeChecked()
})

test('has states for an expired sentence, an unknown session, and no session', async () => {
  const gone = open(`${LINK}&voiceId=c-1&index=99&labelID=5&labelType=2`)
  expect(await screen.findByText(/This sentence is no longer stored/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /verdict$/ })).toBeDisabled()
  gone.unmount()
  network.use(mockCall(sessionRecord.detail, () => new Refusal(404, 'No such session.', { status: 404 })))
  const unknown = open(LINK)
  expect(await screen.findByText('No such session.')).toBeInTheDocument()
  unknown.unmount()
  open('?labelType=x')
  expect(await screen.findByText('No session selected')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Validation' })).toHaveAttribute(
    'href',
    '/console/session/validate',
  )
  expect(await ignoredNames()).toEqual(['labelType'])
})
