import type { message } from '@console/contracts'

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
