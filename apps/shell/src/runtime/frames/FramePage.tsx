import { frame } from '@console/contracts'
import { useMemo } from 'react'
import { trailTo } from '../../core/menu/menu-access.ts'
import { useShell } from '../context/shell-context.tsx'
import { useConsoleRoute } from '../router/use-console-route.ts'
import { usePageName } from '../router/use-page-name.ts'
import { sessionTokenFor } from '../services/session-token-for.ts'
import { readFrameLink, type FrameValues } from './frame-link.ts'
import { useOpeningQuery } from './frame-query.ts'
import { FrameView } from './FrameView.tsx'
import { RefusedFrame } from './RefusedFrame.tsx'

/** A menu item's page of another application, in a frame that fills the content area (FRAME-001). */
export function FramePage() {
  const { menu } = useShell()
  const route = useConsoleRoute()
  const { name } = usePageName(route)
  const { search, visit } = useOpeningQuery()
  const values = useFrameValues()
  const link = route.itemId === null ? null : (trailTo(menu.all, route.itemId).at(-1)?.frame ?? null)
  const reading = useMemo(
    () => readFrameLink({ link, search, values, ownOrigin: window.location.origin }),
    [link, search, values],
  )
  const mayOpen = useMayHaveToken()
  if (!reading.ok) return <RefusedFrame page={name} problem={reading.problem} detail={reading.detail} />
  const { origin } = reading.target
  if (!mayOpen(origin)) return <RefusedFrame page={name} problem="tokenRefused" detail={origin} />
  return <FrameView key={`${route.itemId} ${visit}`} page={name} target={reading.target} />
}

/** Whether pages of an origin may have the token. With tickets the platform decides that itself. */
function useMayHaveToken(): (origin: string) => boolean {
  const { client, session, apiOrigin, tokenOrigins } = useShell()
  const { getToken } = session
  return (origin) =>
    client.has(frame.ticket) || sessionTokenFor(origin, { apiOrigin, tokenOrigins, getToken }) !== null
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
