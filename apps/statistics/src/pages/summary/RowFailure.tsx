import { Alert } from 'antd'
import { useIntl } from 'react-intl'

/** Why the row that is edited was not saved. */
export function RowFailure({ text }: { text: string }) {
  const { formatMessage } = useIntl()
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={formatMessage({ id: 'summary.notSaved' })}
      description={text}
    />
  )
}
