import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import { announceRollout } from './announcement.store.ts'
import { notifyCompanies } from './apps-changed.ts'
import { countTrials, type Trials } from './health.store.ts'
import { findFormerVersion, findSetItems, insertRollout, insertSet, listActiveRollouts } from './set.store.ts'
import { findVersions, lockApps } from './sub-app.store.ts'

/** People whose last attempt failed before a version is taken back, and their share of those who tried it. */
const FAILING_PEOPLE = 3
const FAILING_SHARE = 0.5
/** Failed attempts before a version that nobody could open is taken back, however few tried it. */
const FAILED_ATTEMPTS = 3

export function isFailing({ people, failingPeople, failedAttempts }: Trials): boolean {
  if (failingPeople === people) return failedAttempts >= FAILED_ATTEMPTS
  return failingPeople >= FAILING_PEOPLE && failingPeople >= people * FAILING_SHARE
}

/**
 * Takes a version back that fails for many of those who try it: whoever runs it gets a set with the version before it, or
 * without the app where there was none. Does nothing for a version that works for most.
 */
export async function fallBack(ctx: AppContext, tx: TenantTx, versionId: number): Promise<void> {
  const trials = await countTrials(tx, versionId)
  if (!isFailing(trials)) return
  await lockApps(tx)
  const [version] = await findVersions(tx, [versionId])
  if (version === undefined) return
  const { appId } = version
  const active = await listActiveRollouts(tx)
  const withVersion: typeof active = []
  for (const rollout of active) {
    if ((await findSetItems(tx, rollout.setNumber)).get(appId) === versionId) withVersion.push(rollout)
  }
  const [newest] = withVersion
  if (newest === undefined) return
  const former = await findFormerVersion(tx, { appId, versionId })
  const now = ctx.clock.now()
  const items = new Map(await findSetItems(tx, newest.setNumber))
  if (former === undefined) items.delete(appId)
  else items.set(appId, former)
  const setNumber = await insertSet(tx, {
    basedOn: newest.setNumber,
    // The rollout says why, in the language of the reader.
    note: '',
    createdAt: now,
    createdBy: null,
    items,
  })
  const goesToAll = withVersion.some(({ companyCodes }) => companyCodes === null)
  const companyCodes = goesToAll
    ? null
    : [...new Set(withVersion.flatMap((rollout) => rollout.companyCodes ?? []))]
  const made = { releasedAt: now, releasedBy: null }
  const rolloutId = await insertRollout(tx, {
    setNumber,
    companyCodes,
    percent: 100,
    failedVersionId: versionId,
    ...made,
  })
  await announceRollout(tx, { rolloutId, appId })
  // Newer rollouts of other versions still come before it.
  for (const rollout of active.toReversed()) {
    if (rollout.id < newest.id || withVersion.includes(rollout)) continue
    const { companyCodes: codes, percent } = rollout
    await insertRollout(tx, { setNumber: rollout.setNumber, companyCodes: codes, percent, ...made })
  }
  await tx.audit({
    module: 'subApp',
    opType: 'subApp.fallBack',
    target: `#${setNumber}`,
    before: { setNumber: newest.setNumber, versionId },
    after: { setNumber, versionId: former ?? null, companyCodes, ...trials },
  })
  ctx.log.warn(
    { version: versionId, former, set: setNumber, ...trials },
    'a version of an app was taken back',
  )
  await notifyCompanies(tx, companyCodes)
}
