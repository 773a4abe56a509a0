import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { FrameTarget } from './frame-link.ts'

/** Marks a location whose query the framed page reported: the page already shows it. */
const REPORTED = { isReportedByFrame: true }

function isReported(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isReportedByFrame' in state
}

/**
 * The query to open the frame with, and how often it was opened again: a query that the page itself reported opens
 * nothing, every other change of the console's address does (FRAME-005).
 */
export function useOpeningQuery(): { search: string; visit: number } {
  const { search, state } = useLocation()
  const isOwn = isReported(state)
  const [opening, setOpening] = useState({ search, visit: 0, isReported: isOwn })
  if (isOwn !== opening.isReported || (!isOwn && search !== opening.search)) {
    setOpening(
      isOwn
        ? { ...opening, isReported: true }
        : { search, visit: opening.visit + (opening.isReported ? 1 : 0), isReported: false },
    )
  }
  return opening
}

/** Writes a query that the page reported to the console's address. The step is in the page's own history. */
export function useReportedQuery(target: FrameTarget): (pageQuery: string) => void {
  const navigate = useNavigate()
  const { search } = useLocation()
  return (pageQuery) => {
    const query = target.consoleQuery(pageQuery)
    const isSame = new URLSearchParams(query).toString() === new URLSearchParams(search).toString()
    if (!isSame) void navigate({ search: query }, { replace: true, state: REPORTED })
  }
}
