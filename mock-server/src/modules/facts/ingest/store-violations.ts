import { sql } from 'kysely'
import { resolveActor, ACTOR_COLUMNS, filterEvents, type Batch, type Actor } from './batch.ts'
import { insertion, pickNewestRows, rowsAs, type FactTable } from './fact-table.ts'
import { toDate } from './read-event.ts'

type ViolationRow = Actor & {
  violationId: string
  callId: string | null
  sessionId: string | null
  ruleId: number
  level: number
  words: string
  source: number
  hitAt: Date
  coverStatus: number
}

const VIOLATION: FactTable<ViolationRow> = {
  name: 'violation',
  columns: {
    violationId: 'text',
    callId: 'text',
    sessionId: 'text',
    ...ACTOR_COLUMNS,
    ruleId: 'bigint',
    level: 'smallint',
    words: 'text',
    source: 'smallint',
    hitAt: 'timestamptz',
    coverStatus: 'smallint',
  },
}

/** Stores covers after the violations, since a cover may refer to a violation of the same batch. */
export async function storeViolations(batch: Batch): Promise<void> {
  await storeHits(batch)
  await storeCovers(batch)
}

/** Only the first report of a violation is stored. */
async function storeHits(batch: Batch): Promise<void> {
  const rows = filterEvents(batch, 'violation').map((event): ViolationRow => {
    const hitAt = toDate(event.at)
    const level = event.level ?? batch.known.rules.get(event.ruleId)?.level
    if (level === undefined) throw new Error('a violation of an unknown rule was not refused')
    const { violationId, ruleId, words, source, coverStatus, callId = null, sessionId = null } = event
    const position = { callId, sessionId, hitAt }
    return {
      ...resolveActor(batch, event, hitAt),
      ...position,
      violationId,
      ruleId,
      level,
      words,
      source,
      coverStatus,
    }
  })
  if (rows.length === 0) return
  const { db, tenantId } = batch.tx
  const { rows: inserted } = await sql<{ hitAt: Date }>`
    ${insertion(tenantId, VIOLATION, rows)}
    on conflict (tenant_id, violation_id) do nothing returning hit_at`.execute(db)
  for (const { hitAt } of inserted) batch.days.touch(hitAt)
}

type Cover = { violationId: string; coverStatus: number; revision: number }
const COVER_COLUMNS = { violationId: 'text', coverStatus: 'smallint', revision: 'integer' } as const

/** A cover counts on the day of its violation. */
async function storeCovers(batch: Batch): Promise<void> {
  const covers = pickNewestRows(filterEvents(batch, 'violation.cover'), ({ violationId }) => violationId).map(
    ({ violationId, coverStatus, revision }): Cover => ({ violationId, coverStatus, revision }),
  )
  if (covers.length === 0) return
  const { db, tenantId } = batch.tx
  const { rows } = await sql<{ hitAt: Date }>`
    update violation set cover_status = fact."coverStatus", cover_revision = fact."revision"
    from ${rowsAs<Cover>(COVER_COLUMNS, covers)}
    where violation.tenant_id = ${tenantId} and violation.violation_id = fact."violationId"
      and violation.cover_revision < fact."revision"
    returning violation.hit_at`.execute(db)
  for (const { hitAt } of rows) batch.days.touch(hitAt)
}
