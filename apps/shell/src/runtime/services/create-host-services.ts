import { ApiError, exportChoices, type HostServices, type HttpClient } from '@console/sub-app'
import type { QueryClient } from '@tanstack/react-query'
import { logError } from '../../base/log.ts'
import { checkBuild } from '../../base/new-build.ts'
import { OPTIONAL_CALLS } from '../../base/optional-calls.ts'
import { loadKitTier } from '../../core/kit/load-kit.ts'
import { canOpen, type MenuRoute } from '../../core/menu/routes-from-menu.ts'
import type { SessionStore } from '../../core/session/session-store.ts'
import { hostSlots } from '../slots/host-slots.ts'
import type { Announcer } from './announcer.tsx'
import { chooseBusinessType } from './business-choice.ts'
import type { ConfirmChannel } from './confirmation.tsx'
import { namePage } from './named-page.ts'
import type { Navigation } from './navigation.ts'
import { openLink } from './open-link.ts'
import { createPlatformLink, type TokenTargets } from './platform-link.ts'
import { reportUnusable } from './report-unusable.ts'
import type { Toasts } from './toasts.tsx'
import { openSchedules, openTray } from './tray-store.ts'

type HostServiceParts = {
  toasts: Toasts
  announcer: Announcer
  confirmations: ConfirmChannel
  navigation: Navigation
  client: HttpClient
  queryClient: QueryClient
  session: SessionStore
  targets: TokenTargets
  realtime: HostServices['realtime']
  /** The pages of the person at this moment. */
  routesNow: () => readonly MenuRoute[]
  /** A call of a sub-app was refused. */
  endRefused: HostServices['endSession']
}

/** The services that the host offers to sub-apps; their messages and dialogs are shown by the host. */
export function createHostServices(parts: HostServiceParts): HostServices {
  const { toasts, announcer, confirmations, navigation, client, queryClient, session, realtime, routesNow } =
    parts
  const reportError: HostServices['reportError'] = (error, context) => {
    // The sign-in page reports that a session is over; its last refused calls are not logged as errors.
    if (error instanceof ApiError && error.status === 401) return
    logError(`[${context}]`, error)
    // A file that is missing may be one of a build that is no longer there.
    void checkBuild()
  }
  return {
    navigate: navigation.navigate,
    toast: toasts,
    confirm: confirmations.confirm,
    openLink: (url) => {
      if (!openLink(url)) reportError(new Error(`Refused to open ${url.slice(0, 100)}`), 'openLink')
    },
    openPlatformLink: createPlatformLink({
      client,
      getToken: session.getToken,
      targets: parts.targets,
      onFailure: (error) => {
        toasts.error(error instanceof Error ? error.message : String(error))
      },
    }),
    canOpen: (path) => canOpen(routesNow(), path),
    chooseBusinessType,
    openExports: openTray,
    exportChoices: (kind) => exportChoices(client, kind),
    startExport: async (request) => {
      if (!client.has(OPTIONAL_CALLS.exportJobs)) {
        const { sendDocumentedExport } = await import(
          /* webpackChunkName: "on-demand-documented-export" */ './documented-export.ts'
        )
        await sendDocumentedExport(request, { client, confirm: confirmations.confirm })
        return
      }
      // The calls of exports come with the tray, after the first paint.
      const { startExport } = await import(/* webpackChunkName: "messages" */ './start-export.ts')
      await startExport(request, { client, queryClient })
    },
    scheduleExport: openSchedules,
    guardLeaving: (confirmLeaving) => navigation.guard.hold(confirmLeaving),
    loadTier: loadKitTier,
    endSession: parts.endRefused,
    namePage,
    realtime,
    slots: hostSlots,
    announce: announcer.say,
    reportError,
    reportUnusable,
  }
}
