import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { StatePanel } from './StatePanel.tsx'
import { WaveLock } from './WaveLock.tsx'

type NoPermissionStateProps = {
  /** The tenant whose administrator can grant it. */
  tenant: string
  /** The page's name with its group. */
  page: string
  /** The way back. */
  action?: ReactNode
}

/** The person may not see this page. */
export function NoPermissionState({ tenant, page, action }: NoPermissionStateProps) {
  const { formatMessage } = useIntl()
  return (
    <StatePanel
      role="alert"
      drawing={<WaveLock />}
      title={formatMessage({ id: 'ui.noPermission.title' })}
      actions={action}
    >
      {formatMessage({ id: 'ui.noPermission.text' }, { tenant, page })}
    </StatePanel>
  )
}
