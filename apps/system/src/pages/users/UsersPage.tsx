import { NoAccess } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import type { account } from '@console/contracts'
import { countText } from '@console/ui'
import { CreateButton, ListPage, useListSearch, type BandProps, type RowPage } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { ActionOutcome } from '../../components/person/ActionOutcome.tsx'
import { PersonCard } from '../../components/person/PersonCard.tsx'
import { usePeopleActions, type PeopleActions } from '../../components/person/use-people-actions.ts'
import { usePeople, type PeoplePage } from '../../queries/people.ts'
import { ImportDialog } from './ImportDialog.tsx'
import { NewPersonDialog } from './on-demand-dialogs.ts'
import { PersonDrawer } from './PersonDrawer.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { usePeopleColumns } from './use-people-columns.tsx'
import { useSelection } from './use-selection.ts'
import { useUsersStates } from './use-users-states.tsx'
import { toFilter, usersList, type UsersFilters, type UsersList } from './users.search.ts'
import { UsersBand } from './UsersBand.tsx'
import { UsersTools } from './UsersTools.tsx'

/** All people of the company: search, create, change, import and export (SHELL-049). */
export function UsersPage() {
  const { formatMessage, locale } = useIntl()
  const { user } = useHost()
  const list = useListSearch(usersList)
  const { search, setSearch, filters, paging } = list
  const { id: openId } = search
  const people = usePeople({ ...toFilter(filters), pageIndex: paging.page, pageSize: paging.pageSize })
  const canManage = user.individual !== true
  const rows = people.data?.records ?? []
  const selection = useSelection(list.filterKey, rows)
  const actions = usePeopleActions(selection.keepUp)
  const states = useUsersStates({
    filters,
    unfilteredCount: people.data?.unfilteredTotal,
    onFilters: (next) => list.inquire(next, people),
    onReset: () => list.reset(people),
  })
  const columns = usePeopleColumns({
    selection: canManage ? selection : null,
    rows,
    isNarrow: openId !== null,
  })
  return (
    <ListPage
      list={list}
      query={people}
      toRowPage={toRowPage}
      label={formatMessage({ id: 'people.list' })}
      noPermission={<NoAccess page={formatMessage({ id: 'people.pageName' })} />}
      band={renderBand}
      formatCount={({ total, isCapped = false }) =>
        formatMessage({ id: 'people.count' }, { text: countText(total, isCapped, locale), count: total })
      }
      lead={selection.people.length > 0 && <SelectionBar selection={selection} actions={actions} />}
      tools={canManage && <UsersTools filters={filters} onImport={() => setSearch({ import: true })} />}
      action={
        canManage && (
          <CreateButton
            text={formatMessage({ id: 'people.new' })}
            shortText={formatMessage({ id: 'people.newShort' })}
            onClick={() => setSearch({ new: true })}
          />
        )
      }
      columns={columns}
      rowKey={({ id }) => id}
      selectedKey={openId}
      onOpen={({ id }) => setSearch({ id }, { replace: openId !== null })}
      mobileCard={renderCard}
      isCompact
      states={states}
      dock={openId !== null && <PersonDrawer id={openId} list={list} rows={rows} />}
    >
      {canManage && <UsersDialogs list={list} actions={actions} />}
      <ActionOutcome actions={actions} />
    </ListPage>
  )
}

type UsersDialogsProps = { list: UsersList; actions: PeopleActions }

/** The dialogs that the address opens. */
function UsersDialogs({ list: { search, setSearch, filters }, actions }: UsersDialogsProps) {
  return (
    <>
      {search.new && (
        <NewPersonDialog
          orgId={filters.orgId}
          onMade={(made, name) => {
            setSearch({ new: false })
            actions.showPasswords([{ ...made, name }])
          }}
          onClose={() => setSearch({ new: false })}
        />
      )}
      {search.import && <ImportDialog onClose={() => setSearch({ import: false }, { replace: true })} />}
    </>
  )
}

function renderBand(band: BandProps<UsersFilters>) {
  return <UsersBand {...band} />
}

function renderCard(person: account.Person) {
  return <PersonCard person={person} />
}

function toRowPage({ records, total, totalIsCapped }: PeoplePage): RowPage<account.Person> {
  return { rows: records, total, isCapped: totalIsCapped }
}
