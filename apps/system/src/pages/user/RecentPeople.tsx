import type { account } from '@console/contracts'
import { DEFAULT_PAGE_SIZE } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { DataTable, EmptyState, formatTime, type DataColumn } from '@console/ui'
import { useIntl } from 'react-intl'
import { PageFailure } from '../../components/PageFailure.tsx'
import { PersonCard } from '../../components/person/PersonCard.tsx'
import { StatusTag } from '../../components/person/StatusTag.tsx'
import { usePeople } from '../../queries/people.ts'

/** The accounts that were changed, or made, last. */
export function RecentPeople({ onOpen }: { onOpen: (id: number) => void }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const people = usePeople({ order: 'changed', pageSize: DEFAULT_PAGE_SIZE })
  if (people.error !== null) {
    return (
      <PageFailure
        error={people.error}
        title={formatMessage({ id: 'people.failed' })}
        page={formatMessage({ id: 'person.pageName' })}
        onRetry={() => void people.refetch()}
      />
    )
  }
  const changedAt = (person: account.Person) => formatTime(person.changedAt ?? person.createdAt, timezone)
  const columns: DataColumn<account.Person>[] = [
    { key: 'name', title: formatMessage({ id: 'people.name' }), dataIndex: 'name' },
    { key: 'username', title: formatMessage({ id: 'people.username' }), dataIndex: 'username' },
    {
      key: 'status',
      title: formatMessage({ id: 'people.status' }),
      render: (_, person) => <StatusTag person={person} />,
    },
    {
      key: 'changed',
      title: formatMessage({ id: 'people.changed' }),
      render: (_, person) => changedAt(person),
    },
  ]
  const rows = people.data?.records ?? []
  return (
    <DataTable
      label={formatMessage({ id: 'person.recent' })}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      isLoading={people.isPending}
      onOpen={({ id }) => onOpen(id)}
      {...(people.data !== undefined && rows.length === 0
        ? { state: <EmptyState title={formatMessage({ id: 'people.empty.title' })} /> }
        : {})}
      mobileCard={cardOf}
    />
  )
}

function cardOf(person: account.Person) {
  return <PersonCard person={person} />
}
