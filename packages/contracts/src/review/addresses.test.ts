import { expect, test } from 'vitest'
import { annotation, answerTask, judgedLabel, labelJudgement, qualityDesk } from '../index.ts'
import { collectCallAddresses } from '../shared/collect-calls.ts'

// Above a documented address are the requirements that spell it.

test('the calls of annotation have their methods and paths', () => {
  expect(collectCallAddresses(annotation)).toEqual({
    claim: 'POST /api/assistant/annotations/claim',
    draw: 'POST /api/assistant/annotations/draw',
    list: 'GET /api/assistant/annotations',
    save: 'POST /api/assistant/annotations/save',
    statistic: 'GET /api/assistant/annotations/statistic',
    'tagList.list': 'GET /api/assistant/annotations/tag-list',
    'tagList.create': 'POST /api/assistant/annotations/tag-list',
    'tagList.update': 'PUT /api/assistant/annotations/tag-list/:id',
    'tagList.remove': 'DELETE /api/assistant/annotations/tag-list/:id',
    tags: 'GET /api/assistant/annotations/tags',
  })
})

test('the calls of answer task have their methods and paths', () => {
  expect(collectCallAddresses(answerTask)).toEqual({
    answer: 'POST /api/assistant/answer-tasks/answer',
    create: 'POST /api/assistant/answer-tasks',
    judge: 'POST /api/assistant/answer-tasks/judge',
    list: 'GET /api/assistant/answer-tasks',
    questions: 'GET /api/assistant/answer-tasks/questions',
  })
})

test('the calls of quality desk have their methods and paths', () => {
  expect(collectCallAddresses(qualityDesk)).toEqual({
    assignItem: 'POST /api/assistant/quality/inspection-items/:id/assign',
    draw: 'POST /api/assistant/quality/inspections',
    inspectionItems: 'GET /api/assistant/quality/inspections/:id/items',
    inspections: 'GET /api/assistant/quality/inspections',
    inspectors: 'GET /api/assistant/quality/inspectors',
    'intentions.list': 'GET /api/assistant/quality/intentions',
    'intentions.create': 'POST /api/assistant/quality/intentions',
    'intentions.update': 'PUT /api/assistant/quality/intentions/:id',
    'intentions.remove': 'DELETE /api/assistant/quality/intentions/:id',
    judgeItem: 'POST /api/assistant/quality/inspection-items/:id/judge',
    robot: 'GET /api/assistant/quality/robot',
    'rules.list': 'GET /api/assistant/quality/rules',
    'rules.create': 'POST /api/assistant/quality/rules',
    'rules.update': 'PUT /api/assistant/quality/rules/:id',
    'rules.remove': 'DELETE /api/assistant/quality/rules/:id',
    sceneNames: 'GET /api/assistant/quality/scene-names',
    scores: 'GET /api/assistant/quality/scores',
  })
})

test('the calls of judged labels have their methods and paths', () => {
  expect(collectCallAddresses(labelJudgement)).toEqual({
    judge: 'POST /api/dolphin-ai/session/label-judgement',
    ofSession: 'GET /api/dolphin-ai/session/label-judgement',
    withdraw: 'POST /api/dolphin-ai/session/label-judgement/delete',
  })
  expect(collectCallAddresses(judgedLabel)).toEqual({
    figures: 'GET /api/dolphin-ai/label/judged/figures',
    sessions: 'GET /api/dolphin-ai/label/judged/sessions',
    tryRule: 'POST /api/dolphin-ai/label/judged/try',
  })
})
