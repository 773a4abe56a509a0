import type { documents } from '@console/contracts'
import type { Texts } from '@console/ui/texts'
import type { ComponentType } from 'react'
import type { HostRoute } from './host/host-props.ts'

/**
 * Settings of a page whose query can be saved as a view: a view has all parameters of the address except those in `leftOut`,
 * such as the page of a list or an open record. `days` are the parameters that name a day.
 */
export type PageViews = { days?: readonly string[]; leftOut?: readonly string[] }

/**
 * A page that needs fewer tiers than its app lists them, here and in its `lazyPage`; `followsBusiness` marks a page that
 * reads the selected business.
 */
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
