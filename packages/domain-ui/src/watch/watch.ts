import { lazyPart } from '@console/sub-app'
import type { SeatScreenProps } from './SeatScreen.tsx'
import type { WatchPanelProps } from './WatchPanel.tsx'

/** Watching seats: a page that shows no screen yet loads nothing of it. */
export { useWatched, type WatchedSeat, whyNotWatched } from './use-watched.ts'
export { FIRST_SETTINGS, type WatchSettings } from './watch-settings.ts'

export const SeatScreen = lazyPart<SeatScreenProps>(async () => {
  const { SeatScreen: Page, texts } = await import(
    /* webpackChunkName: "on-demand-watch" */ './SeatScreen.tsx'
  )
  return { Page, texts }
})

export const WatchPanel = lazyPart<WatchPanelProps>(async () => {
  const { WatchPanel: Page, texts } = await import(
    /* webpackChunkName: "on-demand-watch" */ './WatchPanel.tsx'
  )
  return { Page, texts }
})
