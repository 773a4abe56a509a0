import { EmptyState } from '@console/ui'
import { useIntl } from 'react-intl'
import { PageCard } from '../../runtime/router/PageCard.tsx'
import { BackHomeButton } from '../parts/BackHomeButton.tsx'

/** The pages around sign-in, opened while signed in. */
export function SignedInStaticPage({ messages }: { messages: 'forgotPassword' | 'register' }) {
  const { formatMessage } = useIntl()
  return (
    <PageCard>
      <EmptyState title={formatMessage({ id: `${messages}.title` })} action={<BackHomeButton />}>
        {formatMessage({ id: `${messages}.text` })}
      </EmptyState>
    </PageCard>
  )
}
