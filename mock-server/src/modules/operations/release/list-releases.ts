import { release } from '@console/contracts'
import { publicRoute } from '../../../access/route.ts'
import { findAppReleases } from './app-releases.ts'
import { findReleases } from './release.store.ts'

export const listReleases = publicRoute(release.list, {
  handler: async ({ ctx }) => ({
    releases: await findReleases(ctx),
    apps: await findAppReleases(ctx),
  }),
})
