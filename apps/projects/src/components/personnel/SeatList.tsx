import { type DataOf, DEFAULT_PAGE_SIZE, type projectPersonnel } from '@console/contracts'
import { PageFailure } from '@console/domain-ui'
import { type DataColumn, EmptyState, FilteredEmptyState } from '@console/ui'
import { ListTable, type RowPage } from '@console/ui/list-page'
import type { UseQueryResult } from '@tanstack/react-query'
import { Input } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isTicked, type SeatChanges } from './seat-changes.ts'
import styles from './PersonnelDialog.module.css'

/** Page and name by which seats are listed. */
type SeatQuery = { page: number; name: string }

type SeatListProps = {
  seats: UseQueryResult<DataOf<typeof projectPersonnel.personnel>>
  query: SeatQuery
  changes: SeatChanges
  onQuery: (query: SeatQuery) => void
  onToggle: (seat: projectPersonnel.ProjectSeat) => void
}

/** The seats, page by page; ticks on other pages stay. */
export function SeatList({ seats, query, changes, onQuery, onToggle }: SeatListProps) {
  const { formatMessage } = useIntl()
  const [typed, setTyped] = useState(query.name)
  const choice = (seat: projectPersonnel.ProjectSeat) => (
    <SeatChoice seat={seat} isChecked={isTicked(changes, seat)} onToggle={() => onToggle(seat)} />
  )
  const columns: DataColumn<projectPersonnel.ProjectSeat>[] = [
    { key: 'seat', title: formatMessage({ id: 'personnel.title' }), render: (_, seat) => choice(seat) },
  ]
  return (
    <>
      <SeatSearch typed={typed} onType={setTyped} onSearch={(name) => onQuery({ page: 1, name })} />
      <div className={styles['seats']}>
        <ListTable
          label={formatMessage({ id: 'personnel.title' })}
          query={seats}
          toRowPage={toRowPage}
          columns={columns}
          rowKey={({ userId }) => userId}
          isFiltered={query.name !== ''}
          paging={{
            page: query.page,
            pageSize: DEFAULT_PAGE_SIZE,
            onPage: (page) => onQuery({ ...query, page }),
          }}
          mobileCard={choice}
          states={{
            failed: formatMessage({ id: 'personnel.failed' }),
            failure: seats.error !== null && (
              <PageFailure
                error={seats.error}
                title={formatMessage({ id: 'personnel.failed' })}
                page={formatMessage({ id: 'personnel.title' })}
                onRetry={() => void seats.refetch()}
              />
            ),
            empty: (
              <EmptyState title={formatMessage({ id: 'personnel.none' })}>
                {formatMessage({ id: 'personnel.none.text' })}
              </EmptyState>
            ),
            filteredEmpty: (
              <FilteredEmptyState
                title={formatMessage({ id: 'personnel.noneFound' })}
                hiddenCount={0}
                filters={[]}
                onReset={() => {
                  setTyped('')
                  onQuery({ page: 1, name: '' })
                }}
              />
            ),
          }}
        />
      </div>
    </>
  )
}

type SeatSearchProps = {
  typed: string
  onType: (text: string) => void
  onSearch: (name: string) => void
}

function SeatSearch({ typed, onType, onSearch }: SeatSearchProps) {
  const { formatMessage } = useIntl()
  return (
    <Input.Search
      aria-label={formatMessage({ id: 'personnel.search' })}
      placeholder={formatMessage({ id: 'personnel.search' })}
      allowClear
      maxLength={200}
      value={typed}
      onChange={({ target }) => {
        onType(target.value)
      }}
      // In a form Enter would save it.
      onPressEnter={(event) => event.preventDefault()}
      onSearch={(text) => {
        onSearch(text.trim())
      }}
    />
  )
}

function toRowPage({
  records,
  total,
}: DataOf<typeof projectPersonnel.personnel>): RowPage<projectPersonnel.ProjectSeat> {
  return { rows: records, total }
}

type SeatChoiceProps = { seat: projectPersonnel.ProjectSeat; isChecked: boolean; onToggle: () => void }

/** A seat with its checkbox: ticked, it works for the project. */
function SeatChoice({ seat, isChecked, onToggle }: SeatChoiceProps) {
  const { formatMessage, formatList } = useIntl()
  const { name, account, orgName, otherBusinesses } = seat
  return (
    <label className={styles['seat']}>
      <input type="checkbox" checked={isChecked} onChange={onToggle} />
      <span className={styles['who']} dir="auto">
        {name}
        <span className="ui-wrap ui-gap-0-8 ui-note ui-muted">
          <span>{account}</span>
          {orgName !== null && <span>{orgName}</span>}
          {otherBusinesses.length > 0 && (
            <span>{formatMessage({ id: 'personnel.others' }, { names: formatList(otherBusinesses) })}</span>
          )}
        </span>
      </span>
    </label>
  )
}
