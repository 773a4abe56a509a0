import { tracking } from '@console/contracts'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isPageCovered } from '../../base/page-cover.ts'
import { useHostBase } from '../context/host-props-context.ts'
import { useShell } from '../context/shell-context.tsx'
import { createTracker } from './create-tracker.ts'
import { attachTracker, track, trackForBusinessType } from './track.ts'

/** Interval at which the time on a visible page is tracked (ERR-Q11). */
export const TIME_ON_PAGE_SECONDS = 10
/** Longer addresses are cut: a report's value has a limit. */
const MAX_PATH_CHARACTERS = 400

/** Tracks page views and their duration; renders nothing (SHELL-Q30). */
export function PageTracking() {
  const { client, apiOrigin, businessType, services } = useShell()
  const { getToken } = useHostBase()
  const { pathname } = useLocation()

  useEffect(() => {
    const leaving = new AbortController()
    const tracker = createTracker({
      client,
      getToken,
      apiOrigin,
      onFailure: (error) => {
        services.reportError(error, 'tracking')
      },
      signal: leaving.signal,
    })
    attachTracker(tracker)
    return () => {
      attachTracker(null)
      leaving.abort()
    }
  }, [apiOrigin, client, getToken, services])

  useEffect(() => {
    trackForBusinessType(businessType?.businessTypeId ?? null)
  }, [businessType])

  useEffect(() => {
    const path = pathname.slice(0, MAX_PATH_CHARACTERS)
    track(tracking.METRICS.pageView, { path })
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && !isPageCovered()) {
        track(tracking.METRICS.timeOnPage, { path, seconds: TIME_ON_PAGE_SECONDS })
      }
    }, TIME_ON_PAGE_SECONDS * 1000)
    return () => {
      clearInterval(timer)
    }
  }, [pathname])

  return null
}
