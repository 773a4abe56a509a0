import { subApp } from '@console/contracts'
import { requirePlatform } from '../../../access/require-platform.ts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { readApps } from './app-view.ts'
import { canManageApps } from './sub-app.policy.ts'
import { listVersions } from './sub-app.store.ts'

export const getApp = route(subApp.detail, {
  policy: canManageApps,
  handler: async ({ tx, query: { module } }) => {
    await requirePlatform(tx)
    const app = (await readApps(tx)).find((one) => one.module === module)
    if (app === undefined) throw new NotFound()
    return { ...app, versions: await listVersions(tx, app.id) }
  },
})
