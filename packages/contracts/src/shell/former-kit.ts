import * as z from 'zod'
import { asset } from './built-asset.ts'

/** Written by the build beside `/console/kit.json`, which every page has: only a page with an app of the former kit reads it. */
export const FORMER_KIT_PATH = '/console/former-kit.json'

/** The kit of the major before the present one; null: the console has none. */
export const formerKitDocument = z.object({
  former: z
    .object({
      version: z.string(),
      /** The files that each tier needs, in load order, with those of the tiers below it. */
      tiers: z.record(z.string(), z.array(asset)),
    })
    .nullable(),
})
export type FormerKit = NonNullable<z.output<typeof formerKitDocument>['former']>
