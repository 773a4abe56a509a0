import type { account } from '@console/contracts'
import { DEFAULT_PAGE_SIZE } from '@console/contracts'
import { PageFailure } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { EmptyState, formatTime, type DataColumn } from '@console/ui'
import { ListTable, type RowPage } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { PersonCard } from '../../components/person/PersonCard.tsx'
import { StatusTag } from '../../components/person/StatusTag.tsx'
import { usePeople, type PeoplePage } from '../../queries/people.ts'

/** The most recently created or updated accounts. */
export function RecentPeople({ onOpen }: { onOpen: (id: number) => void }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const people = usePeople({ order: 'changed', pageSize: DEFAULT_PAGE_SIZE })
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
  const failed = formatMessage({ id: 'people.failed' })
  return (
    <ListTable
      label={formatMessage({ id: 'person.recent' })}
      query={people}
      toRowPage={toRowPage}
      columns={columns}
      rowKey={({ id }) => id}
      onOpen={({ id }) => onOpen(id)}
      mobileCard={renderCard}
      states={{
        failed,
        failure: people.error !== null && (
          <PageFailure
            error={people.error}
            title={failed}
            page={formatMessage({ id: 'person.pageName' })}
            onRetry={() => void people.refetch()}
          />
        ),
        empty: <EmptyState title={formatMessage({ id: 'people.empty.title' })} />,
      }}
    />
  )
}

function toRowPage({ records }: PeoplePage): RowPage<account.Person> {
  return { rows: records, total: records.length }
}

function renderCard(person: account.Person) {
  return <PersonCard person={person} />
}
