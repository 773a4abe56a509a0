import {
  audit,
  bill,
  credential,
  dailyReport,
  dataset,
  labelStat,
  message,
  monitor,
  project,
  projectApplication,
  projectLog,
  projectReport,
  projectStat,
  quality,
  stat,
  tracking,
  twin,
  userData,
  type Call,
} from '@console/contracts'
import { requiredFields } from '@console/contracts/documented'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = ['doc1-shell-projects', 'doc2-labels-statistics', 'doc3-voiceprint-workspace'] as const
const folder = join(import.meta.dirname, '../../../docs/requirements/source')
const words = new Set(
  SOURCES.flatMap((name) => readFileSync(join(folder, `${name}.txt`), 'utf8').match(/\w+/g) ?? []),
)

/** Lists and their ids that an answer cannot do without, where the documents leave its shape open (†). */
const NAMED_HERE = new Set(['teamList', 'userScheduleList', 'workplaces'])
/** The documents write `violationLevelCount0-3`. */
const IN_A_RANGE = new Set(['violationLevelCount1', 'violationLevelCount2'])

test.each<Call>([
  project.list,
  project.detail,
  projectApplication.providerList,
  projectApplication.providerDetail,
  projectLog.log,
  projectReport.reports,
  audit.query,
  message.history,
  credential.list,
  stat.time,
  stat.summary,
  stat.detail,
  stat.list,
  stat.liteList,
  stat.rank,
  stat.teamList,
  stat.config,
  userData.config,
  monitor.track,
  monitor.alerts,
  monitor.alertRank,
  monitor.events,
  monitor.detail,
  monitor.schedules,
  monitor.editHistory,
  labelStat.detail,
  labelStat.detailByUser,
  labelStat.rank,
  dataset.series,
  dataset.evaluations,
  dataset.knowledge,
  dailyReport.reports,
  bill.accounts,
  bill.accountsDetail,
  bill.offlineStat,
  bill.offlineList,
  tracking.metrics,
  tracking.statList,
  tracking.detailList,
  twin.seats,
  twin.uses,
  projectStat.detail,
  projectStat.bizDetail,
  projectStat.bizSummary,
  projectStat.workers,
  projectStat.onlineDurations,
  projectStat.monitor,
  quality.rules,
  quality.scenes,
  quality.homeData,
  quality.overviewData,
  quality.violationData,
  quality.seatRank,
  quality.seatRankByLevel,
  quality.seatRankByCover,
  quality.violations,
  quality.records,
])('$id requires no field that the customer’s documents do not name', (call) => {
  const fields = requiredFields(call)
  expect(fields.length).toBeGreaterThan(1)
  const isNamed = (name: string) => [words, NAMED_HERE, IN_A_RANGE].some((known) => known.has(name))
  expect(fields.filter((name) => !isNamed(name))).toEqual([])
})
