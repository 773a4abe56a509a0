import { subApp } from '@console/contracts'
import { isPlatform } from '../../../access/require-platform.ts'
import { route } from '../../../access/route.ts'
import { readApps } from './app-view.ts'
import { canManageApps } from './sub-app.policy.ts'

/** A company sees what it runs or may consent to, what it owns, and the console's own apps; the platform sees all. */
export const listApps = route(subApp.list, {
  policy: canManageApps,
  handler: async ({ tx }) => {
    const mayRegister = await isPlatform(tx)
    const apps = await readApps(tx)
    return {
      apps: mayRegister
        ? apps
        : apps.filter(({ trust, current, isOwned }) => trust === 'own' || current !== null || isOwned),
      mayRegister,
    }
  },
})
