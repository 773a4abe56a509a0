import { DEFAULT_PAGE_SIZE, type DataOf, type projectPersonnel } from '@console/contracts'
import { DataTable, EmptyState, Icon, type DataColumn } from '@console/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { Input } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { PageFailure } from '../PageFailure.tsx'
import styles from './PersonnelDialog.module.css'
import { isTicked, type SeatChanges } from './seat-changes.ts'
import { SeatChoice } from './SeatChoice.tsx'

type Wanted = { page: number; name: string }

type SeatListProps = {
  seats: UseQueryResult<DataOf<typeof projectPersonnel.personnel>>
  wanted: Wanted
  changes: SeatChanges
  onWant: (wanted: Wanted) => void
  onToggle: (seat: projectPersonnel.ProjectSeat) => void
}

/** The seats, a page at a time; what was ticked on other pages stays. */
export function SeatList({ seats, wanted, changes, onWant, onToggle }: SeatListProps) {
  const { formatMessage } = useIntl()
  const [typed, setTyped] = useState(wanted.name)
  const rows = seats.data?.records ?? []
  const choice = (seat: projectPersonnel.ProjectSeat) => (
    <SeatChoice seat={seat} isChecked={isTicked(changes, seat)} onToggle={() => onToggle(seat)} />
  )
  const columns: DataColumn<projectPersonnel.ProjectSeat>[] = [
    { key: 'seat', title: formatMessage({ id: 'personnel.title' }), render: (_, seat) => choice(seat) },
  ]
  const isReady = seats.data !== undefined || seats.isError
  const state =
    seats.data === undefined ? (
      <PageFailure
        error={seats.error ?? new Error('')}
        title={formatMessage({ id: 'personnel.failed' })}
        page={formatMessage({ id: 'personnel.title' })}
        onRetry={() => void seats.refetch()}
      />
    ) : seats.data.total > 0 ? (
      <EmptyState title={formatMessage({ id: 'personnel.pageEmpty' })} />
    ) : wanted.name === '' ? (
      <EmptyState title={formatMessage({ id: 'personnel.none' })}>
        {formatMessage({ id: 'personnel.none.text' })}
      </EmptyState>
    ) : (
      <EmptyState title={formatMessage({ id: 'personnel.noneFound' })} />
    )
  return (
    <>
      <Input.Search
        aria-label={formatMessage({ id: 'personnel.search' })}
        placeholder={formatMessage({ id: 'personnel.search' })}
        prefix={<Icon name="search" />}
        allowClear
        maxLength={200}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
        }}
        onSearch={(text) => {
          onWant({ page: 1, name: text.trim() })
        }}
      />
      <div className={styles['seats']}>
        <DataTable
          label={formatMessage({ id: 'personnel.title' })}
          columns={columns}
          rows={rows}
          rowKey={({ userId }) => userId}
          isLoading={!isReady}
          isRefreshing={seats.isPlaceholderData}
          {...(isReady && rows.length === 0 ? { state } : {})}
          paging={{ page: wanted.page, pageSize: DEFAULT_PAGE_SIZE, total: seats.data?.total ?? 0 }}
          onPage={(page) => onWant({ ...wanted, page })}
          mobileCard={choice}
        />
      </div>
    </>
  )
}
