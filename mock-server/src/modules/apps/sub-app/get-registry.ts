import { subApp, type Language } from '@console/contracts'
import { everySignedIn } from '../../../access/policy.ts'
import { requirePlatform } from '../../../access/require-platform.ts'
import { route } from '../../../access/route.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { Forbidden, NotFound } from '../../../platform/errors.ts'
import { findRunningApps, type RunningApp } from './running-apps.store.ts'
import { versionAddress } from './source/fetch-version.ts'
import { canManageApps } from './sub-app.policy.ts'
import { findVersions, listAppRows } from './sub-app.store.ts'

/** The apps that the caller runs, and with `preview` a version that is released to nobody yet. */
export const getRegistry = route(subApp.registry, {
  // The caller's own apps.
  policy: everySignedIn,
  handler: async ({ tx, session, language, query: { preview } }) => {
    const { setNumber, apps: running, off } = await findRunningApps(tx, session)
    const apps = running.map((app) => toRegistryApp(app, language))
    if (preview === undefined) return { setNumber, apps, off }
    if (!canManageApps(session)) throw new Forbidden()
    const shown = { ...toRegistryApp(await findPreview(tx, preview), language), isPreview: true }
    return { setNumber, apps: [...apps.filter(({ module }) => module !== shown.module), shown], off }
  },
})

async function findPreview(tx: TenantTx, versionId: number): Promise<RunningApp> {
  await requirePlatform(tx)
  const [version] = await findVersions(tx, [versionId])
  const app = (await listAppRows(tx)).find(({ id }) => id === version?.appId)
  if (app === undefined || version?.state !== 'ready') throw new NotFound()
  const { module, nameEn, nameZh, trust, ownerContact } = app
  const { number: versionNumber, places } = version
  const name = { en: nameEn, zh: nameZh }
  return { module, name, trust, ownerContact, versionId, versionNumber, places }
}

function toRegistryApp(
  { module, name, trust, ownerContact, versionId, versionNumber, places }: RunningApp,
  language: Language,
): subApp.RegistryApp {
  return {
    module,
    name: name[language],
    trust,
    ownerContact,
    versionId,
    versionNumber,
    entry: `${versionAddress(module, versionId)}manifest.json`,
    pages: places.map(({ path, component }) => ({ path: `${subApp.PAGES_PATH}${module}${path}`, component })),
    isPreview: false,
  }
}
