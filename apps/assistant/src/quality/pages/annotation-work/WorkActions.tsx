import type { annotation } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useClaim } from './use-claim.ts'

type WorkActionsProps = { work: annotation.AnnotationWork; onOpen: (open: string) => void }

/** Claims a sampled session; annotates it once it is the user's. */
export function WorkActions({ work, onOpen }: WorkActionsProps) {
  const { formatMessage } = useIntl()
  const { user } = useHost()
  const claim = useClaim()
  const { id, sessionId, state, claimedById } = work

  if (state === 'waiting') {
    return (
      <Button
        type="link"
        aria-label={formatMessage({ id: 'annotation.claimOf' }, { sessionId })}
        onClick={() => void claim(work)}
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
