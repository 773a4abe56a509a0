import type { DataOf, message } from '@console/contracts'

/** Pushed by a schedule: 1 or true; anything else was pushed by a person (MSG-Q2). */
export function isCronPush({ is_cron: isCron }: Pick<message.HistoryRecord, 'is_cron'>): boolean {
  return isCron === 1 || isCron === true
}

/** The query of a record's page; the host adds the token (MSG-003, MSG-Q1). */
export function webpageQuery(record: message.HistoryRecord): Record<string, string> {
  return {
    business_type_id: String(record.business_type_id),
    msgId: String(record.id),
    msgRuleCode: record.msg_rule_code,
    track: 'false',
  }
}

export type PushDay = DataOf<typeof message.pushStat>['records'][number]

/** The counted events, in the order in which they happen to a message. */
export const PUSH_SERIES = ['touchedCnt', 'clickedCnt', 'viewedCnt'] as const
export type PushSeries = (typeof PUSH_SERIES)[number]

/** One entry for each requested day (`YYYYMMDD`), in order; a day without a record has zeros (MSG-Q4). */
export function fillDays(records: readonly PushDay[], days: readonly string[]): PushDay[] {
  const known = new Map(records.map((record) => [record.day, record]))
  return days.map((day) => known.get(day) ?? { day, touchedCnt: 0, clickedCnt: 0, viewedCnt: 0 })
}

export function sumSeries(days: readonly PushDay[], series: PushSeries): number {
  return days.reduce((sum, day) => sum + day[series], 0)
}
