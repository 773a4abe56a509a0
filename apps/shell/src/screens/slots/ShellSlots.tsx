import { RunningSlots } from '@console/domain-ui/running-slots'
import { useSyncExternalStore } from 'react'
import { ShellHost } from '../../runtime/context/ShellHost.tsx'
import { hostSlots, previewedApp } from '../../runtime/slots/host-slots.ts'

/** Runs contributions of apps to the pages of the console, and around them. */
export function ShellSlots() {
  const preview = useSyncExternalStore(previewedApp.subscribe, previewedApp.get)
  return (
    <ShellHost>
      <RunningSlots slots={hostSlots} preview={preview} />
    </ShellHost>
  )
}
