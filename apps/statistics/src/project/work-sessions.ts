import { links } from '@console/contracts'
import { dayRangeToUnix } from '@console/ui'
import { sessionsLink } from '../components/stat-links.ts'
import type { SessionsPart } from '../page-query/stat-context.ts'
import type { ProjectQuery } from '../model/project-query.ts'

/** The host's frame with the sessions of a project (PROJ-027). */
export const PROJECT_SESSIONS = '/console/project/session'

type Sessions = { query: ProjectQuery; canOpenProject: boolean; part: SessionsPart }

/**
 * Where the sessions of a contractor's work are: of one's own company among its sessions, of another's on the page of the
 * project's sessions. Null where the person may not open that.
 */
export function workSessions({ query, canOpenProject, part }: Sessions): string | null {
  const { contractor, range } = query
  const { projectId, bizTypeId, isOwn, zone } = contractor
  const own = sessionsLink({ business: bizTypeId, organisation: null, range }, zone, part)
  if (isOwn) return own
  if (!canOpenProject) return null
  const { begin, end } = part.moment ?? dayRangeToUnix(range, zone)
  const filters = links.buildLinkAddress(links.sessions, {
    beginTime: begin,
    endTime: end,
    bizId: bizTypeId,
    userId: part.user === undefined ? null : [part.user],
  })
  return `${PROJECT_SESSIONS}?projectId=${projectId}&isChild=true&${filters.split('?')[1] ?? ''}`
}
