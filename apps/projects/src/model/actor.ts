import type { DataOf, projectApplication, projectEntity, user } from '@console/contracts'

type User = Pick<user.UserInfo, 'tenantType' | 'tenantAuthStatus'>
type Side = 'owner' | 'provider'

/** A project with the company's role in it, given by the answer or derived from the kind of the company. */
export type ProjectDetail = projectEntity.ProjectDetail & { actor: projectEntity.ProjectActor }
export type ProviderDetail = DataOf<typeof projectApplication.providerDetail> & {
  actor: projectEntity.ProjectActor
}

/**
 * The role of the company in a project: as the answer says it, otherwise by the kind of the company and the side of the page. A
 * platform by the customer's documents does not say it.
 */
export function toActor(
  said: projectEntity.ProjectActor | undefined,
  { tenantType, tenantAuthStatus }: User,
  side: Side,
): projectEntity.ProjectActor {
  return (
    said ?? {
      isOwner: side === 'owner',
      isPlatform: tenantType === 'Receiver',
      isProvider: side === 'provider',
      isVerified: tenantAuthStatus === 'Verified',
    }
  )
}
