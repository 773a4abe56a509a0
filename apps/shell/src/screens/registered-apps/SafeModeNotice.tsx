import { Suspense, useState } from 'react'
import { optionalPart } from '../../base/optional-part.ts'
import { isSafeMode } from '../../base/safe-mode.ts'

const SafeModeStrip = optionalPart(
  async () =>
    (await import(/* webpackChunkName: "on-demand-safe-mode" */ './SafeModeStrip.tsx')).SafeModeStrip,
)

/** A strip in a visit without apps of other teams; any other visit loads nothing for it. */
export function SafeModeNotice() {
  const [isOn] = useState(isSafeMode)
  if (!isOn) return null
  return (
    <Suspense fallback={null}>
      <SafeModeStrip />
    </Suspense>
  )
}
