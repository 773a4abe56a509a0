import { PageFailure } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { isForbidden } from '@console/ui'
import { Skeleton } from 'antd'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useGrantCatalogue, useRoles } from '../../queries/roles.ts'
import { grantIndex } from './grant-index.ts'
import { RoleWorkplace } from './RoleWorkplace.tsx'

export { texts } from './texts.ts'

/** The roles of the company: their permissions and their members. */
export function RolePage() {
  const { formatMessage } = useIntl()
  const { language } = useHost()
  const roles = useRoles()
  const catalogue = useGrantCatalogue()
  const menu = catalogue.data?.menu
  const index = useMemo(() => menu && grantIndex(menu, language), [language, menu])
  const error = roles.error ?? catalogue.error

  if (
    !isForbidden(error) &&
    roles.data !== undefined &&
    catalogue.data !== undefined &&
    index !== undefined
  ) {
    return <RoleWorkplace roles={roles.data.roles} index={index} permissions={catalogue.data.permissions} />
  }
  if (error !== null) {
    return (
      <PageFailure
        title={formatMessage({ id: 'role.failed' })}
        page={formatMessage({ id: 'role.pageName' })}
        error={error}
        onRetry={() => {
          void roles.refetch()
          void catalogue.refetch()
        }}
      />
    )
  }
  return (
    <div className="ui-pad-24" role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
      <Skeleton active paragraph={{ rows: 8 }} />
    </div>
  )
}
