import { expect, test } from 'vitest'
import { annotation, answerTask, quality, qualityDesk, scoreHistory, scoreSetting } from '../index.ts'
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

test('the calls of quality have their methods and paths', () => {
  expect(collectCallAddresses(quality)).toEqual({
    // QUAL-031
    exportRecords: 'GET /assistant-cms/icsDataMain/exportExcel',
    // VIOL-011, QUAL-025
    exportSeats: 'POST /system/quality/data/report/exportSeatQualityScoreData',
    // STAT-086
    homeData: 'POST /system/quality/data/report/getHomePageQualityData',
    // STAT-086
    overviewData: 'POST /system/quality/data/report/getDataMarketQualityData',
    // QUAL-030
    records: 'POST /assistant-cms/icsDataMain/getDynamicList',
    // QUAL-027, DSET-005, VIOL-023
    rules: 'POST /qc-admin/ruleExpand/getRuleListByTenantId/:tenantId',
    // QUAL-028
    scenes: 'GET /assistant-cms/business/businessScene/v1/getSceneList',
    // VIOL-018, QUAL-011
    seatRank: 'POST /system/quality/data/report/getRankingOfIllegalSeats',
    // VIOL-Q7
    seatRankByCover: 'POST /system/quality/data/report/getRankingOfViolationSeatsByCoverStatus',
    // VIOL-020, QUAL-013
    seatRankByLevel: 'POST /system/quality/data/report/getRankingOfViolationSeatsByRuleLevel',
    // VIOL-017, QUAL-003
    violationData: 'POST /system/quality/data/report/getViolationQualityData',
    // VIOL-019, QUAL-019
    violations: 'POST /system/quality/data/report/getQualityDetailData',
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

test('the calls of score have their methods and paths', () => {
  expect(collectCallAddresses(scoreHistory)).toEqual({
    list: 'GET /api/assistant/score/history',
  })
  expect(collectCallAddresses(scoreSetting)).toEqual({
    'settings.list': 'GET /api/assistant/score/settings',
    'settings.save': 'PUT /api/assistant/score/settings/:bizTypeId',
  })
})
