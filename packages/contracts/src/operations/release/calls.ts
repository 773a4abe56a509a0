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

/** Platforms with an app to install beside the console, which itself needs a browser only (SHELL-071, SHELL-Q38). */
export const clientPlatform = z.enum(['ios', 'android'])
export type ClientPlatform = z.output<typeof clientPlatform>

/** A released version of an app, which its managers wrote about in one language. */
export const appRelease = z.object({
  platform: clientPlatform,
  version,
  releasedOn: day,
  /** Markdown. */
  notes: z.string(),
})
export type AppRelease = z.output<typeof appRelease>

/** Versions of one platform that are listed: nobody reads on. */
export const MAX_APP_RELEASES = 10

/** Every released version of the console, and the last ones of the apps that everybody gets, newest first (SHELL-070). */
export const list = defineCall({
  id: 'release.list',
  path: '/api/release/list',
  access: 'public',
  data: z.object({ releases: z.array(release), apps: z.array(appRelease) }),
})

export const clientRelease = z.object({
  platform: clientPlatform,
  version,
  releasedOn: day,
  /** An address, or a path of this server. */
  url: z.string().regex(/^(https:\/\/|\/api\/)/),
})
export type ClientRelease = z.output<typeof clientRelease>

/** The newest released version of each platform that everybody gets and that has a package; a platform without one is absent. */
export const clients = defineCall({
  id: 'release.clients',
  path: '/api/release/clients',
  access: 'public',
  data: z.object({ clients: z.array(clientRelease) }),
})
