import { subApp } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { readApps } from './app-view.ts'
import { requireReader } from './require-reader.ts'
import { canManageApps } from './sub-app.policy.ts'
import { listVersions } from './sub-app.store.ts'

export const getApp = route(subApp.detail, {
  policy: canManageApps,
  handler: async ({ tx, query: { module } }) => {
    const { id } = await requireReader(tx, module)
    const [app] = (await readApps(tx)).filter((one) => one.id === id)
    if (app === undefined) throw new NotFound()
    return { ...app, versions: await listVersions(tx, id) }
  },
})
