import type { Language } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

type CompanyQuery = { ids: readonly number[]; language: Language }
type Company = { id: number; name: string; timezone: string }

/** Companies that the caller has to do with through projects, by their ids; others are left out. */
export async function findCompanies(
  { db }: TenantTx,
  { ids, language }: CompanyQuery,
): Promise<ReadonlyMap<number, Company>> {
  if (ids.length === 0) return new Map()
  const name = sql.ref(language === 'zh' ? 'name_zh' : 'name_en')
  const { rows } = await sql<Company>`
    select id, ${name} as name, timezone
    from project_companies(${sql.val([...new Set(ids)])}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

export async function companyNames(tx: TenantTx, query: CompanyQuery): Promise<ReadonlyMap<number, string>> {
  const companies = await findCompanies(tx, query)
  return new Map([...companies].map(([id, { name }]) => [id, name]))
}

/** Names of the businesses of these companies that applied. */
export async function businessNames(
  { db }: TenantTx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from project_businesses(${sql.val([...new Set(ids)])}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row.name]))
}
