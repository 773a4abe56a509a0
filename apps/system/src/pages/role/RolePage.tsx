import { ApiError, useHost } from '@console/sub-app'
import { ErrorState, NoPermissionState } from '@console/ui'
import { Button, Skeleton } from 'antd'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useGrantCatalogue, useRoles } from '../../queries/roles.ts'
import { grantIndex } from './grant-index.ts'
import styles from './RolePage.module.css'
import { RoleWorkplace } from './RoleWorkplace.tsx'

/** The roles of the company: their permissions and their members. */
export function RolePage() {
  const { formatMessage } = useIntl()
  const { user, language, services } = useHost()
  const roles = useRoles()
  const catalogue = useGrantCatalogue()
  const menu = catalogue.data?.menu
  const index = useMemo(() => menu && grantIndex(menu, language), [language, menu])
  const error = roles.error ?? catalogue.error

  if (error instanceof ApiError && error.status === 403) {
    return (
      <NoPermissionState
        tenant={user.tenantName}
        page={formatMessage({ id: 'role.pageName' })}
        action={
          <Button onClick={() => services.navigate('/console/')}>
            {formatMessage({ id: 'role.goBack' })}
          </Button>
        }
      />
    )
  }
  if (roles.data !== undefined && catalogue.data !== undefined && index !== undefined) {
    return <RoleWorkplace roles={roles.data.roles} index={index} permissions={catalogue.data.permissions} />
  }
  if (error !== null) {
    return (
      <ErrorState
        title={formatMessage({ id: 'role.failed' })}
        error={error instanceof ApiError ? error : { message: error.message }}
        onRetry={() => {
          void roles.refetch()
          void catalogue.refetch()
        }}
      />
    )
  }
  return (
    <div className={styles['loading']} role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
      <Skeleton active paragraph={{ rows: 8 }} />
    </div>
  )
}
