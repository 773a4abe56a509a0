import type { appVersion, Language } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { BadRequest, Conflict, NotFound, Problem } from '../../../platform/errors.ts'
import { getPackageExtension } from './package/package-kind.ts'
import { findPackageName } from './package/package.store.ts'
import { versionTexts } from './version.messages.ts'
import { findVersion, lockVersion, type StoredVersion } from './version.store.ts'

/** A version of the own company, which nobody else changes meanwhile. 409 when the page showed another state of it. */
export async function requireOwnVersion(
  tx: TenantTx,
  { id, revision }: { id: number; revision?: number | undefined },
  refuseState: (present: StoredVersion) => void,
): Promise<StoredVersion> {
  const found = (await lockVersion(tx, id)) ? await findVersion(tx, id) : undefined
  if (!found) throw new NotFound()
  // A forbidden state says more than a changed revision, so it is checked first.
  refuseState(found)
  if (revision !== undefined && revision !== found.revision) throw new Conflict(versionTexts.changed)
  return found
}

export function numberTaken(language: Language): Problem {
  const text = versionTexts.taken
  return new Problem({ status: 409, code: 409, text, detail: { fields: { version: text[language] } } })
}

/** The package was uploaded by the company, for the platform of the version. */
export async function requirePackage(
  tx: TenantTx,
  { packageFid, platform }: Pick<appVersion.VersionDraft, 'packageFid' | 'platform'>,
  language: Language,
): Promise<void> {
  if (packageFid === null) return
  const name = await findPackageName(tx, packageFid)
  if (name === undefined) throw new BadRequest({ packageFid: versionTexts.unknownPackage[language] })
  if (getPackageExtension(platform) !== name.slice(-getPackageExtension(platform).length).toLowerCase())
    throw new BadRequest({ packageFid: versionTexts.otherPlatform[language] })
}
