import type { projectEntity } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { Alert } from 'antd'
import { useIntl } from 'react-intl'

/** Says to a provider that is not verified what it may do meanwhile, and how to be verified (PROV-007). */
export function VerificationBanner({ actor }: { actor: projectEntity.ProjectActor | undefined }) {
  const { formatMessage } = useIntl()
  const { user } = useHost()
  if (actor === undefined || !actor.isProvider || actor.isVerified) return null
  const state = user.tenantAuthStatus === 'Rejected' ? 'rejected' : 'unverified'
  return (
    <Alert
      type="warning"
      showIcon
      title={formatMessage({ id: `project.verification.${state}` }, { company: user.tenantName })}
      description={formatMessage({ id: 'project.verification.text' })}
    />
  )
}
