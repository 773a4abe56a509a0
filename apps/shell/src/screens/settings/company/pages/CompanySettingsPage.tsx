import { company } from '@console/contracts'
import { ErrorState } from '@console/ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { useShell } from '../../../../runtime/context/shell-context.tsx'
import { PageCard } from '../../../../runtime/router/PageCard.tsx'
import { useCompanyDetail } from '../queries/company.ts'
import styles from './CompanySettingsPage.module.css'
import { FactsCard } from './FactsCard.tsx'
import { InviteCard } from './InviteCard.tsx'
import { LogoCard } from './LogoCard.tsx'
import { SignInRuleCard } from './SignInRuleCard.tsx'

/** The company's name and contact data, its invite code and its logos (COMP-001). */
export function CompanySettingsPage() {
  const { formatMessage } = useIntl()
  const { client } = useShell()
  const { data: detail, error, isFetching, refetch } = useCompanyDetail()
  if (detail === undefined && error !== null && !isFetching) {
    return (
      <PageCard>
        <ErrorState
          title={formatMessage({ id: 'company.failed' })}
          error={error}
          onRetry={() => void refetch()}
        />
      </PageCard>
    )
  }
  if (detail === undefined) {
    return (
      <div className={styles['page']} role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
        {['facts', 'invite', 'logos'].map((card) => (
          <div key={card} className={styles['card']}>
            <div className={styles['content']}>
              <Skeleton active paragraph={{ rows: card === 'facts' ? 6 : 3 }} />
            </div>
          </div>
        ))}
      </div>
    )
  }
  return (
    <div className={styles['page']}>
      {error !== null && (
        <p className={styles['problem']} role="alert">
          {formatMessage({ id: 'company.stale' }, { reason: error.message })}
        </p>
      )}
      <FactsCard detail={detail} />
      <InviteCard invitation={detail.insertInvCodeData ?? null} />
      <LogoCard detail={detail} />
      {client.has(company.setSignInRule) && <SignInRuleCard detail={detail} />}
    </div>
  )
}
