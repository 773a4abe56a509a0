import type { Language } from '@console/contracts'
import { BadRequest, Forbidden } from '../../../platform/errors.ts'
import type { Grants, Rights } from './grant-rule.ts'
import { roleTexts } from './role.messages.ts'
import { settleGrants } from './role.policy.ts'

/** More would only make the answer long. */
const MAX_NAMED = 10

/** Grants of a role after a request, or the refusal of the request. */
export function settledGrants(
  request: { before: Grants; requested: Grants; actor: Rights },
  language: Language,
): Grants {
  const outcome = settleGrants(request)
  if (outcome.kind === 'settled') return outcome.grants
  if (outcome.kind === 'notGranted') throw new Forbidden(roleTexts.notGranted)
  const { menuIds, permissions } = outcome
  const named = (ids: string[]) => roleTexts.unknown(ids.slice(0, MAX_NAMED).join(', '))[language]
  throw new BadRequest({
    ...(menuIds.length === 0 ? {} : { menuIds: named(menuIds) }),
    ...(permissions.length === 0 ? {} : { permissions: named(permissions) }),
  })
}
