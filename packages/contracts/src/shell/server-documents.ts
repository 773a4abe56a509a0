import * as z from 'zod'
import { asset } from './built-asset.ts'

/** The addresses of the assistant's pages that this build has, which a menu item may show in a frame. */
export const assistantPages = z.object({ pages: z.array(z.string().startsWith('/')) })

/** `/console/shell-manifest.json`: the host's files, and those that a signed-in page or a sub-app needs of them. */
export const shellManifest = z.object({
  version: z.string(),
  initial: z.array(asset),
  later: z.array(asset),
  signedIn: z.array(z.string()),
  subApps: z.array(z.string()),
})
export type ShellManifest = z.output<typeof shellManifest>
