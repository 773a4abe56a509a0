import { subApp } from '@console/contracts'
import { type SlotContribution, useCallQuery, useHost, useHttpClient, useRealtime } from '@console/sub-app'
import type { ConnectedSlots } from '@console/sub-app/slots/connected'
import { createSlotRuntime, type SlotRuntime } from '@console/sub-app/slots/host'
import { useEffect, useEffectEvent, useRef } from 'react'

/** The list of apps is read again after this time, and when the server says that it has changed. */
const FRESH_MS = 30_000
/** Reports of this time are sent together. */
const SEND_AFTER_MS = 1000

type RunningSlotsProps = {
  slots: ConnectedSlots
  /** A version that the person previews: its contributions in place of those of the app. */
  preview?: subApp.RegistryApp | null
}

/** Reads which apps the person runs, and shows what they add to pages. Loaded after the first page has its own content. */
export function RunningSlots({ slots, preview = null }: RunningSlotsProps) {
  const { language, theme, timezone, businessType, services } = useHost()
  const client = useHttpClient()
  const { data } = useCallQuery(subApp.registry, { query: {} }, { staleTime: FRESH_MS })
  const context = useEffectEvent(() => ({
    language,
    theme: theme.mode,
    timezone,
    businessType: plain(businessType),
  }))
  const running = useRef<Running | null>(null)

  useEffect(() => {
    const { report, flush } = createReports((reports) => {
      client.send(subApp.reportHealth, { body: { reports }, isQuiet: true }).catch(() => {
        // A report that is lost is one of many.
      })
    })
    const runtime = createSlotRuntime({ services, client, report, context: () => context() })
    const { show, end } = slots.connect(runtime)
    running.current = { runtime, show }
    return () => {
      running.current = null
      end()
      runtime.end()
      flush()
    }
  }, [client, services, slots])

  useEffect(() => {
    if (running.current === null || data === undefined) return
    const { runtime, show } = running.current
    const apps = data.apps.filter(({ module }) => module !== preview?.module)
    show(runtime.setApps(preview === null ? apps : [...apps, preview]))
  }, [client, data, preview, services, slots])

  useEffect(() => running.current?.runtime.contextChanged(), [language, theme.mode, timezone, businessType])
  const topics = new Set(data?.apps.flatMap((app) => app.slots?.topics ?? []))
  const dispatch: SlotRuntime['dispatch'] = (topic, event) => running.current?.runtime.dispatch(topic, event)
  return (
    <>
      {topics.has('businessChanged') && <BusinessEvents dispatch={dispatch} />}
      {topics.has('seatStatus') && <SeatEvents dispatch={dispatch} />}
      {topics.has('unreadCount') && <UnreadEvents dispatch={dispatch} />}
    </>
  )
}

type Running = { runtime: SlotRuntime; show: (contributions: readonly SlotContribution[]) => void }
type Business = { id: number; name: string }

function plain(businessType: ReturnType<typeof useHost>['businessType']): Business | null {
  if (businessType == null) return null
  return { id: businessType.businessTypeId, name: businessType.businessTypeName }
}

type EventsProps = { dispatch: SlotRuntime['dispatch'] }

function BusinessEvents({ dispatch }: EventsProps) {
  const businessId = plain(useHost().businessType)?.id ?? null
  const send = useEffectEvent(dispatch)
  useEffect(() => send('businessChanged', { businessId }), [businessId])
  return null
}

/** Subscribed to only where an app follows it: it is what most messages are about. */
function SeatEvents({ dispatch }: EventsProps) {
  useRealtime('seatStatus', ({ userId, status, isHandup }) =>
    dispatch('seatStatus', { userId: Number(userId), status, isHandup }),
  )
  return null
}

function UnreadEvents({ dispatch }: EventsProps) {
  useRealtime('pushEvents', ({ events }) => {
    for (const { url, unreadCount } of events) dispatch('unreadCount', { page: url, count: unreadCount })
  })
  return null
}

type Report = { module: string; versionId: number; report: subApp.HealthReport }

/** Sends what comes within a second together. */
function createReports(send: (reports: Report[]) => void) {
  let waiting: Report[] = []
  let timer = 0
  function flush(): void {
    window.clearTimeout(timer)
    timer = 0
    for (
      let next = waiting.splice(0, subApp.MAX_REPORTS);
      next.length > 0;
      next = waiting.splice(0, subApp.MAX_REPORTS)
    )
      send(next)
  }
  return {
    flush,
    report: ({ module, versionId }: SlotContribution['app'], report: subApp.HealthReport): void => {
      waiting = [...waiting, { module, versionId, report }]
      if (timer === 0) timer = window.setTimeout(flush, SEND_AFTER_MS)
    },
  }
}
