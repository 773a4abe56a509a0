import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'

/** A calendar day, `YYYY-MM-DD`: a release has no time of day. */
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/)
const version = z.string().regex(/^\d+\.\d+\.\d+$/)

/** A released version of the console. Both languages have the same notes in the same order. */
export const release = z.object({
  version,
  releasedOn: day,
  notes: z.object({ en: z.array(z.string()).min(1), zh: z.array(z.string()).min(1) }),
})
export type Release = z.output<typeof release>

/** Every released version, newest first (SHELL-070). */
export const list = defineCall({
  id: 'release.list',
  path: '/api/release/list',
  access: 'public',
  data: z.object({ releases: z.array(release) }),
})

/** What can be installed beside the console, which itself needs a browser only (SHELL-071, SHELL-Q38). */
export const clientPlatform = z.enum(['monitor', 'ios', 'android'])
export type ClientPlatform = z.output<typeof clientPlatform>

export const clientRelease = z.object({
  platform: clientPlatform,
  version,
  releasedOn: day,
  url: z.url({ protocol: /^https$/ }),
})
export type ClientRelease = z.output<typeof clientRelease>

/** The newest released version of each platform; a platform without one is absent. */
export const clients = defineCall({
  id: 'release.clients',
  path: '/api/release/clients',
  access: 'public',
  data: z.object({ clients: z.array(clientRelease) }),
})
