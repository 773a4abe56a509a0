import { projectStat, type Language } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { projectsWithBusinesses } from '../../statistics/project-statistics/public.ts'
import type { ProjectWork } from '../../statistics/statistics/public.ts'

type Seat = { name: string; orgName: string }

/** Names of seats who work for the project that the transaction names. */
export async function describeSeats(
  { db }: TenantTx,
  rows: readonly { bizId: number; userIds: readonly number[] }[],
  now: Date,
): Promise<Map<number, Seat>> {
  const byBusiness = new Map<number, Set<number>>()
  for (const { bizId, userIds } of rows)
    byBusiness.set(bizId, new Set([...(byBusiness.get(bizId) ?? []), ...userIds]))
  const found = new Map<number, Seat>()
  for (const [business, users] of byBusiness) {
    const { rows: named } = await sql<Seat & { id: number }>`
      select user_id as id, name, org_name as "orgName"
      from describe_workers(${business}, ${sql.val([...users])}::bigint[], ${now})`.execute(db)
    for (const { id, ...seat } of named) found.set(id, seat)
  }
  return found
}

/** The company that does the work, by business. */
export async function describeProviders(
  tx: TenantTx,
  { project, now, language }: { project: ProjectWork; now: Date; language: Language },
): Promise<Map<number, string>> {
  const rows = await projectsWithBusinesses(tx, {
    max: projectStat.MAX_PROJECTS,
    now,
    isOnlyOwn: false,
    language,
  })
  return new Map(
    rows
      .filter(({ projectId }) => projectId === project.projectId)
      .map(({ bizTypeId, providerName }) => [bizTypeId, providerName]),
  )
}
