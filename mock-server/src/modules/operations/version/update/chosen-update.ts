import { appVersion } from '@console/contracts'
import { nothingNewer, type Answer, type ReleasedVersion } from './released-versions.ts'
import { getRolloutBucket } from './rollout-bucket.ts'
import { compareVersions } from './version-numbers.ts'

type Client = { version: string; clientId: string }

/**
 * The highest version above the client's own that it gets; the versions come with the highest first. It is forced when one that the
 * client skips with it is: an optional version on top of a forced one takes nothing of that back.
 */
export function chosenUpdate(versions: readonly ReleasedVersion[], { version, clientId }: Client): Answer {
  let taken: ReleasedVersion | undefined
  for (const one of versions) {
    if (compareVersions(one.version, version) <= 0) break
    const isForced = one.updateMode === appVersion.UPDATE_MODE.forced
    if (
      taken === undefined &&
      (one.scopeValue === null || getRolloutBucket(one.id, clientId) < one.scopeValue)
    )
      taken = one
    if (taken !== undefined && isForced) return taken.answers.forced
  }
  return taken?.answers.optional ?? nothingNewer
}
