import { company } from '@console/contracts'
import { ApiError } from '@console/sub-app'
import { serverNow } from '@console/ui/server-time'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useShell } from '../../../../runtime/context/shell-context.tsx'
import { useRenewInvitation } from '../queries/company.ts'

/** A code that was shown and is no longer valid. */
export type LostInvitation = { code: string; reason: 'expired' | 'used' }

/**
 * Checks every 10 seconds, at the start and when the code is gone, whether the code is still valid, and requests a new one
 * when it is not (COMP-006). A failure is retried at the next check (COMP-Q7), unless the person may not make
 * codes at all. The first code is requested by the person: opening the page creates none.
 */
export function useFreshInvitation(invitation: company.Invitation | null) {
  const { services } = useShell()
  const renew = useRenewInvitation()
  const isForbidden = renew.error instanceof ApiError && renew.error.status === 403
  const [lost, setLost] = useState<LostInvitation | null>(null)

  // Two checks can run before the first one's pending state is rendered.
  const isRequesting = useRef(false)
  const lastCode = useRef<string | null>(null)

  const request = (): void => {
    isRequesting.current = true
    renew.mutate(undefined, {
      onError: (error) => {
        services.reportError(error, 'company.invitation')
      },
      onSettled: () => {
        isRequesting.current = false
      },
    })
  }

  const check = useEffectEvent(() => {
    const serves = invitation !== null && !company.isInvitationExpired(invitation, serverNow() / 1000)
    const code = invitation?.code ?? lastCode.current
    lastCode.current = code
    if (serves || isRequesting.current || isForbidden || (code === null && !renew.isError)) return
    // The server omits a used code from its answer, but still returns an expired one.
    if (code !== null) setLost({ code, reason: invitation === null ? 'used' : 'expired' })
    request()
  })
  const isMissing = invitation === null
  useEffect(() => {
    check()
    const timer = setInterval(() => {
      check()
    }, company.INVITATION_CHECK_MS)
    return () => {
      clearInterval(timer)
    }
  }, [isMissing])

  return { lost, request, isRequesting: renew.isPending, hasFailed: renew.isError, isForbidden }
}
