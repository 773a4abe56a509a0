import type { Language, user } from '@console/contracts'
import type { ClockDifference } from '@console/ui/server-time'
import type { QueryClient } from '@tanstack/react-query'
import type { ConfigProviderProps, ThemeConfig } from 'antd'
import type { Location, NavigationType, Navigator } from 'react-router-dom'
import type { HostServices } from './host-services.ts'

/** Light or dark, with the one antd theme that belongs to it and antd's own texts in the interface's language. */
export type HostTheme = {
  mode: 'light' | 'dark'
  antd: ThemeConfig
  antdLocale: NonNullable<ConfigProviderProps['locale']>
}

/** A page of this sub-app in the menu: the menu decides the address, the sub-app has the component. */
export type HostRoute = { path: string; component: string }

/** The current location: the host owns the one history, a sub-app renders it (docs/decisions/0005). */
export type HostRouter = {
  location: Location
  action: NavigationType
  navigator: Navigator
  /** The pages of this sub-app that the user may open. */
  routes: readonly HostRoute[]
}

/**
 * Props that the host hands to a mounted sub-app. Everything but `container`, `signal`, `getToken`, `services` and
 * `queryClient` may change while mounted and then arrives through `update()`.
 */
export type HostProps = {
  /** A closure, never a string: a renewed token remounts nothing. Null once the session has ended. */
  getToken: () => string | null
  user: user.UserInfo
  /** The business type chosen in the header; null when none is bound. */
  businessType: user.BusinessType | null
  language: Language
  /** IANA name of the tenant's zone (R21). */
  timezone: string
  theme: HostTheme
  router: HostRouter
  services: HostServices
  queryClient: QueryClient
  /** Origin of the platform's calls; empty means the console's own. */
  apiOrigin: string
  /** Capabilities of the platform beyond the documented calls, by the names of the domains; absent means all. */
  capabilities?: readonly string[] | undefined
  /** Origin of the files of the pages with invented figures, empty for the console's own; absent outside demo mode. */
  demoFiles?: string | undefined
  /**
   * The difference between the server's clock and this machine's, shared with the host, so that `serverNow` of both is the
   * same.
   */
  clockDifference?: ClockDifference | undefined
  /** Aborted when the sub-app unmounts: every listener, timer and observer of a mount ends with it. */
  signal: AbortSignal
  /** The viewport to render into. */
  container: HTMLElement
  /** The container for overlays: an element of the host that is removed with the mount. */
  overlayContainer: HTMLElement
}

/** The part of the props that `update()` carries. */
export type HostUpdate = Pick<
  HostProps,
  'user' | 'businessType' | 'language' | 'timezone' | 'theme' | 'router'
>
