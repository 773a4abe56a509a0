import { expect, test } from 'vitest'
import { quality, scoreHistory, scoreSetting } from '../index.ts'
import { collectCallAddresses } from '../shared/collect-calls.ts'

// Above a documented address are the requirements that spell it.

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

test('the calls of score have their methods and paths', () => {
  expect(collectCallAddresses(scoreHistory)).toEqual({
    list: 'GET /api/assistant/score/history',
  })
  expect(collectCallAddresses(scoreSetting)).toEqual({
    'settings.list': 'GET /api/assistant/score/settings',
    'settings.save': 'PUT /api/assistant/score/settings/:bizTypeId',
  })
})
