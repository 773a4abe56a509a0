import { account } from '@console/contracts'
import { type FindPeople, PageFailure, PersonSelect } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { PageLink } from '@console/sub-app/page-link'
import { type DataColumn, EmptyState, flagField, formatTime, idField, useUrlSearch } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { ListTable, type RowPage } from '@console/ui/list-page'
import { ShortTime } from '@console/ui/row'
import { useIntl } from 'react-intl'
import { LastOfPath } from '../../components/person/LastOfPath.tsx'
import { PersonCard } from '../../components/person/PersonCard.tsx'
import { PersonPanel } from '../../components/person/PersonPanel.tsx'
import { StatusTag } from '../../components/person/StatusTag.tsx'
import { paths } from '../../paths.ts'
import { type PeoplePage, usePeople, usePerson } from '../../queries/people.ts'
import styles from './UserPage.module.css'

export { texts } from './texts.ts'

/** Among the accounts of the page, which are more than a person's colleagues. */
const findAccounts: FindPeople = async (client, text, signal) => {
  const { records } = await client.send(account.list, { body: { text }, signal, isQuiet: true })
  return records.map(({ id, name, username }) => ({ value: id, label: `${name} (${username})` }))
}

/** The id of the open account, null for the search; and whether its form is open. */
const userSearch = { id: idField(), edit: flagField() }

const SEARCH_WIDTH = 320
const SEARCH_DELAY_MS = 300
/** They scroll below the head. */
const RECENT_PEOPLE = 20

/** One account; without an id, a search and the recently updated accounts (SHELL-049). */
export function UserPage() {
  const { formatMessage } = useIntl()
  const { search, problems, setSearch } = useUrlSearch(userSearch)
  const { id } = search
  const open = usePerson(id)
  return (
    <div className={styles['page']} data-list={id === null}>
      <AddressNotice problems={problems} onClear={() => setSearch({}, { replace: true })} />
      <div className={styles['head']}>
        <PersonSelect
          find={findAccounts}
          label={formatMessage({ id: 'person.find' })}
          placeholder={formatMessage({ id: 'person.find.hint' })}
          isSearchField={id === null}
          value={id}
          valueLabel={open.data?.name}
          delayMs={SEARCH_DELAY_MS}
          width={SEARCH_WIDTH}
          onChange={(next) => setSearch({ id: next, edit: false })}
        />
      </div>
      {id === null ? (
        <RecentPeople onOpen={(next) => setSearch({ id: next })} />
      ) : (
        <div className={styles['card']}>
          <PersonPanel
            id={id}
            isEditing={search.edit}
            onEditing={(isEditing) => setSearch({ edit: isEditing }, { replace: !isEditing })}
          />
        </div>
      )}
    </div>
  )
}

/** The most recently created or updated accounts. */
function RecentPeople({ onOpen }: { onOpen: (id: number) => void }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const people = usePeople({ order: 'changed', pageSize: RECENT_PEOPLE })
  const columns: DataColumn<account.Person>[] = [
    { key: 'name', title: formatMessage({ id: 'people.name' }), dataIndex: 'name' },
    { key: 'username', title: formatMessage({ id: 'people.username' }), dataIndex: 'username' },
    {
      key: 'status',
      title: formatMessage({ id: 'people.status' }),
      render: (_, person) => <StatusTag person={person} />,
    },
    {
      key: 'orgPath',
      title: formatMessage({ id: 'people.organization' }),
      render: (_, { orgPath }) => <LastOfPath path={orgPath} />,
    },
    {
      key: 'roles',
      title: formatMessage({ id: 'people.roles' }),
      render: (_, { roles }) => roles.map(({ name }) => name).join(', ') || '-',
    },
    {
      key: 'changed',
      title: formatMessage({ id: 'people.changed' }),
      render: (_, { changedAt, createdAt }) => (
        <ShortTime text={formatTime(changedAt ?? createdAt, timezone)} />
      ),
    },
  ]
  const failed = formatMessage({ id: 'people.failed' })
  return (
    <ListTable
      label={formatMessage({ id: 'person.recent' })}
      isFilling
      head={
        <>
          <h2 className="ui-body ui-strong">{formatMessage({ id: 'person.recent' })}</h2>
          <PageLink to={paths.users}>{formatMessage({ id: 'person.all' })}</PageLink>
        </>
      }
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
