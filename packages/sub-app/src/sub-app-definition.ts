import type { documents } from '@console/contracts'
import type { Texts } from '@console/ui/texts'
import type { ComponentType } from 'react'
import type { HostRoute } from './host/host-props.ts'

/**
 * The query of the page can be saved as a view: what its address has but the parameters that are left out, such as the
 * page of a list or an open record. `days` are those that name a day.
 */
export type PageViews = { days?: readonly string[]; leftOut?: readonly string[] }

/** A page that needs fewer tiers than its app lists them, here and in its `lazyPage`; one that reads the business says so. */
export type SubAppRoute = HostRoute & {
  tiers?: readonly documents.KitTier[]
  followsBusiness?: true
  views?: PageViews
}

/** A sub-app's `manifest.ts`: data only, read by its build, the registry and the host. */
export type SubAppManifestSource = {
  /** Unique name; the build exposes the lifecycles on `window` under it. */
  module: string
  /** Addresses below any of these belong to the sub-app. */
  routerBase: readonly `/${string}`[]
  routes: readonly SubAppRoute[]
  tiers: readonly documents.KitTier[]
  /** Registered at start-up; otherwise once a menu item points below a router base (SHELL-046). */
  defaultRegister?: boolean
}

/** A sub-app as passed to `defineSubApp`. */
export type SubAppDefinition = {
  manifest: SubAppManifestSource
  /** Component name of the manifest → lazy page. */
  pages: Readonly<Record<string, ComponentType>>
  /** Texts of its pages from the start, with those that all apps share (`appTexts`). */
  texts: Texts
}
