import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../../../platform/context/context.ts'
import { windowLimit } from '../../../platform/limits/window-limit.ts'
import { addFigures, insertFailure } from './health.store.ts'
import { findVersions } from './sub-app.store.ts'

const PATH = '/api/apps/frame-reports/'
const MAX_REPORT_BYTES = 8 * 1024
/** Anybody may send reports: one address sends so many a minute, and so many a minute are counted for one version. */
export const FRAME_REPORTS_PER_MINUTE = { address: 30, version: 120 } as const
/** Refusals of a version that are listed by their words in an hour; the others are counted. */
export const LISTED_FRAME_REPORTS_PER_HOUR = 5
const MAX_HOST_CHARACTERS = 100

/** The address that the policy of a version's frame names for what it refuses. */
export const policyReportPath = (versionId: number): string => `${PATH}${versionId}`

/** Words that browsers write for what has no address. */
const BLOCKED_WORDS = /^(?:inline|eval|data|blob|about|trusted-types-(?:policy|sink))$/

const report = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().regex(/^[a-z-]{3,40}$/),
    'blocked-uri': z.string().optional(),
  }),
})

/**
 * Counts what the policy of an isolated app's frame refused. The frame's origin is its own, so its browser sends reports without
 * a session: nothing in them is trusted, and their words are a directive and a host.
 */
export function mountFrameReports(app: FastifyInstance, ctx: AppContext): void {
  const { address, version } = FRAME_REPORTS_PER_MINUTE
  const ofAddresses = windowLimit(ctx.clock, { max: address, seconds: 60 })
  const ofVersions = windowLimit(ctx.clock, { max: version, seconds: 60 })
  const listed = windowLimit(ctx.clock, { max: LISTED_FRAME_REPORTS_PER_HOUR, seconds: 3600 })
  const options = { bodyLimit: MAX_REPORT_BYTES }
  app.post<{ Params: { versionId: string } }>(`${PATH}:versionId`, options, async (request, reply) => {
    // The origin of the sender is none of ours.
    void reply.code(204).header('cross-origin-resource-policy', 'cross-origin')
    const read = report.safeParse(request.body)
    const { versionId: id } = request.params
    if (!read.success || !/^[1-9]\d{0,14}$/.test(id) || ofAddresses.admit(request.ip) > 0) return null
    const versionId = Number(id)
    const db = { db: ctx.db.outside }
    const [found] = await findVersions(db, [versionId])
    if (found?.state !== 'ready' || ofVersions.admit(id) > 0) return null
    const now = ctx.clock.now()
    await addFigures(db, versionId, { policyReports: 1, now })
    const { 'effective-directive': directive, 'blocked-uri': blocked = '' } = read.data['csp-report']
    if (listed.admit(id) === 0)
      await insertFailure(db, { versionId, kind: 'policy', text: `${directive} ${toHost(blocked)}`, at: now })
    return null
  })
}

/** The host that was blocked, or the browser's word for what has none. */
function toHost(blocked: string): string {
  if (BLOCKED_WORDS.test(blocked)) return blocked
  return URL.parse(blocked)?.origin.slice(0, MAX_HOST_CHARACTERS) ?? '-'
}
