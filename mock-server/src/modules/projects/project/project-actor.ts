import type { projectEntity } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

/** The roles of the caller's company in a project; `ownerId` is the project's owner, if it is about one. */
export async function projectActor(
  { db, tenantId }: TenantTx,
  ownerId: number | null,
): Promise<projectEntity.ProjectActor> {
  const { rows } = await sql<{ kind: string; authStatus: string }>`
    select kind, auth_status as "authStatus" from tenant where id = ${tenantId}`.execute(db)
  const [company] = rows
  return {
    isOwner: ownerId === tenantId,
    isPlatform: company?.kind === 'platform',
    isProvider: company?.kind === 'provider',
    isVerified: company?.authStatus === 'Verified',
  }
}
