import { Icon, StatePanel } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { PageCard } from '../router/PageCard.tsx'

/** Shown instead of a framed page that got a 401; Refresh opens it with a new ticket (FRAME-007, FRAME-Q7). */
export function UnauthorisedFrame({ page, onRefresh }: { page: string; onRefresh: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <PageCard>
      <StatePanel
        role="alert"
        drawing={<Icon name="lock" size={32} />}
        title={formatMessage({ id: 'frames.unauthorised' })}
        actions={
          <Button type="primary" onClick={onRefresh}>
            {formatMessage({ id: 'frames.refresh' })}
          </Button>
        }
      >
        {formatMessage({ id: 'frames.unauthorised.note' }, { page })}
      </StatePanel>
    </PageCard>
  )
}
