import { appVersion, type Language } from '@console/contracts'
import { route } from '../../../access/route.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { Conflict } from '../../../platform/errors.ts'
import { numberTaken, requireOwnVersion, requirePackage } from './require-version.ts'
import { onlyMoreText, versionTexts } from './version.messages.ts'
import { canManageVersions } from './version.policy.ts'
import {
  draftColumns,
  findVersion,
  isNumberTaken,
  updateVersion,
  type StoredVersion,
} from './version.store.ts'

const { STATUS, UPDATE_SCOPE, isRollout, sentDraft } = appVersion

export const modifyVersion = route(appVersion.modify, {
  policy: canManageVersions,
  handler: async ({ tx, body, language }) => {
    if (isRollout(body)) await raiseRollout(tx, body)
    else await changeDraft(tx, body, language)
    return null
  },
})

async function changeDraft(tx: TenantTx, body: appVersion.Modification, language: Language): Promise<void> {
  const { id, revision } = body
  const before = await requireOwnVersion(tx, { id, revision }, ({ status }) => {
    if (status === STATUS.released) throw new Conflict(versionTexts.releasedStays)
    if (status === STATUS.removed) throw new Conflict(versionTexts.removedStays)
  })
  const draft = sentDraft.parse({ ...body, ...storedPackage(before, body) })
  await requirePackage(tx, draft, language)
  if (await isNumberTaken(tx, { id, platform: draft.platform, version: draft.version }))
    throw numberTaken(language)
  await updateVersion(tx, id, draftColumns(draft))
  const after = await findVersion(tx, id)
  await tx.audit({ module: 'version', opType: 'version.modify', target: draft.version, before, after })
}

/** A change that names no package leaves the stored package. */
function storedPackage(before: StoredVersion, { packageUrl, packageFid }: appVersion.Modification) {
  if (packageUrl !== undefined || packageFid !== undefined) return {}
  return { packageUrl: before.packageUrl, packageFid: before.packageFile?.fid ?? null }
}

/** More clients get a released version: everybody, or a higher percentage (R7). */
async function raiseRollout(tx: TenantTx, body: appVersion.Modification): Promise<void> {
  const { id, revision, updateScope, scopeValue } = body
  const next = updateScope === UPDATE_SCOPE.all ? null : (scopeValue ?? null)
  const before = await requireOwnVersion(tx, { id, revision }, (present) => {
    if (present.status !== STATUS.released) throw new Conflict(versionTexts.removedStays)
    if (present.scopeValue === null) throw new Conflict(versionTexts.everybodyAlready)
    if (next !== null && next <= present.scopeValue) throw new Conflict(onlyMoreText(present.scopeValue))
  })
  await updateVersion(tx, id, { scopeValue: next })
  await tx.audit({
    module: 'version',
    opType: 'version.raise',
    target: before.version,
    before: { scopeValue: before.scopeValue },
    after: { scopeValue: next },
  })
}
