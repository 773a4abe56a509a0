import { useIntl } from 'react-intl'
import { Part } from '../../../base/components/Part.tsx'
import { pageOfRecords } from '../../../base/components/reading/page-of-rows.ts'
import type { ReadingSearch } from '../../../base/components/reading/reading-search.ts'
import { RecordTable } from '../../../base/components/reading/RecordTable.tsx'
import { useReadingStates } from '../../../base/components/reading/use-reading-states.tsx'
import { useSignIns } from '../../queries/subscription.ts'
import { useSignInColumns } from './account-columns.ts'

/** The open accounts, each with its last sign-in. */
export function SignIns({ search }: { search: ReadingSearch }) {
  const { formatMessage } = useIntl()
  const { list } = search
  const signIns = useSignIns(search.paging)
  const columns = useSignInColumns()
  const states = useReadingStates({ texts: 'accounts.signIn', search, query: signIns })
  return (
    <Part title={formatMessage({ id: 'accounts.signIn.title' })}>
      <RecordTable
        texts="accounts.signIn"
        label={formatMessage({ id: 'accounts.signIn.title' })}
        {...(signIns.data === undefined
          ? {}
          : {
              head: (
                <span role="status">
                  {formatMessage({ id: 'accounts.signIn.count' }, { count: signIns.data.total })}
                </span>
              ),
            })}
        query={signIns}
        toRowPage={pageOfRecords}
        states={states}
        paging={{ ...list.paging, onPage: list.setPage, onPageSize: list.setPageSize }}
        rowKey={({ id }) => id}
        columns={columns}
      />
    </Part>
  )
}
