import { dataset, labelStat, projectStat, quality, stat, teamSuggestion, twin } from '@console/contracts'
import { expect, test } from 'vitest'
import { INQUIRED_CALLS } from './inquired-calls.ts'

test('Inquire names calls that exist', () => {
  const calls = [
    stat.config,
    stat.time,
    stat.summary,
    stat.detail,
    stat.rank,
    stat.list,
    stat.liteList,
    stat.listTotals,
    stat.teamList,
    quality.overviewData,
    quality.homeData,
    quality.violationData,
    quality.seatRank,
    quality.seatRankByLevel,
    quality.seatRankByCover,
    quality.violations,
    dataset.series,
    dataset.evaluations,
    labelStat.detail,
    labelStat.detailByUser,
    labelStat.rank,
    projectStat.bizSummary,
    projectStat.detail,
    projectStat.workers,
    projectStat.onlineDurations,
    twin.seats,
    twin.uses,
    teamSuggestion.teams,
  ]
  expect(INQUIRED_CALLS).toEqual(calls.map(({ id }) => ({ id })))
})
