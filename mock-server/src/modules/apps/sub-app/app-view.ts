import { subApp } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { findCompanyCode, findCompanyVersions, listDecisions } from './company-apps.store.ts'
import { appName, findVersions, listAppRows } from './sub-app.store.ts'

/** Every app as the caller's company sees it. */
export async function readApps(tx: TenantTx): Promise<subApp.AppRow[]> {
  const [apps, decisions, versionIds, company] = [
    await listAppRows(tx),
    await listDecisions(tx),
    await findCompanyVersions(tx),
    await findCompanyCode(tx),
  ]
  const consentedIds = [...decisions.values()].flatMap(({ consentedVersionId }) => consentedVersionId ?? [])
  const found = await findVersions(tx, [...versionIds.values(), ...consentedIds])
  const versions = new Map(found.map(({ appId: _appId, ...version }) => [version.id, version]))
  return apps.map(({ nameEn, nameZh, ...app }) => {
    const { isOff = false, consentedVersionId = null, roleIds = null } = decisions.get(app.id) ?? {}
    const current = versions.get(versionIds.get(app.id) ?? 0) ?? null
    const consented = versions.get(consentedVersionId ?? 0)
    return {
      ...app,
      name: appName({ nameEn, nameZh }),
      isOwned: app.ownerCompany !== null && app.ownerCompany === company,
      current,
      decision: { isOff, consentedVersionId, consentedTo: consented?.permissions ?? null, roleIds },
      needsConsent: current !== null && app.trust !== 'own' && !covers(consented, current),
    }
  })
}

/** True if a version asks for no more than the one that somebody consented to. */
export function covers(
  consented: Pick<subApp.AppVersion, 'permissions'> | undefined,
  { permissions: asked }: Pick<subApp.AppVersion, 'permissions'>,
): boolean {
  if (consented === undefined) return false
  const { permissions: granted } = consented
  return (
    LISTS.every((list) => isWithin(asked[list], granted[list])) &&
    subApp.RECORD_TARGETS.every((target) => isWithin(asked.fields[target], granted.fields[target])) &&
    asked.backEnds.every(({ name, origin }) =>
      granted.backEnds.some((backEnd) => backEnd.name === name && backEnd.origin === origin),
    )
  )
}

const LISTS = ['calls', 'pages', 'topics', 'slots'] as const

function isWithin(asked: readonly string[] = [], granted: readonly string[] = []): boolean {
  return asked.every((one) => granted.includes(one))
}
