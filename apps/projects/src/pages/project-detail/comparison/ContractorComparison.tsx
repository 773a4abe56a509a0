import { PageFailure } from '@console/domain-ui'
import { ApiError, MoreTexts } from '@console/sub-app'
import { EmptyState, IconButton, useIsMobile, useUrlSearch } from '@console/ui'
import { ListTable } from '@console/ui/list-page'
import { Segmented, Select } from 'antd'
import { useMemo, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useComparison, type WireDays } from '../../../queries/comparison.ts'
import { ComparedContractor } from './ComparedContractor.tsx'
import { COMPARISON_METRICS, COMPARISON_VIEWS, compared, type ComparedRow } from '../comparison-metrics.ts'
import { ComparisonChart } from './ComparisonChart.tsx'
import { ComparisonDownload } from './ComparisonDownload.tsx'
import { projectDetailSearch } from '../project-detail.search.ts'
import styles from './ContractorComparison.module.css'
import { comparisonTexts } from './texts.ts'
import { useComparisonColumns } from './use-comparison-columns.tsx'

type ContractorComparisonProps = { projectId: number; range: WireDays }

/** Contractors of a project side by side: figures, and bars of the compared one. */
export function ContractorComparison(props: ContractorComparisonProps) {
  return (
    <MoreTexts texts={comparisonTexts}>
      <Comparison {...props} />
    </MoreTexts>
  )
}

function Comparison({ projectId, range }: ContractorComparisonProps) {
  const { formatMessage } = useIntl()
  const comparison = useComparison(projectId, range)
  const { search, setSearch } = useUrlSearch(projectDetailSearch)
  const { compare: metric, order } = search
  const by = { metric, order }
  const records = comparison.data?.records
  const rows = useMemo(() => compared(records ?? [], { metric, order }), [records, metric, order])
  const isChart = search.view === 'chart'
  const columns = useComparisonColumns(by, (next) => {
    setSearch({ compare: next.metric, order: next.order }, { replace: true })
  })
  const title = formatMessage({ id: 'comparison.title' })
  const [download, setDownload] = useState<HTMLElement | null>(null)
  return (
    <div className={styles['comparison']}>
      <div className={styles['line']}>
        <h2 className={styles['title']}>{title}</h2>
        <ComparisonTools>
          <span ref={setDownload}>
            {!isChart && rows.length > 0 && <ComparisonDownload title={title} rows={rows} />}
          </span>
        </ComparisonTools>
      </div>
      {isChart && rows.length > 0 ? (
        <ComparisonChart rows={rows} metric={metric} download={download} />
      ) : (
        <ListTable
          label={title}
          query={comparison}
          toRowPage={() => ({ rows, total: rows.length })}
          columns={columns}
          rowKey={({ bizTypeId }) => bizTypeId}
          mobileCard={ContractorCard}
          states={{
            failed: formatMessage({ id: 'comparison.failed' }),
            failure: comparison.error !== null && (
              <ComparisonFailure error={comparison.error} onRetry={() => void comparison.refetch()} />
            ),
            empty: (
              <EmptyState title={formatMessage({ id: 'comparison.none' })}>
                {formatMessage({ id: 'comparison.none.text' })}
              </EmptyState>
            ),
          }}
        />
      )}
    </div>
  )
}

function ContractorCard(row: ComparedRow) {
  return <ComparedContractor row={row} />
}

/** The compared figure, its order where no column head has it, and the view. */
function ComparisonTools({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl()
  const { search, setSearch } = useUrlSearch(projectDetailSearch)
  const isMobile = useIsMobile()
  return (
    <span className={styles['tools']}>
      <Select
        aria-label={formatMessage({ id: 'comparison.by' })}
        className={styles['metric'] ?? ''}
        prefix={formatMessage({ id: 'comparison.by' })}
        value={search.compare}
        options={COMPARISON_METRICS.map((metric) => ({
          value: metric,
          label: formatMessage({ id: `comparison.${metric}` }),
        }))}
        onChange={(chosen) => {
          setSearch({ compare: chosen, order: 'descend' }, { replace: true })
        }}
      />
      {(isMobile || search.view === 'chart') && <OrderButton />}
      <Segmented
        name="comparison-view"
        aria-label={formatMessage({ id: 'comparison.view' })}
        options={COMPARISON_VIEWS.map((value) => ({
          value,
          label: formatMessage({ id: `comparison.view.${value}` }),
        }))}
        value={search.view}
        onChange={(view) => {
          setSearch({ view }, { replace: true })
        }}
      />
      {children}
    </span>
  )
}

function OrderButton() {
  const { formatMessage } = useIntl()
  const { search, setSearch } = useUrlSearch(projectDetailSearch)
  const isDescending = search.order === 'descend'
  return (
    <IconButton
      icon={isDescending ? 'down' : 'up'}
      label={formatMessage({ id: isDescending ? 'comparison.ascending' : 'comparison.descending' })}
      onClick={() => {
        setSearch({ order: isDescending ? 'ascend' : 'descend' }, { replace: true })
      }}
    />
  )
}

function ComparisonFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { formatMessage } = useIntl()
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState title={formatMessage({ id: 'comparison.foreign' })}>
        {formatMessage({ id: 'comparison.foreign.text' })}
      </EmptyState>
    )
  }
  return (
    <PageFailure
      error={error}
      title={formatMessage({ id: 'comparison.failed' })}
      page={formatMessage({ id: 'comparison.title' })}
      onRetry={onRetry}
    />
  )
}
