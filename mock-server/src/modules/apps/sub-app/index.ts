import { subApp } from '@console/contracts'
import { acceptUploads } from '../../../access/accept-uploads.ts'
import { registerRoutes } from '../../../access/register-routes.ts'
import type { Module } from '../../module.ts'
import { addVersion } from './add-version.ts'
import { appCallsJob } from './app-calls-job.ts'
import { appCareJob } from './app-care-job.ts'
import { appsChanged } from './apps-changed.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { builtAppsJob } from './built-apps-job.ts'
import { changeDetails } from './change-details.ts'
import { consentToApp } from './consent-to-app.ts'
import { developLocally } from './develop-locally.ts'
import { eraseFieldValues } from './field-value.store.ts'
import { getApp } from './get-app.ts'
import { getCatalogue } from './get-catalogue.ts'
import { getHealth } from './get-health.ts'
import { getRegistry } from './get-registry.ts'
import { issueToken } from './issue-token.ts'
import { listApps } from './list-apps.ts'
import { listFieldValues } from './list-field-values.ts'
import { listSets } from './list-sets.ts'
import { registerApp } from './register-app.ts'
import { releaseAgain } from './release-again.ts'
import { releaseSet } from './release-set.ts'
import { removeApp } from './remove-app.ts'
import { mountFrameReports } from './report-frame-policy.ts'
import { reportHealth } from './report-health.ts'
import { retryVersion } from './retry-version.ts'
import { saveFieldValues } from './save-field-values.ts'
import { mountBackEnds } from './serve-back-ends.ts'
import { mountAppFiles } from './serve-files.ts'
import { mountSlotRunner } from './serve-slot-runner.ts'
import { setOff } from './set-off.ts'
import { switchSlot } from './switch-slot.ts'
import { archiveTooLarge, uploadArchive } from './upload-archive.ts'

/** Apps of other teams: registered, fetched, released and switched off while the console runs. A function, since each server fetches its own. */
export function subAppModule(): Module {
  return {
    name: 'subApp',
    auditDictionary,
    routes: [
      listApps,
      getCatalogue,
      getApp,
      registerApp,
      changeDetails,
      removeApp,
      addVersion,
      retryVersion,
      listSets,
      releaseSet,
      releaseAgain,
      setOff,
      consentToApp,
      getRegistry,
      issueToken,
      developLocally,
      reportHealth,
      getHealth,
      switchSlot,
      listFieldValues,
      saveFieldValues,
    ],
    mount: (app, ctx) => {
      mountAppFiles(app, ctx)
      mountSlotRunner(app)
      mountBackEnds(app, ctx)
      mountFrameReports(app, ctx)
      app.register(async (scope) => {
        acceptUploads(scope, ctx, { maxFileBytes: subApp.MAX_ARCHIVE_BYTES, tooLarge: archiveTooLarge })
        registerRoutes(scope, ctx, [uploadArchive])
      })
    },
    erasure: eraseFieldValues,
    topics: [appsChanged],
    jobs: [builtAppsJob(), appCallsJob(), appCareJob()],
  }
}
