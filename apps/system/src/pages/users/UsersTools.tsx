import { account } from '@console/contracts'
import { countText, DataTable } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { ExportButton } from '../../components/ExportButton.tsx'
import { ActionOutcome } from '../../components/person/ActionOutcome.tsx'
import { PersonCard } from '../../components/person/PersonCard.tsx'
import { usePeopleActions } from '../../components/person/use-people-actions.ts'
import type { usePeople } from '../../queries/people.ts'
import { NewPersonDialog } from './on-demand-dialogs.ts'
import { SelectionBar } from './SelectionBar.tsx'
import { usePeopleColumns } from './use-people-columns.tsx'
import { useSelection } from './use-selection.ts'
import { filterOf, type UsersFilters } from './users.search.ts'
import styles from './UsersPage.module.css'
import { UsersState } from './UsersState.tsx'

type UsersListProps = {
  people: ReturnType<typeof usePeople>
  filters: UsersFilters
  page: number
  openId: number | null
  /** False for who sees just themself. */
  mayManage: boolean
  onOpen: (id: number) => void
  onPage: (page: number) => void
  onFilters: (filters: UsersFilters) => void
  onReset: () => void
  onImport: () => void
  /** Whether the form of a new person is open. */
  isMaking: boolean
  onMaking: (isMaking: boolean) => void
}

/** The count, what can be done, and the people, or what stands in for them. */
export function UsersList(props: UsersListProps) {
  const { people, filters, page, openId, mayManage, onOpen, onPage, onImport, isMaking, onMaking } = props
  const { formatMessage, locale } = useIntl()
  const actions = usePeopleActions()
  const selection = useSelection(JSON.stringify(filters))
  const { data: answer } = people
  const rows = answer?.records ?? []
  const columns = usePeopleColumns({
    selection: mayManage ? selection : null,
    rows,
    isNarrow: openId !== null,
  })
  const isReady = answer !== undefined || people.isError
  return (
    <>
      <div className={styles['line']}>
        {selection.people.length > 0 ? (
          <SelectionBar selection={selection} actions={actions} />
        ) : (
          <span className={styles['count']} role="status">
            {answer !== undefined &&
              formatMessage(
                { id: 'people.count' },
                { text: countText(answer.total, answer.totalIsCapped, locale), count: answer.total },
              )}
          </span>
        )}
        {mayManage && (
          <span className={styles['tools']}>
            <Button onClick={onImport}>{formatMessage({ id: 'people.import' })}</Button>
            <ExportButton
              request={{ kind: 'people', filter: filterOf(filters) }}
              label={formatMessage({ id: 'people.export' })}
            />
            <Button type="primary" onClick={() => onMaking(true)}>
              {formatMessage({ id: 'people.new' })}
            </Button>
          </span>
        )}
      </div>
      <DataTable
        label={formatMessage({ id: 'people.list' })}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        isLoading={!isReady}
        isRefreshing={people.isPlaceholderData}
        selectedKey={openId}
        onOpen={({ id }) => onOpen(id)}
        {...(isReady && rows.length === 0 ? { state: <UsersState {...props} /> } : {})}
        paging={{
          page,
          pageSize: account.PEOPLE_PAGE_SIZE,
          total: answer?.total ?? 0,
        }}
        onPage={onPage}
        mobileCard={cardOf}
      />
      {isMaking && (
        <NewPersonDialog
          orgId={filters.orgId}
          onMade={(made, name) => {
            onMaking(false)
            actions.showPasswords([{ ...made, name }])
          }}
          onClose={() => onMaking(false)}
        />
      )}
      <ActionOutcome actions={actions} />
    </>
  )
}

function cardOf(person: account.Person) {
  return <PersonCard person={person} />
}
