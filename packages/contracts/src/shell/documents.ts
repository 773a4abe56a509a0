import * as z from 'zod'
import { asset } from './built-asset.ts'

export type { BuiltAsset } from './built-asset.ts'
// In files of their own, since no page reads the first ones, and few read the second.
export { assistantPages, shellManifest, type ShellManifest } from './server-documents.ts'
export { FORMER_KIT_PATH, formerKitDocument, type FormerKit } from './former-kit.ts'

/**
 * Documents the host reads before and beside the calls: no envelope, served as plain JSON.
 * `/console/config.json` comes from the server's settings, the registry and the manifests from the build.
 */
export const CONFIG_PATH = '/console/config.json'
export const REGISTRY_PATH = '/console/sub-apps.json'
/**
 * Version and build of the console that the server has now, written by the build; a build is a hash of its files. A page carries its
 * own as `data-build` of its root element, and offers a reload when the two differ.
 */
export const BUILD_PATH = '/console/build.json'
/** The host's own files, for the server that writes its page. */
export const SHELL_MANIFEST_PATH = '/console/shell-manifest.json'
/**
 * Id of the element in which the server writes documents into the host's page, as JSON: document by address. A page
 * without it (a plain file server's) reads them one by one.
 */
export const PAGE_DOCUMENTS_ID = 'page-documents'
/** The assistant's pages, for the server that makes the menu. */
export const ASSISTANT_PAGES_PATH = '/assistant-console/pages.json'

/** A brand of the host table (SHELL-Q21): the first whose `host` pattern fits wins; `*` matches any text. */
export const brand = z.object({
  host: z.string(),
  title: z.object({ en: z.string(), zh: z.string() }),
  logo: z.string().nullish(),
  subLogo: z.string().nullish(),
  supportEmail: z.string().nullish(),
})
export type Brand = z.output<typeof brand>

export const consoleConfig = z.object({
  /** Origin of the platform's calls; empty means the console's own origin. */
  apiOrigin: z.union([z.literal(''), z.url()]).default(''),
  version: z.string(),
  brands: z.array(brand).min(1),
  /** `ticket`: a query token is a single-use ticket; `session`: taken literally (R9). */
  queryToken: z.enum(['ticket', 'session']).default('ticket'),
  passwordPolicy: z.enum(['default', 'long']).default('default'),
  /**
   * Origins beside the console's own and `apiOrigin` that get the session token in their address, where the platform issues no
   * tickets (R9).
   */
  tokenOrigins: z.array(z.string()).default([]),
  /** True if the pages below `/assistant-console` are installed here; nothing links to them otherwise. */
  hasAssistant: z.boolean().default(false),
  /**
   * Capabilities of the platform beyond the documented calls, by `toCapability`: `start` for `session.start`, `exports` for
   * export jobs, and so on. Parts that need a call of a missing capability are left out.
   */
  capabilities: z.array(z.string()).default([]),
  /** Pages with invented figures are shown (DEMO-Q2). */
  demo: z.boolean().default(false),
  /** Origin of the files of these pages; empty means the console's own origin (DEMO-Q3). */
  staticHost: z.union([z.literal(''), z.url()]).default(''),
})
export type ConsoleConfig = z.output<typeof consoleConfig>

/** Tiers of the shared kit, in load order; a later one depends on the earlier ones. Those of the former kit stay in the list. */
export const kitTier = z.enum(['core', 'frame', 'table', 'data', 'forms', 'proTable', 'charts'])
export type KitTier = z.output<typeof kitTier>

/** A page of a sub-app: the address below its router base, and the component name menu items use. */
export const subAppRoute = z.object({
  path: z.string(),
  component: z.string(),
  /** The tiers of the page, when those are fewer than its app's: it is shown before the rest has come. */
  tiers: z.array(kitTier).optional(),
  /** The page's content depends on the business in the header. */
  followsBusiness: z.boolean().optional(),
  /**
   * Queries of the page can be saved as views: everything in its address but what is `left out`, such as the page of a
   * list or an open record. `days` are the parameters that name a day and may move with today.
   */
  views: z
    .object({ days: z.array(z.string()).default([]), leftOut: z.array(z.string()).default([]) })
    .optional(),
})

/** One sub-application of the registry (SHELL-045, R23). */
export const registryEntry = z.object({
  module: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** Address of the versioned `manifest.json`. */
  entry: z.string().min(1),
  routerBase: z.array(z.string().startsWith('/')).min(1),
  data: z.array(subAppRoute),
  defaultRegister: z.boolean(),
  /** One line switches an app off. */
  enabled: z.boolean().default(true),
  /** An app that another team registered, and whether it runs in the page or in a frame of its own. Absent: built with the console. */
  trust: z.enum(['partner', 'isolated']).optional(),
})
export type RegistryEntry = z.output<typeof registryEntry>

/** The registry; entries are read one by one, so that a broken one costs only its own app. */
export const registryDocument = z.object({ apps: z.array(z.unknown()) })

/** `manifest.json` of one built version of a sub-app. */
export const subAppManifest = z.object({
  module: z.string(),
  version: z.string(),
  /**
   * Major version of the kit it was built against. The console has the present major, and for apps of other teams perhaps the former;
   * any other one is refused with a page that says so. Null: it brings libraries of its own.
   */
  kitMajor: z.int().nullable(),
  tiers: z.array(kitTier),
  publicPath: z.string().min(1),
  scripts: z.array(asset).min(1),
  styles: z.array(asset),
  /** Hashes of the files loaded later, by address. */
  chunks: z.record(z.string(), z.string()),
  /** Files that make up a page, by its component, as far as they are known: they are requested with the app. */
  pages: z.record(z.string(), z.array(z.string())).optional(),
  /** Parts that a page, named by its component, draws by a further tier once it is there, such as its charts. */
  parts: z.record(z.string(), z.object({ tier: kitTier, files: z.array(z.string()) })).optional(),
  /** Markup that a page built elsewhere needs around it; absent: one element. */
  html: z.string().max(65_536).optional(),
  /** Folder of the files at their source. A request below it is led to `publicPath`, since a build may have fixed its addresses. */
  sourceFolder: z.string().startsWith('/').optional(),
  /** The document that a frame of its own shows. */
  document: z.string().optional(),
  /** Bytes of the files over the wire, by address: only files of a known size are prefetched speculatively. */
  bytes: z.record(z.string(), z.int()).optional(),
})
export type SubAppManifest = z.output<typeof subAppManifest>

/** `/console/kit.json`: the kit's version and the files of each tier. */
export const KIT_PATH = '/console/kit.json'
export const kitDocument = z.object({
  version: z.string(),
  /** `bytes`: what a file takes over the wire. */
  tiers: z.partialRecord(kitTier, z.array(asset.extend({ bytes: z.int().optional() }))),
})
export type KitDocument = z.output<typeof kitDocument>
