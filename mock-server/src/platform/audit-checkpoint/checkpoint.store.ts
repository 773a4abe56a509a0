import { sql, type Kysely } from 'kysely'
import type { TenantDatabase } from '../context/context.ts'
import type { Database } from '../db/schema.ts'
import type { ChainEnd, Head } from './checkpoint.ts'

/** The database's note of the newest checkpoint, so that a file which was cut is noticed. */
export type Note = ChainEnd & {
  writtenAt: Date
  /** The checkpoint itself, where several servers share them; it may not be stored yet. */
  line: string | null
}

/** Records that checkpoints are made of, and compared with. */
export type CheckpointStore = {
  /** The newest record of each company that has any, by its id. */
  listHeads: () => Promise<Head[]>
  /** True if the company's log has that record, with that hash. */
  isRecorded: (head: Head) => Promise<boolean>
  findNote: () => Promise<Note | null>
  saveNote: (note: Note) => Promise<void>
  /** As `saveNote`, unless another server has written one since `known`; answers whether it was saved. */
  claimNote: (note: Note, known: ChainEnd | null) => Promise<boolean>
}

/** The store for the server, which sees one company at a time. */
export function serversCheckpointStore(db: TenantDatabase): CheckpointStore {
  return {
    ...createCheckpointStore(db.outside),
    isRecorded: (head) => db.inTenant(head.tenantId, (tx) => isRecorded(tx.db, head)),
  }
}

/** The store for the owner of the tables. */
export function ownersCheckpointStore(db: Kysely<Database>): CheckpointStore {
  return { ...createCheckpointStore(db), isRecorded: (head) => isRecorded(db, head) }
}

function createCheckpointStore(db: Kysely<Database>): Omit<CheckpointStore, 'isRecorded'> {
  return {
    listHeads: async () => {
      const { rows } = await sql<{ tenantId: number; seq: number; hash: Buffer }>`
        select * from audit_heads()`.execute(db)
      return rows.map(({ tenantId, seq, hash }) => ({ tenantId, seq, hash: hash.toString('base64url') }))
    },
    findNote: async () => {
      const note = await db
        .selectFrom('auditCheckpoint')
        // A database that was not upgraded yet has no lines.
        .select([
          'number',
          'hash',
          'writtenAt',
          sql<string | null>`to_jsonb(audit_checkpoint) ->> 'line'`.as('line'),
        ])
        .executeTakeFirst()
      return note ?? null
    },
    saveNote: async (note) => {
      await db
        .insertInto('auditCheckpoint')
        .values({ ...note, isOnly: true })
        .onConflict((conflict) => conflict.column('isOnly').doUpdateSet(note))
        .execute()
    },
    claimNote: async (note, known) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('auditCheckpoint')
        .values({ ...note, isOnly: true })
        .onConflict((conflict) =>
          conflict
            .column('isOnly')
            .doUpdateSet(note)
            .where('auditCheckpoint.number', '=', known?.number ?? 0)
            .where('auditCheckpoint.hash', '=', known?.hash ?? ''),
        )
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },
  }
}

async function isRecorded(db: Kysely<Database>, { tenantId, seq, hash }: Head): Promise<boolean> {
  const record = await db
    .selectFrom('auditRecord')
    .select('hash')
    .where('tenantId', '=', tenantId)
    .where('seq', '=', seq)
    .executeTakeFirst()
  return record?.hash.toString('base64url') === hash
}
