import { appVersion } from '@console/contracts'
import { route } from '../../../../access/route.ts'
import { Conflict } from '../../../../platform/errors.ts'
import { updateUpdateKey } from '../../../identity/company/public.ts'
import { versionTexts } from '../version.messages.ts'
import { canManageVersions } from '../version.policy.ts'
import { findUpdateKeyState, lockUpdateKeyState } from './update-key.store.ts'
import { shownUpdateKey } from './update-key.ts'

/** Makes a new key, or gives the key up. The audit log says that it was done, never the key. */
export const setUpdateKey = route(appVersion.setUpdateKey, {
  policy: canManageVersions,
  handler: async ({ ctx, tx, body: { isNeeded, revision } }) => {
    const before = await lockUpdateKeyState(tx)
    if (before.updateKeyGeneration !== revision) throw new Conflict(versionTexts.keyChanged)
    await updateUpdateKey(tx, isNeeded)
    await tx.audit({
      module: 'version',
      opType: isNeeded ? 'version.renewKey' : 'version.dropKey',
      target: before.nameEn,
      before: { needsKey: before.needsUpdateKey },
      after: { needsKey: isNeeded },
    })
    return shownUpdateKey(ctx.secrets, { tenantId: tx.tenantId, ...(await findUpdateKeyState(tx)) })
  },
})
