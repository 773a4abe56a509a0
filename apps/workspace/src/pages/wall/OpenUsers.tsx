import { useHost } from '@console/sub-app'
import { Button } from 'antd'
import { useIntl } from 'react-intl'

/** People get their business and position there. */
const USERS = '/app-tenant-system/system/users'

/** Leads to the page that fills the wall, for people who may open it. */
export function OpenUsers() {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  if (!services.canOpen(USERS)) return null
  return <Button onClick={() => services.navigate(USERS)}>{formatMessage({ id: 'wall.openUsers' })}</Button>
}
