import type { audit, Language } from '@console/contracts'
import { actorName } from '../../../platform/audit/actor-name.ts'
import { withShowNames, type AuditDictionary } from '../../../platform/audit/dictionary.ts'
import type { StoredRecord } from './audit.store.ts'

/** A record with the names of its module, its operation and its actor in the reader's language. */
export function shownRecord<Stored extends StoredRecord>(
  dictionary: AuditDictionary,
  record: Stored,
  language: Language,
): Stored & audit.AuditRecord {
  const { opUserId = null, opUserName: userName } = record
  return {
    ...withShowNames(dictionary, record, language),
    opUserName: actorName({ userId: opUserId, userName }, language),
  }
}
