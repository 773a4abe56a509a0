import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'
import { listCompanies } from './set.store.ts'

/** Throws 404 for a code that no company has. */
export async function requireCompanies(tx: TenantTx, codes: readonly string[] | null): Promise<void> {
  if (codes === null) return
  const known = new Set((await listCompanies(tx)).map(({ code }) => code))
  if (codes.some((code) => !known.has(code))) throw new NotFound()
}
