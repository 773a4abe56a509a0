import { PageFailure } from '@console/domain-ui'
import { useUrlSearch, idField, textField } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { useOrganizationTree } from '../../queries/organizations.ts'
import { OrganizationBoard } from './OrganizationBoard.tsx'

export { texts } from './texts.ts'

/** The state in the address: search text and selected organisation. */
const organizationSearch = { search: textField(), org: idField() }

/** The tree of organisations, one of them beside it (SHELL-049). */
export function OrganizationPage() {
  const { formatMessage } = useIntl()
  const { search, problems, setSearch } = useUrlSearch(organizationSearch)
  const tree = useOrganizationTree()
  if (tree.data === undefined) {
    if (tree.error === null) {
      return (
        <div className="ui-pad-24" role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
          <Skeleton active title={false} paragraph={{ rows: 10 }} />
        </div>
      )
    }
    return (
      <PageFailure
        error={tree.error}
        title={formatMessage({ id: 'organization.failed' })}
        page={formatMessage({ id: 'organization.page' })}
        onRetry={() => void tree.refetch()}
      />
    )
  }
  return (
    <OrganizationBoard
      tree={tree.data}
      notice={<AddressNotice problems={problems} onClear={() => setSearch({}, { replace: true })} />}
      searched={search.search ?? ''}
      chosenId={search.org}
      onSearch={(text) => setSearch({ search: text === '' ? null : text }, { replace: true })}
      onChoose={(id) => setSearch({ org: id }, { replace: search.org !== null && id !== null })}
    />
  )
}
