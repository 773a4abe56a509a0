import { useEffect, useEffectEvent, useState } from 'react'

/** ms; figures follow so long after the last change of the chosen labels (DSET-018). */
export const CHOICE_DELAY_MS = 1000

/** Ids that are being chosen: shown at once, applied once nothing changed for a while. */
export function useDelayedChoice(applied: readonly number[], apply: (ids: readonly number[]) => void) {
  const [draft, setDraft] = useState<readonly number[] | null>(null)
  const applyDraft = useEffectEvent((ids: readonly number[]) => {
    setDraft(null)
    apply(ids)
  })
  useEffect(() => {
    if (draft === null) return undefined
    const timer = setTimeout(() => applyDraft(draft), CHOICE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [draft])
  return { ids: draft ?? applied, change: setDraft }
}
