import { PageSkeleton } from '@console/ui/page-skeleton'
import { useIntl } from 'react-intl'

/** While a page's own code is on its way. */
export function PageLoading() {
  const { formatMessage } = useIntl()
  return <PageSkeleton label={formatMessage({ id: 'subApp.loading' })} />
}
