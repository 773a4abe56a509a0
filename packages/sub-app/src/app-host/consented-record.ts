import type { SlotRecord } from '../slots/messages.ts'

/** Nothing of a record but its id and the fields of the consent. */
export function consentedRecord(record: SlotRecord, fields: ReadonlySet<string>): SlotRecord {
  return {
    ...Object.fromEntries(Object.entries(record).filter(([name]) => fields.has(name))),
    id: record.id,
  }
}
