import type { company } from '@console/contracts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { StoredInvitation } from './company.store.ts'

export function invitationView({ code, expiresAt }: StoredInvitation): company.Invitation {
  return { code, ExpireAt: toUnixSeconds(expiresAt) }
}
