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
    const shown = serves ? invitation.code : (lastCode.current ?? invitation?.code ?? null)
    lastCode.current = shown
    if (serves || isRequesting.current || isForbidden || (shown === null && !renew.isError)) return
    // An expired code is still answered; a used one is not, though an older one may be instead.
    if (shown !== null) setLost({ code: shown, reason: invitation?.code === shown ? 'expired' : 'used' })
    request()
  })
  const code = invitation?.code
  useEffect(() => {
    check()
    const timer = setInterval(() => {
      check()
    }, company.INVITATION_CHECK_MS)
    return () => {
      clearInterval(timer)
    }
  }, [code])

  return { lost, request, isRequesting: renew.isPending, hasFailed: renew.isError, isForbidden }
}
