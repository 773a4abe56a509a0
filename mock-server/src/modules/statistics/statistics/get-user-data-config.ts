import { userData } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { describeSources } from './described-sources.ts'
import { findChecks, findSources, userDataVersion } from './user-data.store.ts'

export const getUserDataConfig = route(userData.config, {
  policy: canOpen('configuration.statistic'),
  handler: async ({ tx, language, query: { bizTypeId } }) => {
    await requireBusinessType(tx, bizTypeId)
    const rows = await findSources(tx, bizTypeId)
    return {
      userDataConfig: {
        sources: describeSources({ rows, language, bizTypeId }),
        checkConfigs: await findChecks(tx, bizTypeId),
      },
      version: await userDataVersion(tx, bizTypeId),
    }
  },
})
