import type { annotation } from '@console/contracts'
import { failureText, useHost } from '@console/sub-app'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useClaimAnnotation } from '../../queries/annotations.ts'

type WorkActionsProps = { work: annotation.AnnotationWork; onOpen: (open: string) => void }

/** Claims a sampled session; annotates it once it is the user's. */
export function WorkActions({ work, onOpen }: WorkActionsProps) {
  const { formatMessage } = useIntl()
  const { services, user } = useHost()
  const sendClaim = useClaimAnnotation()
  const { id, sessionId, state, claimedById } = work

  async function claim(): Promise<void> {
    try {
      await sendClaim(work)
      services.announce(formatMessage({ id: 'annotation.claimed' }, { sessionId }))
    } catch (error) {
      if (!(error instanceof Error)) throw error
      services.toast.error(failureText(error))
    }
  }

  if (state === 'waiting') {
    return (
      <Button
        type="link"
        aria-label={formatMessage({ id: 'annotation.claimOf' }, { sessionId })}
        onClick={() => void claim()}
      >
        {formatMessage({ id: 'annotation.claim' })}
      </Button>
    )
  }
  if (state !== 'claimed' || claimedById !== user.userId) return null
  return (
    <Button
      type="link"
      aria-label={formatMessage({ id: 'annotation.annotateOf' }, { sessionId })}
      onClick={() => onOpen(String(id))}
    >
      {formatMessage({ id: 'annotation.annotate' })}
    </Button>
  )
}
