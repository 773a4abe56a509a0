import { ErrorState } from '@console/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { PageCard } from '../router/PageCard.tsx'
import type { FrameTarget } from './frame-link.ts'
import { FramedDocument } from './FramedDocument.tsx'
import { FrameLoading } from './FrameLoading.tsx'
import { useFrameAddress } from './use-frame-address.ts'

/** Gets a ticket, then opens the frame with it; every retry begins with a new ticket. */
export function FrameView({ page, target }: { page: string; target: FrameTarget }) {
  const { formatMessage } = useIntl()
  const [attempt, setAttempt] = useState(0)
  const { data: address, error } = useFrameAddress(target, attempt)
  const openAgain = (): void => {
    setAttempt((count) => count + 1)
  }
  if (error !== null) {
    return (
      <PageCard>
        <ErrorState
          title={formatMessage({ id: 'frames.failed' }, { page })}
          error={error}
          onRetry={openAgain}
        />
      </PageCard>
    )
  }
  if (address === undefined) return <FrameLoading page={page} />
  return (
    <FramedDocument key={address} page={page} target={target} address={address} onOpenAgain={openAgain} />
  )
}
