import { lazyPart } from '@console/sub-app'
import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { pageSlots } from './work-services.ts'

/** A page that has its answers is drawn within this time. */
const DRAWN_AFTER_MS = 300

const PageSlots = lazyPart(async () => {
  const { RunningSlots } = await import(
    /* webpackChunkName: "on-demand-running-slots" */ '@console/domain-ui/running-slots'
  )
  return { Page: () => <RunningSlots slots={pageSlots} /> }
})

/** What apps add to the page is loaded once it has its own content. */
export function LazyPageSlots() {
  const isLoading = useIsFetching() > 0
  const [isAfter, setAfter] = useState(false)
  useEffect(() => {
    if (isLoading || isAfter) return undefined
    const timer = setTimeout(() => setAfter(true), DRAWN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isAfter, isLoading])
  return isAfter ? <PageSlots /> : null
}
