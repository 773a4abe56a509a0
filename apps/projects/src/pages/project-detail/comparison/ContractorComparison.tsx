import { PageFailure } from '@console/domain-ui'
import { ApiError, MoreTexts } from '@console/sub-app'
import {
  csvFile,
  EmptyState,
  hoursFromSeconds,
  Icon,
  IconButton,
  saveFile,
  useIsMobile,
  useUrlSearch,
} from '@console/ui'
import { TableToggle } from '@console/ui/chart-frame'
import { ListTable } from '@console/ui/list-page'
import { Button, Select } from 'antd'
import { type ReactNode, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useComparison, type WireDays } from '../../../queries/comparison.ts'
import { compared, type ComparedRow, COMPARISON_METRICS } from '../comparison-metrics.ts'
import { projectDetailSearch } from '../project-detail.search.ts'
import { ComparisonChart } from './ComparisonChart.tsx'
import { comparisonTexts } from './texts.ts'
import { ShareBar, useComparisonColumns } from './use-comparison-columns.tsx'
import { useFigureText } from './use-figure-text.ts'
import styles from './ContractorComparison.module.css'

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
    <div className={`ui-shrinks ui-card ui-overflow-hidden ${styles['comparison']}`}>
      <div className={`ui-cluster ui-between ui-gap-8-12 ui-pad-8-16 ${styles['line']}`}>
        <h2 className="ui-body ui-strong ui-ink">{title}</h2>
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
    <span className={`ui-row ui-gap-8 ui-phone-buttons ${styles['tools']}`}>
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
      <TableToggle
        isTable={search.view === 'table'}
        onChange={(isTable) => {
          setSearch({ view: isTable ? 'table' : 'chart' }, { replace: true })
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

/** A contractor on a phone: the compared figure with its bar, the others below. */
function ComparedContractor({ row }: { row: ComparedRow }) {
  const { formatMessage } = useIntl()
  const figureText = useFigureText()
  const { metric } = row
  return (
    <div className="ui-stack ui-gap-8 ui-pad-12-16 ui-body">
      <span className={`ui-flex ui-between ui-items-baseline ui-gap-12 ${styles['cardHead']}`}>
        <strong>{row.tenantName}</strong>
        <span>{figureText(metric, row[metric])}</span>
      </span>
      <ShareBar row={row} />
      <dl className={styles['figures']}>
        {COMPARISON_METRICS.filter((other) => other !== metric).map((other) => (
          <div key={other} className="ui-flex ui-between ui-gap-8 ui-faint-terms">
            <dt>{formatMessage({ id: `comparison.${other}` })}</dt>
            <dd>{figureText(other, row[other])}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Saves every figure of the contractors for a spreadsheet, in the order of the table. */
function ComparisonDownload({ title, rows }: { title: string; rows: readonly ComparedRow[] }) {
  const { formatMessage } = useIntl()
  const [hasFailed, setFailed] = useState(false)
  async function save(): Promise<void> {
    setFailed(false)
    const heads = ['contractor', ...COMPARISON_METRICS].map((name) =>
      formatMessage({ id: `comparison.${name}` }),
    )
    const figures = rows.map((row) => [
      row.tenantName,
      ...COMPARISON_METRICS.map((metric) =>
        metric === 'onlineDuration' ? Number(hoursFromSeconds(row[metric])) : row[metric],
      ),
    ])
    try {
      saveFile(`${title}.csv`, await csvFile([heads, ...figures], { isTextQuoted: true }))
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      {hasFailed && <span role="alert">{formatMessage({ id: 'comparison.download.failed' })} </span>}
      <Button icon={<Icon name="download" />} onClick={() => void save()}>
        {formatMessage({ id: 'comparison.download' })}
      </Button>
    </>
  )
}
