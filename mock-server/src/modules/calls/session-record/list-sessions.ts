import { EXACT_COUNT_LIMIT, sessionRecord } from '@console/contracts'
import { route } from '../../../access/route.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { describeSessions } from './describe-sessions.store.ts'
import { findHitSessions, isOfHits } from './find-hit-sessions.store.ts'
import { countSessions, findSessions, type SessionKey, type Window } from './find-sessions.store.ts'
import { resolveSessionFilter, type SessionFilter } from './session-filter.ts'
import { canReadSessions } from './session-record.policy.ts'

export const listSessions = route(sessionRecord.list, {
  policy: canReadSessions,
  handler: async ({ ctx, tx, session, query, language }) => {
    const now = ctx.clock.now()
    const filter = await resolveSessionFilter(tx, { session, now }, query)
    const { keys, total } = isOfHits(filter)
      ? await findHitSessions(tx, filter, { ...query, offset: getPageOffset(query), limit: query.pageSize })
      : await listedSessions(tx, filter, query)
    const [first] = keys
    return {
      sessions: await describeSessions(tx, keys, { now, project: filter.project, language }),
      total: Math.min(total, EXACT_COUNT_LIMIT),
      totalIsCapped: total > EXACT_COUNT_LIMIT,
      anchor: first ? `${first.micros}_${first.sessionId}` : null,
    }
  },
})

type PageOfList = Pick<
  sessionRecord.ListQuery,
  'pageIndex' | 'pageSize' | 'fromEnd' | 'anchor' | 'anchorPage'
>
type PageRequest = PageOfList & { total: number }

const getPageOffset = ({ pageIndex, pageSize }: PageOfList): number => (pageIndex - 1) * pageSize

async function listedSessions(
  tx: TenantTx,
  filter: SessionFilter,
  page: PageOfList,
): Promise<{ keys: SessionKey[]; total: number }> {
  const total = await countSessions(tx, filter, EXACT_COUNT_LIMIT + 1)
  return { keys: await findPageKeys(tx, filter, { ...page, total }), total }
}

/** The keys of one page, newest first, read from the nearest known position. */
async function findPageKeys(tx: TenantTx, filter: SessionFilter, page: PageRequest): Promise<SessionKey[]> {
  const { isReversed, isFlipped, ...window } = toPageWindow(page)
  const keys = await findSessions(tx, filter, { ...window, isReversed })
  return isFlipped ? keys.reverse() : keys
}

/** `isFlipped`: the rows come the other way round than they are shown. */
function toPageWindow(page: PageRequest): Window & { isFlipped: boolean } {
  const { pageSize, fromEnd, total } = page
  const from = windowNearCursor(page)
  if (from) return from
  const offset = getPageOffset(page)
  if (fromEnd) return { isReversed: true, isFlipped: true, offset, limit: pageSize }
  const limit = Math.min(pageSize, total - offset)
  // A page nearer to the end is read from the end, if the list was counted that far.
  if (total <= EXACT_COUNT_LIMIT && limit > 0 && offset > total / 2)
    return { isReversed: true, isFlipped: true, offset: total - offset - limit, limit }
  return { isReversed: false, isFlipped: false, offset, limit: pageSize }
}

/** Nearer to the anchor than to either end; else the anchor is of no use. */
function windowNearCursor(page: PageRequest): (Window & { isFlipped: boolean }) | null {
  const { anchor, anchorPage, pageIndex, pageSize, fromEnd } = page
  if (anchor === undefined || anchorPage === undefined) return null
  const steps = pageIndex - anchorPage
  if (Math.abs(steps) >= pageIndex) return null
  const cut = anchor.indexOf('_')
  const key = { micros: anchor.slice(0, cut), sessionId: anchor.slice(cut + 1) }
  // An anchor is the newest of its page: what is older begins with it, what is newer ends before it.
  const isOlder = fromEnd ? steps <= 0 : steps >= 0
  const pages = Math.abs(steps) - (isOlder ? 0 : 1)
  return {
    isReversed: !isOlder,
    isFlipped: !isOlder,
    from: { key, isIncluded: isOlder },
    offset: pages * pageSize,
    limit: pageSize,
  }
}
