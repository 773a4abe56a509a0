import { EmptyState } from '@console/ui'
import { useIntl } from 'react-intl'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { PageCard } from '../../runtime/router/PageCard.tsx'
import { BackHomeButton } from '../parts/BackHomeButton.tsx'

/** No page has this address (SHELL-026, ERR-026). A user without any page sees whom to contact. */
export function NotFoundPage() {
  const { formatMessage } = useIntl()
  const { menu, user } = useShell()
  const hasPages = menu.listed.length > 0
  return (
    <PageCard>
      <EmptyState title={formatMessage({ id: 'page.notFound.text' })} action={<BackHomeButton isPrimary />}>
        {hasPages
          ? formatMessage({ id: 'page.notFound.note' })
          : formatMessage({ id: 'page.notFound.noPages' }, { tenant: user.tenantName })}
      </EmptyState>
    </PageCard>
  )
}
