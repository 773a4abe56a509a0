import { useHost } from '@console/sub-app'
import { Button } from 'antd'
import { useIntl } from 'react-intl'

/** Opens the console's home, from a state that has no other way out. */
export function BackHomeButton() {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  return (
    <Button onClick={() => services.navigate('/console/')}>
      {formatMessage({ id: 'domainUi.backHome' })}
    </Button>
  )
}
