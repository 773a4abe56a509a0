import { useCallback, useEffect, useRef } from 'react'
import { useHost } from '../host/host-context.tsx'

type LeaveGuardOptions = {
  isDirty: boolean
  title: string
  text: string
  /** Label of the button that leaves. */
  okText: string
  /** The person gives up what is not saved. */
  onLeave: () => void
}

/**
 * Guards unsaved changes: the host confirms before another page is opened, and the returned function confirms with the same
 * question in the page.
 */
export function useLeaveGuard(options: LeaveGuardOptions): () => Promise<boolean> {
  const { isDirty, title, text, okText, onLeave } = options
  const { services } = useHost()
  // Not inlined: the host unregisters the same function that it registered.
  const latestOnLeave = useRef(onLeave)
  useEffect(() => {
    latestOnLeave.current = onLeave
  })
  const confirmLeaving = useCallback(async () => {
    const isLeaving = await services.confirm({ title, content: text, okText, isDestructive: true })
    if (isLeaving) latestOnLeave.current()
    return isLeaving
  }, [okText, services, text, title])
  useEffect(
    () => (isDirty ? services.guardLeaving(confirmLeaving) : undefined),
    [confirmLeaving, isDirty, services],
  )
  return confirmLeaving
}
