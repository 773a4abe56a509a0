import { frame } from '@console/contracts'
import { useMemo } from 'react'
import { trailTo } from '../../core/menu/menu-access.ts'
import { useShell } from '../context/shell-context.tsx'
import { useConsoleRoute } from '../router/use-console-route.ts'
import { usePageName } from '../router/use-page-name.ts'
import { mayHaveToken } from '../services/token-targets.ts'
import { readFrameLink, type FrameValues } from './frame-link.ts'
import { useOpeningQuery } from './frame-query.ts'
import { FrameView } from './FrameView.tsx'
import { RefusedFrame } from './RefusedFrame.tsx'

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
