import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'
import { listCompanies } from './set.store.ts'
import { unknownCompanyText } from './sub-app.messages.ts'

/** Throws 404 for a code that no company has, and names it. */
export async function requireCompanies(tx: TenantTx, codes: readonly string[] | null): Promise<void> {
  if (codes === null) return
  const known = new Set((await listCompanies(tx)).map(({ code }) => code))
  const unknown = codes.find((code) => !known.has(code))
  if (unknown !== undefined) throw new NotFound(unknownCompanyText(unknown))
}
