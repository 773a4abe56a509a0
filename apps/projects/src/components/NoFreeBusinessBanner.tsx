import type { projectEntity } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { Alert, Button } from 'antd'
import { useIntl } from 'react-intl'
import { paths } from '../paths.ts'

/** Says to a provider that could apply why it cannot yet, and where to change that. */
export function NoFreeBusinessBanner({ actor }: { actor: projectEntity.ProjectActor | undefined }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  if (actor?.isVerified !== true || actor.hasFreeBusiness !== false) return null
  return (
    <Alert
      type="info"
      showIcon
      title={formatMessage({ id: 'project.noFreeBusiness' })}
      description={formatMessage({ id: 'project.noFreeBusiness.text' })}
      action={
        services.canOpen(paths.setup.businesses) && (
          <Button onClick={() => services.navigate(paths.setup.businesses)}>
            {formatMessage({ id: 'project.noFreeBusiness.open' })}
          </Button>
        )
      }
    />
  )
}
