import { labelStat, quality, stat, teamSuggestion, twin } from '@console/contracts'
import { expect, test } from 'vitest'
import { INQUIRED_CALLS } from './inquired-calls.ts'

test('Inquire names calls that exist', () => {
  const calls = [
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
    twin.seats,
    twin.uses,
    labelStat.detail,
    teamSuggestion.teams,
  ]
  expect(INQUIRED_CALLS).toEqual(calls.map(({ id }) => ({ id })))
})
