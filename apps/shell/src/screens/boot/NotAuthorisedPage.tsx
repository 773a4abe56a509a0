import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { FullPage } from './FullPage.tsx'

/** A call that the console cannot start without was refused with 401 or 403 (SHELL-029). */
export function NotAuthorisedPage({ onRefresh }: { onRefresh: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <FullPage
      title={formatMessage({ id: 'boot.notAuthorised' })}
      isAlert
      actions={
        <Button type="primary" onClick={onRefresh}>
          {formatMessage({ id: 'boot.refresh' })}
        </Button>
      }
    >
      <p>{formatMessage({ id: 'boot.notAuthorised.note' })}</p>
    </FullPage>
  )
}
