import { appVersion, release } from '@console/contracts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { AppContext } from '../../../platform/context/context.ts'
import { toZonedDay } from '../../../platform/time/days.ts'
import { packageAddress, releasedVersions, VERSION_ZONE } from '../version/public.ts'

const PLATFORMS = [
  ['ios', appVersion.PLATFORM.ios],
  ['android', appVersion.PLATFORM.android],
] as const satisfies readonly (readonly [release.ClientPlatform, appVersion.Platform])[]

/**
 * The platform's versions that everybody gets, by platform, the highest first: a version for a part of the clients is not
 * announced yet.
 */
async function releasedToAll(ctx: AppContext) {
  const released = await releasedVersions(ctx)
  return PLATFORMS.map(([platform, number]) => ({
    platform,
    versions: released
      .versionsFor(number, released.platformTenantId)
      .filter(({ scopeValue }) => scopeValue === null),
  }))
}

const dayOfRelease = (at: Date): string => toZonedDay(toUnixSeconds(at), VERSION_ZONE)

export async function findAppReleases(ctx: AppContext): Promise<release.AppRelease[]> {
  const all = await releasedToAll(ctx)
  return all.flatMap(({ platform, versions }) =>
    versions.slice(0, release.MAX_APP_RELEASES).map(({ version, releasedAt, description }) => ({
      platform,
      version,
      releasedOn: dayOfRelease(releasedAt),
      notes: description,
    })),
  )
}

/** The newest of each platform that can be downloaded. */
export async function findClients(ctx: AppContext): Promise<release.ClientRelease[]> {
  const all = await releasedToAll(ctx)
  return all.flatMap(({ platform, versions }) =>
    versions
      .flatMap((one) => {
        const url = packageAddress(one, undefined)
        return url === null
          ? []
          : [{ platform, version: one.version, releasedOn: dayOfRelease(one.releasedAt), url }]
      })
      .slice(0, 1),
  )
}
