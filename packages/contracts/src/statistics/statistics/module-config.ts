import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import { id, queryId, versionFromZero } from '../../shared/wire.ts'

/** Modules of the statistics and what each may take its figures from; the first one is the default (RPT-Q20). */
export const MODULE_SOURCES = {
  validCall: ['callDuration', 'label'],
  price: ['crm', 'label'],
  order: ['crm', 'label'],
} as const
export type StatModule = keyof typeof MODULE_SOURCES
export type SourceOf<Module extends StatModule> = (typeof MODULE_SOURCES)[Module][number]

/** 1 and 0 are read as well (RPT-Q19). */
const flag = z.union([z.boolean(), z.literal([0, 1]).transform((number) => number === 1)])
/** Name of a module or a source; this server knows those of `MODULE_SOURCES`. */
const name = z.string().min(1).max(64)
/** Sources that one module has at most. */
export const MAX_MODULE_SOURCES = 20
/** Number of changes of sources that are answered, the newest of them. */
export const MAX_SOURCE_CHANGES = 100

/**
 * Figures that the pages of statistics show (RPT-031, STAT-067). A module has exactly one source enabled, also while the
 * module is off.
 */
export const config = defineCall({
  id: 'stat.config',
  documented: true,
  path: '/api/dolphin-ai/stat/config',
  successCode: 200,
  query: z.strictObject({ tenantId: queryId }),
  data: z.object({
    moduleConfigs: z.array(
      z.object({
        id: z.string(),
        enable: flag,
        dataSourceConfigs: z.array(
          z.object({
            id: z.string(),
            enable: flag,
            /** Seconds that a valid call is longer than; other sources have none. */
            value: z.int().min(0).nullish(),
          }),
        ),
        /** The version that the next change is made on; 0: nobody set it yet. */
        version: ours(versionFromZero),
      }),
    ),
    /**
     * Changes of sources in their order (R50): `since` is the day of the company's zone (`YYYYMMDD`) from which on the
     * figures of a module were counted by another source than before. Before its first change a module was counted by its
     * first source.
     */
    changes: ours(
      z.array(z.object({ id: z.string(), source: z.string(), since: z.string() })).max(MAX_SOURCE_CHANGES),
    ),
  }),
})

/** Saves one module at once (RPT-034). With a `version`, 409 where somebody else has set it since. */
export const saveConfig = defineCall({
  id: 'stat.saveConfig',
  documented: true,
  method: 'POST',
  path: '/api/dolphin-ai/stat/config',
  successCode: 200,
  acceptsOnly: 200,
  body: z.strictObject({
    tenantId: id,
    moduleConfig: z.strictObject({
      id: name,
      enable: flag,
      dataSourceConfigs: z.array(z.strictObject({ id: name, enable: flag })).max(MAX_MODULE_SOURCES),
    }),
    version: ours(versionFromZero),
  }),
})
