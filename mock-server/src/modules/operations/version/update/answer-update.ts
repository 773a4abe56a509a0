import { appVersion, type ParsedQueryOf } from '@console/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { issueText, WITH_INPUT } from '../../../../access/issue-text.ts'
import type { AppContext } from '../../../../platform/context/context.ts'
import { BadRequest, TooMany } from '../../../../platform/errors.ts'
import { windowLimit } from '../../../../platform/limits/window-limit.ts'
import { parseAcceptLanguage } from '../../../../platform/messages/text.ts'
import { isUpdateKey } from '../update-key/update-key.ts'
import { versionTexts } from '../version.messages.ts'
import { clientReportsOf } from './client-reports.ts'
import {
  type Answer,
  compareVersions,
  nothingNewer,
  type ReleasedVersion,
  releasedVersions,
} from './released-versions.ts'
import { getRolloutBucket } from './rollout-bucket.ts'

/** Requests of one address: an office of some hundred clients that all start within a minute. */
export const UPDATES_PER_MINUTE = 600
const MINUTE_SECONDS = 60

type UpdateQuery = ParsedQueryOf<typeof appVersion.update>

/** The version that an app takes next. It is requested at each start of each app: no session, no transaction, no look at the database. */
export function mountUpdates(app: FastifyInstance, ctx: AppContext): void {
  const requests = windowLimit(ctx.clock, { max: UPDATES_PER_MINUTE, seconds: MINUTE_SECONDS })
  const reports = clientReportsOf(ctx)
  app.route({
    method: 'GET',
    url: appVersion.update.path,
    config: { envelope: appVersion.update.envelope, takesLongAddress: true },
    handler: async (request, reply) => {
      const wait = requests.admit(request.ip)
      if (wait > 0) throw new TooMany(wait, versionTexts.tooManyUpdates)
      const { platform, version, clientId, tenantId, updateKey } = parseUpdateQuery(request)
      const released = await releasedVersions(ctx)
      // An unknown company, such as one that has ended, has the platform's versions.
      const owner =
        tenantId !== undefined && released.tenantIds.has(tenantId) ? tenantId : released.platformTenantId
      if (owner !== 0) {
        const client = { tenantId: owner, platform, clientId, version }
        const needed = released.updateKeys.get(owner)
        reports.note({
          ...client,
          hasKey: needed === undefined || isUpdateKey(needed, updateKey),
          isKnown: released.isKnown(client),
          address: request.ip,
        })
      }
      const versions = released.versionsFor(platform, owner)
      return send(request, reply, chosenUpdate(versions, { version, clientId }))
    },
  })
}

function parseUpdateQuery(request: FastifyRequest): UpdateQuery & { platform: appVersion.Platform } {
  const read = appVersion.update.query.safeParse(request.query, WITH_INPUT)
  if (read.success) {
    const { ios, android } = appVersion.PLATFORM
    return { ...read.data, platform: read.data.platform === ios ? ios : android }
  }
  const language = parseAcceptLanguage(request.headers['accept-language'])
  throw new BadRequest(
    Object.fromEntries(
      read.error.issues.map((issue) => [issue.path.map(String).join('.'), issueText(issue, language)]),
    ),
  )
}

function send(request: FastifyRequest, reply: FastifyReply, { body, etag }: Answer): FastifyReply {
  void reply.header('etag', etag).header('cache-control', 'private, no-cache')
  const known = request.headers['if-none-match']
  if (known?.includes(etag) === true) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}

type Client = { version: string; clientId: string }

/**
 * The highest version above the client's own that it gets; the versions come with the highest first. The update is forced if
 * any version that the client skips with it is: an optional version on top of a forced one does not change that.
 */
function chosenUpdate(versions: readonly ReleasedVersion[], { version, clientId }: Client): Answer {
  let taken: ReleasedVersion | undefined
  for (const one of versions) {
    if (compareVersions(one.version, version) <= 0) break
    const isForced = one.updateMode === appVersion.UPDATE_MODE.forced
    if (
      taken === undefined &&
      (one.scopeValue === null || getRolloutBucket(one.id, clientId) < one.scopeValue)
    )
      taken = one
    if (taken !== undefined && isForced) return taken.answers.forced
  }
  return taken?.answers.optional ?? nothingNewer
}
