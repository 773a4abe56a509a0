import type { AuditEntry } from '../../../platform/audit/entry.ts'
import type { TenantTx } from '../../../platform/context/context.ts'

/** Records an operation of the platform on a company in the audit logs of both. */
export async function auditInBoth(tx: TenantTx, tenantId: number, entry: AuditEntry): Promise<void> {
  await tx.audit(entry)
  if (tenantId !== tx.tenantId) await tx.auditIn(tenantId, entry)
}
