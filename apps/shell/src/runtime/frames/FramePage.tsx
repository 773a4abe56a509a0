import { frame } from '@console/contracts'
import { ErrorState, Icon, StatePanel } from '@console/ui'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { trailTo } from '../../core/menu/menu-access.ts'
import { useShell } from '../context/shell-context.tsx'
import { PageCard } from '../router/PageCard.tsx'
import type { ShellPage } from '../router/shell-page.ts'
import { useConsoleRoute } from '../router/use-console-route.ts'
import { usePageName } from '../router/use-page-name.ts'
import { mayHaveToken } from '../services/platform-link.ts'
import { type FrameLinkProblem, type FrameTarget, type FrameValues, readFrameLink } from './frame-link.ts'
import { useOpeningQuery } from './frame-query.ts'
import { frameTexts } from './frame-texts.ts'
import { FramedDocument } from './FramedDocument.tsx'
import { FrameLoading } from './FrameLoading.tsx'
import { useFrameAddress } from './use-frame-address.ts'

/** A menu item's page of another application, in a frame that fills the content area (FRAME-001). */
export function FramePage() {
  const { client, menu, apiOrigin, tokenOrigins } = useShell()
  const route = useConsoleRoute()
  const { name } = usePageName(route)
  const { search, visit } = useOpeningQuery()
  const values = useFrameValues()
  const link = route.itemId === null ? null : (trailTo(menu.all, route.itemId).at(-1)?.frame ?? null)
  const reading = useMemo(
    () => readFrameLink({ link, search, values, ownOrigin: window.location.origin }),
    [link, search, values],
  )
  if (!reading.ok) return <RefusedFrame page={name} problem={reading.problem} detail={reading.detail} />
  const { origin } = reading.target
  // With tickets the platform itself decides who gets one.
  if (!client.has(frame.ticket) && !mayHaveToken(origin, { apiOrigin, tokenOrigins }))
    return <RefusedFrame page={name} problem="tokenRefused" detail={origin} />
  return <FrameView key={`${route.itemId} ${visit}`} page={name} target={reading.target} />
}

function useFrameValues(): FrameValues {
  const { user, businessType } = useShell()
  const { userId, tenantId, teamOrgId, orgId } = user
  const businessTypeId = businessType?.businessTypeId
  return useMemo(
    () => ({
      app: 'console',
      userId: formatId(userId),
      tenantId: formatId(tenantId),
      teamOrgId: formatId(teamOrgId),
      orgId: formatId(orgId),
      businessTypeId: formatId(businessTypeId),
    }),
    [businessTypeId, orgId, teamOrgId, tenantId, userId],
  )
}

function formatId(id: number | null | undefined): string {
  return id == null ? '' : String(id)
}

type RefusedFrameProps = {
  page: string
  problem: FrameLinkProblem | 'tokenRefused'
  /** The placeholder that is not known, or the origin that may not have the token. */
  detail: string
}

/** Shown instead of a page whose link is refused. */
function RefusedFrame({ page, problem, detail }: RefusedFrameProps) {
  const { formatMessage } = useIntl()
  return (
    <PageCard>
      <StatePanel
        role="alert"
        drawing={<Icon name="warning" size={32} />}
        title={formatMessage({ id: 'frames.refused' }, { page })}
      >
        {formatMessage({ id: `frames.refused.${problem}` }, { detail })}{' '}
        {formatMessage({
          id: problem === 'tokenRefused' ? 'frames.refused.register' : 'frames.refused.whom',
        })}
      </StatePanel>
    </PageCard>
  )
}

/** Gets a ticket, then opens the frame with it; every retry begins with a new ticket. */
function FrameView({ page, target }: { page: string; target: FrameTarget }) {
  const { formatMessage } = useIntl()
  const [attempt, setAttempt] = useState(0)
  const { data: address, error } = useFrameAddress(target, attempt)
  const openAgain = (): void => {
    setAttempt((count) => count + 1)
  }
  if (error !== null) {
    return (
      <PageCard>
        <ErrorState
          title={formatMessage({ id: 'frames.failed' }, { page })}
          error={error}
          onRetry={openAgain}
        />
      </PageCard>
    )
  }
  if (address === undefined) return <FrameLoading page={page} />
  return (
    <FramedDocument key={address} page={page} target={target} address={address} onOpenAgain={openAgain} />
  )
}

export const framePage: ShellPage = { Page: FramePage, texts: frameTexts }
