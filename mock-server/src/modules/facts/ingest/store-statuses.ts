import { MAX_STATUS_SECONDS, STATUS_EVENT } from '@console/contracts'
import { sql } from 'kysely'
import { resolveActor, ACTOR_COLUMNS, filterEvents, type Batch, type Actor } from './batch.ts'
import { insertion, rowsAs, type FactTable } from './fact-table.ts'
import { toDate } from './read-event.ts'

type StatusRow = Actor & { evtAt: Date; evt: number; subEvt: string | null }

const STATUS: FactTable<StatusRow> = {
  name: 'status_event',
  columns: { ...ACTOR_COLUMNS, evtAt: 'timestamptz', evt: 'smallint', subEvt: 'text' },
}

/** Stores statuses in their order, which the receipts preserve: of two at the same moment the later one wins. */
export async function storeStatuses(batch: Batch): Promise<void> {
  const rows = filterEvents(batch, 'status').map((event) => {
    const evtAt = toDate(event.at)
    return { ...resolveActor(batch, event, evtAt), evtAt, evt: event.evt, subEvt: event.subEvt ?? null }
  })
  if (rows.length === 0) return
  for (const { userId } of rows) batch.changedSeats.add(userId)
  const { db, tenantId } = batch.tx
  await insertion(tenantId, STATUS, rows).execute(db)
  // A heartbeat starts no status.
  const starting = rows.filter(({ evt }) => evt !== STATUS_EVENT.heartbeat)
  for (const { evtAt } of starting) touchAround(batch, evtAt)
  for (const resumedAt of await resumptionsAfter(batch, starting)) touchAround(batch, resumedAt)
}

/** A status ends the one before it and lasts until the next: each lasts at most `MAX_STATUS_SECONDS`. */
function touchAround({ days }: Batch, at: Date): void {
  for (const seconds of [-MAX_STATUS_SECONDS, 0, MAX_STATUS_SECONDS])
    days.touch(new Date(at.getTime() + seconds * 1000))
}

type Reported = { userId: number; evtAt: Date }

/** The ends of corrected spans after which what was reported now may continue (see `statusSpans`). */
async function resumptionsAfter(
  { tx: { db, tenantId } }: Batch,
  reported: readonly Reported[],
): Promise<Date[]> {
  if (reported.length === 0) return []
  const columns = { userId: 'bigint', evtAt: 'timestamptz' } as const
  const { rows } = await sql<{ endAt: Date }>`
    select distinct correction.end_at
    from status_correction correction
    join ${rowsAs<Reported>(
      columns,
      reported.map(({ userId, evtAt }) => ({ userId, evtAt })),
    )} on correction.user_id = fact."userId" and fact."evtAt" < correction.end_at
      and fact."evtAt" >= correction.start_at - make_interval(secs => ${MAX_STATUS_SECONDS})
    where correction.tenant_id = ${tenantId}`.execute(db)
  return rows.map(({ endAt }) => endAt)
}
