import type { Transaction } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/schema.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { chainHash, CHAIN_START, type ChainedFields } from './chain.ts'
import { SYSTEM_ACTOR, type AuditActor, type AuditEntry } from './entry.ts'
import { maskSecrets } from './mask.ts'

/** Contents beyond this are cut, with a note: one record must stay readable. */
const MAX_CONTENT_CHARACTERS = 64 * 1024
const MAX_NAME_CHARACTERS = 200

export type AuditWriter = {
  /** Appends to the tenant's chain inside the given transaction, which must be allowed to see that tenant. */
  append: (
    db: Transaction<Database>,
    tenantId: number,
    entry: AuditEntry & { actor?: AuditActor },
  ) => Promise<void>
}

export function auditWriter(clock: Clock, secrets: Secrets): AuditWriter {
  return {
    append: async (db, tenantId, { actor = SYSTEM_ACTOR, ...entry }) => {
      await db
        .insertInto('auditHead')
        .values({ tenantId, seq: 0, hash: CHAIN_START })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      // The lock puts the tenant's writers in a row: each record follows the one before, also under load.
      const head = await db
        .selectFrom('auditHead')
        .select(['seq', 'hash'])
        .where('tenantId', '=', tenantId)
        .forUpdate()
        .executeTakeFirstOrThrow()
      const row = toAuditRow(tenantId, head.seq + 1, { entry, actor, now: clock.now() })
      const hash = chainHash(secrets, head.hash, row)
      await db
        .insertInto('auditRecord')
        .values({ ...row, prevHash: head.hash, hash })
        .execute()
      await db.updateTable('auditHead').set({ seq: row.seq, hash }).where('tenantId', '=', tenantId).execute()
    },
  }
}

function toAuditRow(
  tenantId: number,
  seq: number,
  { entry, actor, now }: { entry: AuditEntry; actor: AuditActor; now: Date },
): ChainedFields {
  return {
    tenantId,
    seq,
    module: entry.module,
    opType: entry.opType,
    bizTypeId: entry.bizTypeId ?? null,
    productId: entry.productId ?? null,
    targetName: typeof entry.target === 'string' ? truncateName(entry.target) : null,
    opContentBefore: toStoredContent(entry.before),
    opContentAfter: toStoredContent(entry.after),
    opAt: now,
    opUserId: actor.userId,
    opUserName: truncateName(actor.userName),
    createdAt: now,
    requestId: actor.requestId,
  }
}

/** Half an emoji, as a cut may leave, is stored as another character: the chain has to be made of what is stored. */
const truncateName = (name: string): string => name.slice(0, MAX_NAME_CHARACTERS).toWellFormed()

function toStoredContent(value: unknown): string | null {
  if (value === undefined || value === null) return null
  // U+0000 is valid in JSON and refused by PostgreSQL's text.
  const text = JSON.stringify(maskSecrets(value), null, 0).replaceAll('\\u0000', '\\ufffd')
  if (text.length <= MAX_CONTENT_CHARACTERS) return text
  return JSON.stringify({ truncated: true, beginning: text.slice(0, MAX_CONTENT_CHARACTERS / 2) })
}
