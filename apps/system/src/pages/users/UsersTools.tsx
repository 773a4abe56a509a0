import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { ExportButton } from '@console/domain-ui'
import { toFilter, type UsersFilters } from './users.search.ts'

/** The actions on the whole list. */
export function UsersTools({ filters, onImport }: { filters: UsersFilters; onImport: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <Button onClick={onImport}>{formatMessage({ id: 'people.import' })}</Button>
      <ExportButton
        request={{ kind: 'people', filter: toFilter(filters) }}
        label={formatMessage({ id: 'people.export' })}
      />
    </>
  )
}
