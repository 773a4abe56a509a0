import type { ComponentType } from 'react'
import type { documents, Language } from '@console/contracts'
import type { HostRoute } from './host-props.ts'

/** A page that needs fewer tiers than its app lists them, here and in its `lazyPage`; one that reads the business says so. */
export type SubAppRoute = HostRoute & { tiers?: readonly documents.KitTier[]; followsBusiness?: true }

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
  messages: Readonly<Record<Language, Readonly<Record<string, string>>>>
}
