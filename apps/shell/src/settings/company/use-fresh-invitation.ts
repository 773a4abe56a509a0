import { company } from '@console/contracts'
import { ApiError } from '@console/sub-app'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useShell } from '../../signed-in/shell-context.tsx'
import { useRenewInvitation } from './company-queries.ts'

/**
 * Looks every 10 seconds, and once at the start, whether the code still serves, and asks for a new one when it does not
 * (COMP-006). A failure is tried again at the next look (COMP-Q7), unless the person may not make codes at all.
 */
export function useFreshInvitation(invitation: company.Invitation | null) {
  const { services } = useShell()
  const renew = useRenewInvitation()
  const isForbidden = renew.error instanceof ApiError && renew.error.status === 403

  // Two looks can come before the first one's asking is drawn.
  const isAsking = useRef(false)

  const look = useEffectEvent(() => {
    const serves = invitation !== null && !company.isInvitationExpired(invitation, Date.now() / 1000)
    if (serves || isAsking.current || isForbidden) return
    isAsking.current = true
    renew.mutate(undefined, {
      onError: (error) => {
        services.reportError(error, 'company.invitation')
      },
      onSettled: () => {
        isAsking.current = false
      },
    })
  })
  useEffect(() => {
    look()
    const timer = setInterval(() => {
      look()
    }, company.INVITATION_CHECK_MS)
    return () => {
      clearInterval(timer)
    }
  }, [])

  return { hasFailed: renew.isError, isForbidden }
}
