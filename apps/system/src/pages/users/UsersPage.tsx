import { NoAccess } from '@console/domain-ui'
import { lazyPart, useHost } from '@console/sub-app'
import type { account } from '@console/contracts'
import { countText, EmptyState, InspectDrawer } from '@console/ui'
import { ListPage, useListSearch, type BandProps, type RowPage } from '@console/ui/list-page'
import { Button, Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { ActionOutcome } from '../../components/person/ActionOutcome.tsx'
import { PersonCard } from '../../components/person/PersonCard.tsx'
import { usePeopleActions } from '../../components/person/use-people-actions.ts'
import { usePeople, type PeoplePage } from '../../queries/people.ts'
import { FilteredUsers } from './FilteredUsers.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { NewPersonDialog } from './on-demand-dialogs.ts'
import { SelectionBar } from './SelectionBar.tsx'
import { usePeopleColumns } from './use-people-columns.tsx'
import { useSelection } from './use-selection.ts'
import { toFilter, usersList, type UsersFilters } from './users.search.ts'
import { UsersBand } from './UsersBand.tsx'
import { UsersTools } from './UsersTools.tsx'

/** Loaded with its texts when a person is opened: the list does not need it. */
const PersonPanel = lazyPart(
  async () => {
    const [panel, { texts }] = await Promise.all([
      import(/* webpackChunkName: "on-demand-person" */ '../../components/person/PersonPanel.tsx'),
      import(/* webpackChunkName: "on-demand-person" */ './person-texts.ts'),
    ])
    return { Page: panel.PersonPanel, texts }
  },
  { Loading: PanelLoading },
)

/** All people of the company: search, create, change, import and export (SHELL-049). */
export function UsersPage() {
  const { formatMessage, locale } = useIntl()
  const { user } = useHost()
  const list = useListSearch(usersList)
  const { search, setSearch, filters, paging } = list
  const { id: openId } = search
  const people = usePeople({ ...toFilter(filters), pageIndex: paging.page, pageSize: paging.pageSize })
  const canManage = user.individual !== true
  const actions = usePeopleActions()
  const selection = useSelection(list.filterKey)
  const rows = people.data?.records ?? []
  const columns = usePeopleColumns({
    selection: canManage ? selection : null,
    rows,
    isNarrow: openId !== null,
  })
  const index = rows.findIndex(({ id }) => id === openId)
  const walkTo = (id: number | undefined) =>
    id === undefined ? undefined : () => setSearch({ id }, { replace: true })
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
          <Button type="primary" onClick={() => setSearch({ new: true })}>
            {formatMessage({ id: 'people.new' })}
          </Button>
        )
      }
      columns={columns}
      rowKey={({ id }) => id}
      selectedKey={openId}
      onOpen={({ id }) => setSearch({ id }, { replace: openId !== null })}
      mobileCard={renderCard}
      isCompact
      states={{
        failed: formatMessage({ id: 'people.failed' }),
        preserved: formatMessage({ id: 'ui.error.filtersUnchanged' }),
        empty: (
          <EmptyState title={formatMessage({ id: 'people.empty.title' })}>
            {formatMessage({ id: 'people.empty.text' })}
          </EmptyState>
        ),
        filteredEmpty: (
          <FilteredUsers
            filters={filters}
            unfilteredCount={people.data?.unfilteredTotal}
            onFilters={(next) => list.inquire(next, people)}
            onReset={() => list.reset(people)}
          />
        ),
      }}
      dock={
        openId !== null && (
          <InspectDrawer
            title={rows[index]?.name ?? formatMessage({ id: 'people.person' })}
            onClose={() => setSearch({ id: null, edit: false })}
            onPrevious={walkTo(rows[index - 1]?.id)}
            onNext={index === -1 ? undefined : walkTo(rows[index + 1]?.id)}
          >
            <PersonPanel
              id={openId}
              isEditing={search.edit}
              onEditing={(isEditing) => setSearch({ edit: isEditing }, { replace: !isEditing })}
            />
          </InspectDrawer>
        )
      }
    >
      {search.new && canManage && (
        <NewPersonDialog
          orgId={filters.orgId}
          onMade={(made, name) => {
            setSearch({ new: false })
            actions.showPasswords([{ ...made, name }])
          }}
          onClose={() => setSearch({ new: false })}
        />
      )}
      {search.import && canManage && (
        <ImportDialog onClose={() => setSearch({ import: false }, { replace: true })} />
      )}
      <ActionOutcome actions={actions} />
    </ListPage>
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

function PanelLoading() {
  return <Skeleton active />
}
