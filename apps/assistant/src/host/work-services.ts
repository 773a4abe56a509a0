import { exports as exportCalls, type documents } from '@console/contracts'
import { nameDocument, type HostServices, type HttpClient } from '@console/sub-app'
import type { PageSide } from '@console/sub-app/frame-bridge'
import { createHostSlots } from '@console/sub-app/slots/connected'
import { manifest } from '../manifest.ts'
import type { Dialogs } from './dialogs.ts'

const PAGE_TIERS: readonly documents.KitTier[] = manifest.tiers

/** Contributions of registered apps to the pages of this document. */
export const pageSlots = createHostSlots()

type WorkServicesParts = {
  dialogs: Dialogs
  bridge: PageSide
  client: HttpClient
  realtime: HostServices['realtime']
  onSessionEnd: () => void
}

/** The host services, provided by a page outside the console or in a frame of it. */
export function createWorkServices(parts: WorkServicesParts): HostServices {
  const { dialogs, bridge, client, realtime, onSessionEnd } = parts
  return {
    toast: dialogs.toast,
    confirm: dialogs.confirm,
    announce: dialogs.announce,
    // These pages navigate with their own router; only addresses of the console come here.
    navigate: (to) => {
      if (bridge.isFramed) bridge.navigate(to)
      else window.location.assign(to)
    },
    openLink: (url) => void openInWindow(url, {}),
    // Pages of this origin share the session of this browser; others get no token.
    openPlatformLink: async (url, query) => openInWindow(url, query),
    // Only the console knows which pages it has, and only there are its business switch and its tray.
    canOpen: () => false,
    chooseBusinessType: () => false,
    openExports: () => {},
    scheduleExport: () => {},
    exportChoices: () => ['xlsx', 'csv'],
    startExport: async (request) => {
      await client.send(exportCalls.start, { body: request, isQuiet: true })
    },
    // These pages are left by closing their tab or frame, where the browser shows its own prompt.
    guardLeaving: () => {
      const hold = (event: BeforeUnloadEvent): void => event.preventDefault()
      window.addEventListener('beforeunload', hold)
      return () => window.removeEventListener('beforeunload', hold)
    },
    // A page lists its tiers in its document, so they are loaded already.
    loadTier: async (tier) => {
      if (!PAGE_TIERS.includes(tier)) throw new Error(`The tier ${tier} of the kit is none of this page's.`)
    },
    realtime,
    slots: pageSlots,
    namePage: nameDocument,
    endSession: onSessionEnd,
    reportError,
    // All calls of these pages are the project's own: a platform that has the pages has the calls.
    reportUnusable: () => {},
  }
}

export function reportError(error: unknown, context: string): void {
  // oxlint-disable-next-line no-console -- these pages have no other log
  console.error(`[${context}]`, error)
}

function openInWindow(url: string, query: Readonly<Record<string, string>>): boolean {
  const target = URL.parse(url, window.location.href)
  if (target === null || !/^https?:$/.test(target.protocol)) return false
  for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value)
  window.open(target.href, '_blank', 'noopener,noreferrer')
  return true
}
