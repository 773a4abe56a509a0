import { EmptyState } from '@console/ui'
import { useIntl } from 'react-intl'
import { PageCard } from '../../runtime/router/PageCard.tsx'
import { BackHomeButton } from '../parts/BackHomeButton.tsx'

/** No page has this address (SHELL-026, ERR-026). */
export function NotFoundPage() {
  const { formatMessage } = useIntl()
  return (
    <PageCard>
      <EmptyState title={formatMessage({ id: 'page.notFound.text' })} action={<BackHomeButton isPrimary />}>
        {formatMessage({ id: 'page.notFound.note' })}
      </EmptyState>
    </PageCard>
  )
}
