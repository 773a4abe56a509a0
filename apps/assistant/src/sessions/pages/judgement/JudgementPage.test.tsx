import { sessionRecord, type ParsedQueryOf } from '@console/contracts'
import { mockCall, network, Refusal, renderSubAppPage } from '@console/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ignoredNames } from '../../../testing/ignored-names.ts'
import { sampleJudgement } from '../../../testing/judgement.samples.ts'
import { sampleNames } from '../../../testing/listed-sessions.samples.ts'
import { workApp } from '../../../work-app.ts'

let requests: ParsedQueryOf<typeof sessionRecord.judgements>[]
const missed = {
  ...sampleJudgement,
  evaluationId: 'e-2',
  labelOption: 2 as const,
  title: 'Vague',
  voiceId: null,
  index: null,
}

function serve(answer: { judgements: sessionRecord.Judgement[]; total: number } | Refusal) {
  network.use(
    mockCall(sessionRecord.judgements, ({ query }) => {
      requests.push(query)
      return answer
    }),
    mockCall(sessionRecord.names, sampleNames),
  )
}
function open(query = '') {
  const page = renderSubAppPage({ app: workApp, path: `/assistant-console/embed/session/validate${query}` })
  return { ...page, address: () => new URLSearchParams(page.router.state.location.search) }
}

beforeEach(() => {
  requests = []
})

test('lists verdicts, each with its editor: hits with their sentence, missed ones without [DSET-010..012, FRAME-012]', async () => {
  serve({ judgements: [sampleJudgement, missed], total: 2 })
  open()
  expect(await screen.findByRole('link', { name: 'Rude words' })).toHaveAttribute(
    'href',
    '/assistant-console/validate-set/edit?business_type_id=11&sessionId=s-1&voiceId=c-1&index=3&labelID=5&labelType=2',
  )
  expect(screen.getByRole('link', { name: 'Vague' })).toHaveAttribute(
    'href',
    '/assistant-console/validate-set/edit?business_type_id=11&sessionId=s-1',
  )
  expect(screen.getByRole('row', { name: /Vague/ })).toHaveTextContent('Missed')
})

test('is filtered by kind and verdict through the address', async () => {
  serve({ judgements: [sampleJudgement], total: 1 })
  const { person, address } = open('?labelType=2')
  await screen.findByRole('link', { name: 'Rude words' })
  expect(requests[0]).toMatchObject({ labelType: 2 })
  await person.click(screen.getByRole('combobox', { name: 'Verdict' }))
  await person.click(await screen.findByTitle('Wrong'))
  await person.click(screen.getByRole('button', { name: /Inquire$/ }))
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ labelType: 2, labelOption: 3 }))
  expect(Object.fromEntries(address())).toEqual({ labelType: '2', labelOption: '3' })
})

test('has empty and no-permission states', async () => {
  serve({ judgements: [], total: 0 })
  const { unmount } = open('?labelType=9')
  expect(await screen.findByText('No verdicts')).toBeInTheDocument()
  expect(await ignoredNames()).toEqual(['labelType'])
  unmount()
  serve(new Refusal(403, 'No', { status: 403 }))
  open()
  expect(await screen.findByText(/access to “Validation”/)).toBeInTheDocument()
})
