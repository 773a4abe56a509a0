import { links } from '@console/contracts'
import { EmptyState } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { PageCard } from '../../runtime/router/PageCard.tsx'

/** The first page of a user without any page, such as a seat. */
export function WelcomePage() {
  const { formatMessage } = useIntl()
  const { user } = useShell()
  const isSeat = user.type === 'TSR' || user.type === 'TeamTSR'
  return (
    <PageCard>
      <EmptyState
        title={formatMessage({ id: 'page.welcome.title' }, { name: user.name ?? user.username })}
        action={
          <>
            {isSeat && (
              <Button type="primary" href={links.buildLinkAddress(links.seat)}>
                {formatMessage({ id: 'page.welcome.seat' })}
              </Button>
            )}
            <Button type={isSeat ? 'default' : 'primary'} href={links.buildLinkAddress(links.download, {})}>
              {formatMessage({ id: 'page.welcome.client' })}
            </Button>
          </>
        }
      >
        {formatMessage({ id: 'page.welcome.text' }, { tenant: user.tenantName })}
      </EmptyState>
    </PageCard>
  )
}
