import { Alert } from 'antd'
import { useIntl } from 'react-intl'

/** Names the parameters of the address that were not understood; the page ignores them. */
export function MalformedNote({ names }: { names: readonly string[] }) {
  const { formatMessage } = useIntl()
  if (names.length === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      title={formatMessage({ id: 'sessions.malformed' }, { names: names.join(', '), count: names.length })}
    />
  )
}
