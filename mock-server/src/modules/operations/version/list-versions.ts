import { appVersion } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { canManageVersions } from './version.policy.ts'
import { countVersions, findVersions } from './version.store.ts'

export const listVersions = route(appVersion.list, {
  policy: canManageVersions,
  handler: async ({ tx, query: { pageIndex, pageSize } }) => ({
    records: await findVersions(tx, { limit: pageSize, offset: (pageIndex - 1) * pageSize }),
    totalCnt: await countVersions(tx),
  }),
})
