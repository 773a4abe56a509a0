import { PageSkeleton } from '@console/ui/page-skeleton'
import { useIntl } from 'react-intl'

/** Shown while the code of a page loads. */
export function PageLoading() {
  const { formatMessage } = useIntl()
  return <PageSkeleton label={formatMessage({ id: 'subApp.loading' })} />
}
