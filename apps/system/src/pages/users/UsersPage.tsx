import type { account } from '@console/contracts'
import { ExportButton, NoAccess } from '@console/domain-ui'
import { useListSlots } from '@console/domain-ui/slots'
import { lazyPart, useHost } from '@console/sub-app'
import { AppModal, countText, EmptyState, InspectDrawer } from '@console/ui'
import { CreateButton, ListPage, type RowPage, useListSearch } from '@console/ui/list-page'
import { Button, Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { ActionOutcome } from '../../components/person/ActionOutcome.tsx'
import { toPersonRecord } from '../../components/person/person-record.ts'
import { PersonCard } from '../../components/person/PersonCard.tsx'
import { type PeopleActions, usePeopleActions } from '../../components/person/use-people-actions.ts'
import { type PeoplePage, usePeople, useRefreshPeople } from '../../queries/people.ts'
import { NewPersonDialog } from './on-demand-dialogs.ts'
import { SelectionBar } from './SelectionBar.tsx'
import { usePeopleColumns } from './use-people-columns.tsx'
import { useSelection } from './use-selection.ts'
import { toFilter, type UsersFilters, type UsersList, usersList } from './users.search.tsx'

export { peopleTexts as texts } from '../../components/people-texts.ts'

const NONE: account.Person[] = []
/** Room for the table of refused lines, px. */
const WIDTH = 760

/** Rarely used: the steps and their texts load when the dialog is opened. */
const ImportSteps = lazyPart(
  async () => {
    const { ImportSteps, texts } = await import(
      /* webpackChunkName: "on-demand-import" */ './ImportSteps.tsx'
    )
    return { Page: ImportSteps, texts }
  },
  { Loading: StepsLoading },
)

/** Loaded with its texts when a person is opened: the list does not need it. */
const PersonPanel = lazyPart(
  async () => {
    const { PersonPanel, texts } = await import(
      /* webpackChunkName: "on-demand-person" */ '../../components/person/PersonPanel.tsx'
    )
    return { Page: PersonPanel, texts }
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
  const rows = people.data?.records ?? NONE
  const unfiltered = people.data?.unfilteredTotal
  const selection = useSelection(list.filterKey, rows)
  const actions = usePeopleActions(selection.updateVersions)
  const columns = usePeopleColumns({
    selection: canManage ? selection : null,
    rows,
    isNarrow: openId !== null,
  })
  const slots = useListSlots({ target: 'person', rows, toRecord: toPersonRecord })
  return (
    <ListPage
      list={list}
      query={people}
      toRowPage={toRowPage}
      label={formatMessage({ id: 'people.list' })}
      noPermission={<NoAccess page={formatMessage({ id: 'people.pageName' })} />}
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
      columns={openId === null ? slots.withColumns(columns) : columns}
      rowKey={({ id }) => id}
      selectedKey={openId}
      onOpen={({ id }) => setSearch({ id }, { replace: openId !== null })}
      mobileCard={(person) => slots.withCard(person, <PersonCard person={person} />)}
      isCompact
      states={{
        failed: formatMessage({ id: 'people.failed' }),
        empty: <NoPeople />,
      }}
      filteredTitle={formatMessage({ id: 'people.filteredEmpty' })}
      useHiddenCount={() => (unfiltered === undefined ? undefined : { total: unfiltered })}
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

function NoPeople() {
  const { formatMessage } = useIntl()
  return (
    <EmptyState title={formatMessage({ id: 'people.empty.title' })}>
      {formatMessage({ id: 'people.empty.text' })}
    </EmptyState>
  )
}

function toRowPage({ records, total, totalIsCapped }: PeoplePage): RowPage<account.Person> {
  return { rows: records, total, isCapped: totalIsCapped }
}

/** The actions on the whole list. */
function UsersTools({ filters, onImport }: { filters: UsersFilters; onImport: () => void }) {
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

type PersonDrawerProps = {
  id: number
  list: Pick<UsersList, 'search' | 'setSearch'>
  /** The people of the page, to go to the previous and the next one. */
  rows: readonly account.Person[]
}

/** One person beside the list. */
function PersonDrawer({ id, list: { search, setSearch }, rows }: PersonDrawerProps) {
  const { formatMessage } = useIntl()
  const index = rows.findIndex((person) => person.id === id)
  const walkTo = (person: account.Person | undefined) =>
    person && (() => setSearch({ id: person.id }, { replace: true }))
  return (
    <InspectDrawer
      title={rows[index]?.name ?? formatMessage({ id: 'people.person' })}
      onClose={() => setSearch({ id: null, edit: false })}
      onPrevious={walkTo(rows[index - 1])}
      onNext={index === -1 ? undefined : walkTo(rows[index + 1])}
    >
      <PersonPanel
        id={id}
        isEditing={search.edit}
        onEditing={(isEditing) => setSearch({ edit: isEditing }, { replace: !isEditing })}
      />
    </InspectDrawer>
  )
}

function PanelLoading() {
  return <Skeleton active />
}

/** People from a file: checked first, then imported. It continues when the dialog is closed, and is found again. */
function ImportDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const refreshPeople = useRefreshPeople()

  function leave() {
    void refreshPeople()
    onClose()
  }

  return (
    <AppModal
      open
      width={WIDTH}
      title={formatMessage({ id: 'people.import.title' })}
      onCancel={leave}
      footer={<Button onClick={leave}>{formatMessage({ id: 'ui.close' })}</Button>}
    >
      <ImportSteps />
    </AppModal>
  )
}

function StepsLoading() {
  const { formatMessage } = useIntl()
  return (
    <div role="status" aria-label={formatMessage({ id: 'subApp.loading' })}>
      <Skeleton active title={false} paragraph={{ rows: 3 }} />
    </div>
  )
}
