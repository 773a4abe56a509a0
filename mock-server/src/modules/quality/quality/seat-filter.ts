import type { ParsedBodyOf, quality } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { findScope } from '../../identity/organization/public.ts'

/** Limits the violations of seats to those that a person sees, in a rank or a file. */
export async function seatFilter(
  tx: TenantTx,
  userId: number,
  { orgId, ...range }: ParsedBodyOf<typeof quality.seatRank>,
) {
  return { ...range, scope: await findScope(tx, { userId, orgId }) }
}
