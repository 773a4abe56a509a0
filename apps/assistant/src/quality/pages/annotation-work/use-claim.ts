import type { annotation } from '@console/contracts'
import { failureText, useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { useClaimAnnotation } from '../../queries/annotations.ts'

/** Claims a sampled session and says whether it is the user's now; a refusal is shown as a toast. */
export function useClaim(): (work: annotation.AnnotationWork) => Promise<boolean> {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const sendClaim = useClaimAnnotation()
  return async (work) => {
    try {
      await sendClaim(work)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      services.toast.error(failureText(error))
      return false
    }
    services.announce(formatMessage({ id: 'annotation.claimed' }, { sessionId: work.sessionId }))
    return true
  }
}
