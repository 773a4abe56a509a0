import { Icon, StatePanel } from '@console/ui'
import { useIntl } from 'react-intl'
import { PageCard } from '../router/PageCard.tsx'
import type { FrameLinkProblem } from './frame-link.ts'

type RefusedFrameProps = {
  page: string
  problem: FrameLinkProblem | 'tokenRefused'
  /** The placeholder that is not known, or the origin that may not have the token. */
  detail: string
}

/** Shown instead of a page whose link is refused. */
export function RefusedFrame({ page, problem, detail }: RefusedFrameProps) {
  const { formatMessage } = useIntl()
  return (
    <PageCard>
      <StatePanel
        role="alert"
        drawing={<Icon name="warning" size={32} />}
        title={formatMessage({ id: 'frames.refused' }, { page })}
      >
        {formatMessage({ id: `frames.refused.${problem}` }, { detail })}{' '}
        {formatMessage({
          id: problem === 'tokenRefused' ? 'frames.refused.register' : 'frames.refused.whom',
        })}
      </StatePanel>
    </PageCard>
  )
}
