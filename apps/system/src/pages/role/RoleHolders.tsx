import type { role } from '@console/contracts'
import { ApiError, useHost } from '@console/sub-app'
import { DataTable, EmptyState, ErrorState, type DataColumn } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { paths } from '../../paths.ts'
import { HOLDERS_PAGE_SIZE, useHolders } from '../../queries/roles.ts'
import { HolderCard } from './HolderCard.tsx'
import { HolderStatus } from './HolderStatus.tsx'
import styles from './RolePage.module.css'

type RoleHoldersProps = { id: number; page: number; onPage: (page: number) => void }

/** Who has a role, each with the way to their account. */
export function RoleHolders({ id, page, onPage }: RoleHoldersProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const holders = useHolders(id, page)
  const rows = holders.data?.records ?? []
  const columns: DataColumn<role.Holder>[] = [
    {
      key: 'username',
      title: formatMessage({ id: 'role.people.username' }),
      render: (_cell, person) => (
        <Button
          type="link"
          size="small"
          className={styles['link'] ?? ''}
          onClick={() => services.navigate(`${paths.user}?id=${person.id}`)}
        >
          {person.username}
        </Button>
      ),
    },
    { key: 'name', title: formatMessage({ id: 'role.people.name' }), dataIndex: 'name' },
    {
      key: 'org',
      title: formatMessage({ id: 'role.people.organization' }),
      render: (_cell, { orgName }) => orgName ?? '-',
    },
    {
      key: 'status',
      title: formatMessage({ id: 'role.people.status' }),
      render: (_cell, person) => <HolderStatus person={person} />,
    },
  ]
  const state = stateOf()
  return (
    <DataTable
      label={formatMessage({ id: 'role.people' })}
      columns={columns}
      rows={rows}
      rowKey={(person) => person.id}
      isLoading={holders.isPending}
      isRefreshing={holders.isPlaceholderData}
      paging={{ page, pageSize: HOLDERS_PAGE_SIZE, total: holders.data?.total ?? 0 }}
      onPage={onPage}
      mobileCard={holderCard}
      {...(state === null ? {} : { state })}
    />
  )

  function stateOf() {
    if (holders.error !== null) {
      return (
        <ErrorState
          title={formatMessage({ id: 'role.people.failed' })}
          error={holders.error instanceof ApiError ? holders.error : { message: holders.error.message }}
          onRetry={() => void holders.refetch()}
        />
      )
    }
    if (holders.data === undefined || rows.length > 0) return null
    return (
      <EmptyState
        title={formatMessage({ id: page === 1 ? 'role.people.none' : 'role.people.nonePage' })}
        {...(page === 1
          ? {}
          : {
              action: (
                <Button onClick={() => onPage(1)}>{formatMessage({ id: 'role.people.firstPage' })}</Button>
              ),
            })}
      >
        {page === 1 ? formatMessage({ id: 'role.people.none.text' }) : null}
      </EmptyState>
    )
  }
}

function holderCard(person: role.Holder) {
  return <HolderCard person={person} />
}
