import { subApp } from '@console/contracts'
import { requirePlatform } from '../../../access/require-platform.ts'
import { route } from '../../../access/route.ts'
import { findSets, listCompanies, listReleasable, listRollouts } from './set.store.ts'
import { canManageApps } from './sub-app.policy.ts'

export const listSets = route(subApp.sets, {
  policy: canManageApps,
  handler: async ({ tx, language }) => {
    await requirePlatform(tx)
    const companies = await listCompanies(tx)
    return {
      sets: await findSets(tx),
      rollouts: await listRollouts(tx),
      releasable: await listReleasable(tx),
      companies: companies.map(({ code, nameEn, nameZh }) => ({
        code,
        name: language === 'zh' ? nameZh : nameEn,
      })),
    }
  },
})
