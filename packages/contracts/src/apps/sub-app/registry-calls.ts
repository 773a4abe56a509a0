import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { id, queryId } from '../../shared/wire.ts'
import { module, trust } from './app-version.ts'
import { shownSlots } from './slots.ts'

/** An app that the person runs, as the shell mounts it. */
export const registryApp = z.object({
  module,
  /** In the language of the request. */
  name: z.string(),
  trust,
  /** Address of the manifest. */
  entry: z.string(),
  versionId: id,
  versionNumber: z.int(),
  /** Contact for when it fails; empty for a built app. */
  ownerContact: z.string(),
  pages: z.array(z.object({ path: z.string(), component: z.string() })),
  /** Its contributions to pages of the console; null: none. */
  slots: shownSlots.nullable(),
  /** A version that only the caller sees. */
  isPreview: z.boolean(),
})
export type RegistryApp = z.output<typeof registryApp>

/** The apps that the person runs. `off` are built apps that are switched off for the company. */
export const registry = defineCall({
  id: 'subApp.registry',
  path: '/api/apps/registry',
  access: 'page',
  localised: true,
  isRevalidated: true,
  query: z.strictObject({
    /** A version that is shown to the caller alone, who may register apps. */
    preview: queryId.optional(),
  }),
  data: z.object({ setNumber: id.nullable(), apps: z.array(registryApp), off: z.array(module) }),
})

/** A token that opens the calls that the company has consented to, for the person's session and one version of an app. */
export const token = defineCall({
  id: 'subApp.token',
  method: 'POST',
  path: '/api/apps/token',
  access: 'page',
  body: z.strictObject({ module, versionId: id }),
  data: z.object({ token: z.string(), calls: z.array(z.string()) }),
})
