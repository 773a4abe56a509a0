import { subApp, type Language } from '@console/contracts'
import { everySignedIn } from '../../../access/policy.ts'
import { requirePlatform } from '../../../access/require-platform.ts'
import { route } from '../../../access/route.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { Forbidden, NotFound } from '../../../platform/errors.ts'
import { findRunningApps, type RunningApp } from './running-apps.store.ts'
import { toShownSlots } from './shown-slots.ts'
import { findSlots } from './slots.store.ts'
import { versionAddress } from './source/fetch-version.ts'
import { canManageApps } from './sub-app.policy.ts'
import { findVersions, listAppRows } from './sub-app.store.ts'

/** The apps that the caller runs, and with `preview` a version that is released to nobody yet. */
export const getRegistry = route(subApp.registry, {
  // The caller's own apps.
  policy: everySignedIn,
  handler: async ({ tx, session, language, query: { preview } }) => {
    const { setNumber, apps: running, off } = await findRunningApps(tx, session)
    const apps = await toRegistryApps(tx, running, language)
    if (preview === undefined) return { setNumber, apps, off }
    if (!canManageApps(session)) throw new Forbidden()
    const [previewed] = await toRegistryApps(tx, [await findPreview(tx, preview)], language)
    if (previewed === undefined) throw new NotFound()
    const shown = { ...previewed, isPreview: true }
    return { setNumber, apps: [...apps.filter(({ module }) => module !== shown.module), shown], off }
  },
})

async function findPreview(tx: TenantTx, versionId: number): Promise<RunningApp> {
  await requirePlatform(tx)
  const [version] = await findVersions(tx, [versionId])
  const app = (await listAppRows(tx)).find(({ id }) => id === version?.appId)
  if (app === undefined || version?.state !== 'ready') throw new NotFound()
  const { module, nameEn, nameZh, trust, ownerContact } = app
  const { number: versionNumber, places, slots } = version
  const name = { en: nameEn, zh: nameZh }
  return { module, name, trust, ownerContact, versionId, versionNumber, places, hasSlots: slots !== null }
}

async function toRegistryApps(
  tx: TenantTx,
  apps: readonly RunningApp[],
  language: Language,
): Promise<subApp.RegistryApp[]> {
  const slots = await findSlots(
    tx,
    apps.filter(({ hasSlots }) => hasSlots).map(({ versionId }) => versionId),
  )
  return apps.map((app) => {
    const found = slots.get(app.versionId)
    const filesAddress = versionAddress(app.module, app.versionId)
    return {
      ...toRegistryApp(app, language),
      slots: found === undefined ? null : toShownSlots(found, { filesAddress, language }),
    }
  })
}

function toRegistryApp(
  { module, name, trust, ownerContact, versionId, versionNumber, places }: RunningApp,
  language: Language,
): Omit<subApp.RegistryApp, 'slots'> {
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
