import { links, quality } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { findScope } from '../../identity/organization/public.ts'
import { findViolations } from './quality.store.ts'

export const listViolations = route(quality.violations, {
  policy: canOpen('statistic.violation'),
  handler: async ({ tx, session, request, body: { orgId, ...filter } }) => {
    const { userId, timezone } = session
    const scope = await findScope(tx, { userId, orgId })
    const visible = await findScope(tx, { userId, orgId: undefined })
    const { violations, total } = await findViolations(tx, { ...filter, scope, visible, timezone })
    return {
      violationDetail: violations.map(({ canOpenSession, ...violation }) => ({
        ...violation,
        ...(canOpenSession ? buildChatInfo(violation, request.consoleOrigin) : {}),
      })),
      total,
    }
  },
})

type InSession = { violationId: number; sessionId: string | null }

/** An absolute address: readers append a token for its origin (QUAL-021). */
function buildChatInfo(
  { violationId, sessionId }: InSession,
  consoleOrigin: string,
): { chatInfoUrl?: string } {
  if (sessionId === null) return {}
  const values = { showRules: true, violationId: String(violationId) }
  const address = links.buildLinkAddress(links.session, values, { sessionId })
  return { chatInfoUrl: new URL(address, consoleOrigin).href }
}
