import { lazyPart } from '@console/sub-app'
import { useQueryClient } from '@tanstack/react-query'
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

/** Loads contributions of apps to the page once it has its own content. */
export function LazyPageSlots() {
  const queryClient = useQueryClient()
  const [isAfter, setAfter] = useState(false)
  useEffect(() => {
    if (isAfter) return undefined
    let timer = 0
    const wait = (): void => {
      window.clearTimeout(timer)
      if (queryClient.isFetching() === 0) timer = window.setTimeout(() => setAfter(true), DRAWN_AFTER_MS)
    }
    wait()
    const stop = queryClient.getQueryCache().subscribe(wait)
    return () => {
      stop()
      window.clearTimeout(timer)
    }
  }, [isAfter, queryClient])
  return isAfter ? <PageSlots /> : null
}
