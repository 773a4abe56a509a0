import type { AuditRecordRow } from '../db/schema.ts'
import type { Secrets } from '../secrets/secrets.ts'

/** The hash before the first record of a tenant. */
export const CHAIN_START = Buffer.alloc(32)

export type ChainedFields = Omit<AuditRecordRow, 'id' | 'prevHash' | 'hash'>

/**
 * The bytes that the chain covers: a JSON array in a fixed order. `id` is left out, for it is known only after the
 * insert; `seq` fixes the position instead.
 */
function canonicalRow(row: ChainedFields): string {
  return JSON.stringify([
    row.tenantId,
    row.seq,
    row.module,
    row.opType,
    row.bizTypeId,
    row.productId,
    row.targetName,
    row.opContentBefore,
    row.opContentAfter,
    row.opAt.getTime(),
    row.opUserId,
    row.opUserName,
    row.createdAt.getTime(),
    row.requestId,
  ])
}

/** HMAC-SHA256 over the previous hash and the row: nobody without the key can write a link that fits. */
export function chainHash(secrets: Secrets, prevHash: Buffer, row: ChainedFields): Buffer {
  return secrets.mac('audit-chain', Buffer.concat([prevHash, Buffer.from(canonicalRow(row))]))
}
