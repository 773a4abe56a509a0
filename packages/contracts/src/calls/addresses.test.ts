import { expect, test } from 'vitest'
import { crm, recording, sessionRecord } from '../index.ts'
import { collectCallAddresses } from '../shared/collect-calls.ts'

test('the calls of crm have their methods and paths', () => {
  expect(collectCallAddresses(crm)).toEqual({
    contacts: 'GET /api/assistant/crm/contacts',
    customers: 'GET /api/assistant/crm/customers',
  })
})

test('the calls of recording have their methods and paths', () => {
  expect(collectCallAddresses(recording)).toEqual({
    upload: 'PUT /api/open/v1/calls/:callId/recording',
    link: 'POST /api/dolphin-ai/session/recording/:sessionId',
  })
})

test('the calls of session record have their methods and paths', () => {
  expect(collectCallAddresses(sessionRecord)).toEqual({
    addCase: 'POST /api/dolphin-ai/session/case',
    cases: 'GET /api/dolphin-ai/session/case',
    detail: 'GET /api/dolphin-ai/session/detail/:sessionId',
    editCase: 'PUT /api/dolphin-ai/session/case',
    judge: 'POST /api/dolphin-ai/session/judgement',
    judgements: 'GET /api/dolphin-ai/session/judgement',
    list: 'GET /api/dolphin-ai/session/list',
    live: 'GET /api/dolphin-ai/session/live',
    names: 'GET /api/dolphin-ai/session/names',
    people: 'GET /api/dolphin-ai/session/people',
    recordings: 'GET /api/dolphin-ai/session/offline',
    removeCase: 'DELETE /api/dolphin-ai/session/case',
    statistic: 'GET /api/dolphin-ai/session/statistic',
    utterances: 'GET /api/dolphin-ai/session/utterances/:sessionId',
  })
})
