import { appVersion, type BodyOf } from '@console/contracts'

/** Values that people type; a new version has nothing chosen. */
export type VersionForm = {
  version: string
  platform: appVersion.Platform | null
  updateMode: appVersion.UpdateMode | null
  updateScope: appVersion.UpdateScope | null
  scopeValue: number | string | null
  description: string
  packageUrl: string
  packageFile: appVersion.PackageFile | null
}

export const emptyForm: VersionForm = {
  version: '',
  platform: null,
  updateMode: null,
  updateScope: null,
  scopeValue: null,
  description: '',
  packageUrl: '',
  packageFile: null,
}

export function toForm(stored: appVersion.AppVersion): VersionForm {
  const { version, platform, updateMode, updateScope, scopeValue, description, packageUrl, packageFile } =
    stored
  return {
    version,
    platform,
    updateMode,
    updateScope,
    scopeValue,
    description,
    packageUrl: packageUrl ?? '',
    packageFile: packageFile ?? null,
  }
}

/**
 * The fields of the specification, and the package if there is one (VER-014). The contract refuses missing or wrong values
 * before they are sent.
 */
export function toDraft(form: VersionForm): BodyOf<typeof appVersion.create> {
  const { packageFile, packageUrl, ...fields } = form
  const draft = { ...fields, ...toPackageFields(packageFile, packageUrl.trim()) }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked by the contract before it is sent
  return draft as BodyOf<typeof appVersion.create>
}

/** A change of a stored version: a package that is not named stays, so its absence is sent where the platform has packages. */
export function toChange(
  form: VersionForm,
  { id, revision, hasPackages }: { id: number; revision: number; hasPackages: boolean },
): BodyOf<typeof appVersion.modify> {
  const packages = hasPackages ? { packageUrl: null, packageFid: null } : {}
  return { id, ...revisionPart(revision), ...packages, ...toDraft(form) }
}

/** Names the revision that was seen; nothing where the platform counts none. */
export function revisionPart(seen: number | undefined): { revision?: number } {
  return seen === undefined || seen === 0 ? {} : { revision: seen }
}

/** Percent of the clients; null for all. */
export function toPercent({
  updateScope,
  scopeValue,
}: Pick<appVersion.AppVersion, 'updateScope' | 'scopeValue'>): number | null {
  return updateScope === appVersion.UPDATE_SCOPE.percentage ? scopeValue : null
}

function toPackageFields(file: appVersion.PackageFile | null, address: string) {
  if (file !== null) return { packageFid: file.fid }
  return address === '' ? {} : { packageUrl: address }
}

/** A forced update goes to everybody; for an optional one the user chooses again (VER-009, VER-010). */
export function withMode(updateMode: appVersion.UpdateMode): Partial<VersionForm> {
  const isForced = updateMode === appVersion.UPDATE_MODE.forced
  return { updateMode, updateScope: isForced ? appVersion.UPDATE_SCOPE.all : null, scopeValue: null }
}

/** The scope of everybody has no percentage (VER-012). */
export function withScope(updateScope: appVersion.UpdateScope): Partial<VersionForm> {
  return updateScope === appVersion.UPDATE_SCOPE.all ? { updateScope, scopeValue: null } : { updateScope }
}

/** True for a percentage that is a whole number in its range (VER-013). */
export function isScopeValue(value: VersionForm['scopeValue']): value is number {
  const { MAX_SCOPE_VALUE, MIN_SCOPE_VALUE } = appVersion
  return (
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= MIN_SCOPE_VALUE &&
    value <= MAX_SCOPE_VALUE
  )
}
