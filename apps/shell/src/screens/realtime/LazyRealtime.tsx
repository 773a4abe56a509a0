import { Suspense, useEffect, useState } from 'react'
import { optionalPart } from '../../base/optional-part.ts'
import { whenQuiet } from '../../base/when-quiet.ts'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { useCallsInFlight } from '../../runtime/context/use-calls-in-flight.ts'

const RealtimeConnection = optionalPart(
  async () =>
    (await import(/* webpackChunkName: "on-demand-realtime" */ './RealtimeConnection.tsx'))
      .RealtimeConnection,
)

/** The connection is opened once a page needs it, otherwise when the first page is there: it never delays one. */
export function LazyRealtime() {
  const { realtime } = useShell()
  const calls = useCallsInFlight()
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const start = (): void => setDue(true)
    realtime.onFirstUse(start)
    return whenQuiet([calls], start)
  }, [calls, realtime])
  if (!isDue) return null
  return (
    <Suspense fallback={null}>
      <RealtimeConnection />
    </Suspense>
  )
}
