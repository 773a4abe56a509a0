import { subApp } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { listCompanies, listReleasable, listRollouts, listSets } from './set.store.ts'
import { canManageApps, requirePlatform } from './sub-app.policy.ts'

export const listReleaseSets = route(subApp.sets, {
  policy: canManageApps,
  handler: async ({ tx, language }) => {
    await requirePlatform(tx)
    const companies = await listCompanies(tx)
    return {
      sets: await listSets(tx),
      rollouts: await listRollouts(tx),
      releasable: await listReleasable(tx),
      companies: companies.map(({ code, nameEn, nameZh }) => ({
        code,
        name: language === 'zh' ? nameZh : nameEn,
      })),
    }
  },
})
