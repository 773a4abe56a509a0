import { expect, test } from 'vitest'
import { knowledge, prompt, scene, twinDialog } from '../index.ts'
import { collectCallAddresses } from '../shared/collect-calls.ts'

test('the calls of knowledge have their methods and paths', () => {
  expect(collectCallAddresses(knowledge)).toEqual({
    analysis: 'GET /api/assistant/knowledge/analysis',
    'answers.list': 'GET /api/assistant/knowledge/answers',
    'answers.create': 'POST /api/assistant/knowledge/answers',
    'answers.update': 'PUT /api/assistant/knowledge/answers/:id',
    'answers.remove': 'DELETE /api/assistant/knowledge/answers/:id',
    'documents.list': 'GET /api/assistant/knowledge/documents',
    'documents.create': 'POST /api/assistant/knowledge/documents',
    'documents.update': 'PUT /api/assistant/knowledge/documents/:id',
    'documents.remove': 'DELETE /api/assistant/knowledge/documents/:id',
    feedback: 'GET /api/assistant/knowledge/feedback',
    handleFeedback: 'POST /api/assistant/knowledge/feedback',
    'processes.list': 'GET /api/assistant/knowledge/processes',
    'processes.create': 'POST /api/assistant/knowledge/processes',
    'processes.update': 'PUT /api/assistant/knowledge/processes/:id',
    'processes.remove': 'DELETE /api/assistant/knowledge/processes/:id',
    'products.list': 'GET /api/assistant/knowledge/products',
    'products.update': 'PUT /api/assistant/knowledge/products/:id',
    question: 'GET /api/assistant/knowledge/question',
    questionNames: 'GET /api/assistant/knowledge/question-names',
    'questions.list': 'GET /api/assistant/knowledge/questions',
    'questions.create': 'POST /api/assistant/knowledge/questions',
    'questions.update': 'PUT /api/assistant/knowledge/questions/:id',
    'questions.remove': 'DELETE /api/assistant/knowledge/questions/:id',
    recommendSetting: 'GET /api/assistant/knowledge/recommend-setting',
    reviewAnswer: 'POST /api/assistant/knowledge/answers/:id/review',
    reviews: 'GET /api/assistant/knowledge/reviews',
    saveRecommendSetting: 'PUT /api/assistant/knowledge/recommend-setting',
    submitAnswer: 'POST /api/assistant/knowledge/answers/:id/submit',
    withdrawAnswer: 'POST /api/assistant/knowledge/answers/:id/withdraw',
  })
})

test('the calls of prompt have their methods and paths', () => {
  expect(collectCallAddresses(prompt)).toEqual({
    'prompts.list': 'GET /api/assistant/prompts',
    'prompts.create': 'POST /api/assistant/prompts',
    'prompts.update': 'PUT /api/assistant/prompts/:id',
    'prompts.remove': 'DELETE /api/assistant/prompts/:id',
    scenes: 'GET /api/assistant/prompts/scenes',
    versions: 'GET /api/assistant/prompts/:id/versions',
  })
})

test('the calls of scene have their methods and paths', () => {
  expect(collectCallAddresses(scene)).toEqual({
    'scenes.list': 'GET /api/assistant/scenes',
    'scenes.create': 'POST /api/assistant/scenes',
    'scenes.update': 'PUT /api/assistant/scenes/:id',
    'scenes.remove': 'DELETE /api/assistant/scenes/:id',
  })
})

test('the calls of twin dialog have their methods and paths', () => {
  expect(collectCallAddresses(twinDialog)).toEqual({
    'settings.list': 'GET /api/assistant/twin/dialogs',
    'settings.save': 'PUT /api/assistant/twin/dialogs/:bizTypeId',
  })
})
