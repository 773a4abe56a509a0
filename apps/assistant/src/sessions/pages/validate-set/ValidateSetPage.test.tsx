import { sessionRecord, type ParsedBodyOf } from '@console/contracts'
import { mockCall, network, Refusal, renderSubAppPage } from '@console/testing'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { workApp } from '../../../work-app.ts'
import { sampleDetail, sampleWords } from '../../../testing/session.samples.ts'
import { sampleNames } from '../../../testing/listed-sessions.samples.ts'
import { sampleJudgement } from '../../../testing/judgement.samples.ts'
import { ignoredNames } from '../../../testing/ignored-names.ts'

const LINK = '?token=t&business_type_id=11&sessionId=s-1'
const SENTENCE = '&voiceId=c-1&index=3&labelID=5&labelType=2'
let sent: ParsedBodyOf<typeof sessionRecord.judge>[]

configure({ asyncUtilTimeout: 10_000 })
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
const panel = async () => within(await screen.findByRole('complementary', { name: 'Judgement' }))

test('shows the sentence of the link in its conversation, and changes what was said of it [DSET-010, DSET-011]', async () => {
  const { person, services } = open(`${LINK}${SENTENCE}`)
  const judging = await panel()
  expect(judging.getByText('“It is a guaranteed payout.”')).toBeInTheDocument()
  expect(document.querySelector('[aria-current="true"]')).toHaveTextContent('It is a guaranteed payout.')
  expect(judging.getByRole('radio', { name: 'Correct' })).toBeChecked()
  await person.click(judging.getByText('Wrong'))
  await person.click(judging.getByRole('button', { name: 'Change the judgement' }))
  await waitFor(() => expect(services.toast.success).toHaveBeenCalledWith('The judgement is stored'))
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

test('without a sentence it is about the session as a whole, where a hit was missed [DSET-012]', async () => {
  const { person } = open(LINK)
  const judging = await panel()
  expect(judging.getByText(/something that should have been found was missed/)).toBeInTheDocument()
  await person.click(judging.getByRole('button', { name: 'Store the judgement' }))
  expect(await judging.findByText('Choose what is judged.')).toBeInTheDocument()
  expect(sent).toEqual([])
  await person.click(judging.getByRole('combobox', { name: 'Quality rule' }))
  await person.click(await screen.findByTitle('Rude words'))
  await person.click(judging.getByRole('button', { name: 'Store the judgement' }))
  await waitFor(() => expect(sent).toEqual([{ sessionId: 's-1', labelType: 2, labelID: 5, labelOption: 2 }]))
})

test('lets another sentence be judged, which the address then names', async () => {
  const { person, address } = open(`${LINK}${SENTENCE}`)
  await panel()
  const [first] = screen.getAllByRole('button', { name: 'Judge this sentence' })
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

test('tells when somebody else judged meanwhile, and keeps the choice', async () => {
  network.use(
    mockCall(
      sessionRecord.judge,
      () => new Refusal(409, 'Somebody else judged this meanwhile.', { status: 409 }),
    ),
  )
  const { person } = open(`${LINK}${SENTENCE}`)
  const judging = await panel()
  await person.click(judging.getByText('Wrong'))
  await person.click(judging.getByRole('button', { name: 'Change the judgement' }))
  expect(await judging.findByText(/judged this meanwhile/)).toBeInTheDocument()
  expect(judging.getByRole('radio', { name: 'Wrong' })).toBeChecked()
})

test('says when the sentence is gone, the session is unknown, or none is named', async () => {
  const gone = open(`${LINK}&voiceId=c-1&index=99&labelID=5&labelType=2`)
  expect(await screen.findByText(/This sentence is not stored any more/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /the judgement/ })).toBeDisabled()
  gone.unmount()
  network.use(mockCall(sessionRecord.detail, () => new Refusal(404, 'No such session.', { status: 404 })))
  const unknown = open(LINK)
  expect(await screen.findByText('No such session.')).toBeInTheDocument()
  unknown.unmount()
  open('?labelType=x')
  expect(await screen.findByText('No session is named')).toBeInTheDocument()
  expect(await ignoredNames()).toEqual(['labelType'])
})
