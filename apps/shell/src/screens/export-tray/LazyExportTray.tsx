import { Suspense, useState } from 'react'
import { OPTIONAL_CALLS } from '../../base/optional-calls.ts'
import { optionalPart } from '../../base/optional-part.ts'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { useAfterFirstPage } from '../../runtime/micro-apps/use-after-first-page.ts'
import { TrayRoom } from '../parts/TrayRoom.tsx'
import { hadExports } from './had-exports.ts'

const ExportTrayStart = optionalPart(
  async () => (await import(/* webpackChunkName: "messages" */ './ExportTrayStart.tsx')).ExportTrayStart,
)

/** Absent on a platform without export jobs. */
export function LazyExportTray() {
  return useShell().client.has(OPTIONAL_CALLS.exportJobs) ? <TrayAfterPage /> : null
}

/** The list of exports is requested after the page, beside the messages; most people have none at that moment. */
function TrayAfterPage() {
  const { sessionUser } = useShell()
  const [isLikely] = useState(() => hadExports(sessionUser))
  const waiting = isLikely ? <TrayRoom /> : null
  if (!useAfterFirstPage()) return waiting
  return (
    <Suspense fallback={waiting}>
      <ExportTrayStart waiting={waiting} />
    </Suspense>
  )
}
