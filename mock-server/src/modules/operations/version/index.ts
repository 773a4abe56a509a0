import { appVersion } from '@console/contracts'
import { acceptUploads } from '../../../access/accept-uploads.ts'
import { registerRoutes } from '../../../access/register-routes.ts'
import type { Route } from '../../../access/route.ts'
import type { Module } from '../../module.ts'
import { deleteUserReports } from './adoption/adoption.store.ts'
import { getAdoption } from './adoption/get-adoption.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { createVersion } from './create-version.ts'
import { delistVersion } from './delist-version.ts'
import { listVersions } from './list-versions.ts'
import { modifyVersion } from './modify-version.ts'
import { mountPackages } from './package/serve-package.ts'
import { packageRefusal, uploadPackage } from './package/upload-package.ts'
import { releaseVersion } from './release-version.ts'
import { removeVersion } from './remove-version.ts'
import { reportJob } from './report-job.ts'
import { getUpdateKey } from './update-key/get-update-key.ts'
import { setUpdateKey } from './update-key/set-update-key.ts'
import { mountUpdates } from './update/answer-update.ts'
import { clearReleasedVersions } from './update/released-versions.ts'

/** Versions of the apps: who gets which, and which ones clients have. A function, since each server counts its own clients. */
export function versionModule(): Module {
  return {
    name: 'version',
    auditDictionary,
    routes: [
      listVersions,
      createVersion,
      getAdoption,
      getUpdateKey,
      ...[modifyVersion, releaseVersion, delistVersion, removeVersion, setUpdateKey].map(clearingReleased),
    ],
    openApiCalls: [
      { call: appVersion.update, summary: 'The version that an app takes next; public, with ETag' },
    ],
    mount: (app, ctx) => {
      mountUpdates(app, ctx)
      mountPackages(app, ctx)
      app.register(async (scope) => {
        acceptUploads(scope, ctx, {
          maxFileBytes: appVersion.MAX_PACKAGE_BYTES,
          tooLarge: () => packageRefusal('packageTooLarge'),
        })
        registerRoutes(scope, ctx, [uploadPackage])
      })
    },
    erasure: async (tx, { id }) => ({ counts: { versionReports: await deleteUserReports(tx, id) } }),
    jobs: [reportJob()],
  }
}

/** Clients learn of a change once it is committed. */
function clearingReleased(route: Route): Route {
  return {
    ...route,
    run: async (raw) => {
      try {
        return await route.run(raw)
      } finally {
        clearReleasedVersions(raw.ctx)
      }
    },
  }
}
