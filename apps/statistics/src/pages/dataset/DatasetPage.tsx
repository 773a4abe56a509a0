import { type exports, dataset } from '@console/contracts'
import { usePrefetch } from '@console/sub-app'
import { useUrlSearch } from '@console/ui'
import { useIntl } from 'react-intl'
import { detailPart } from '../../components/detail-part.ts'
import { DetailPanel } from '../../components/DetailPanel.tsx'
import { StatPage } from '../../frame/StatPage.tsx'
import { labelSearch } from '../../page-query/label-search.ts'
import type { Inquired } from '../../page-query/stat-context.ts'
import { useLikelyWire } from '../../page-query/use-likely-query.ts'
import { withoutOrganisation } from '../../queries/dataset.ts'
import { EntryPickers } from './EntryPickers.tsx'
import { SeriesCard } from './SeriesCard.tsx'
import { chosenIn, narrowQuery } from './use-narrowing.ts'
import { useOpenedDay } from './use-opened-day.ts'
import styles from '../../components/ChartGrid.module.css'

export { texts } from './texts.ts'

const EvaluationTable = detailPart(
  async () =>
    (await import(/* webpackChunkName: "on-demand-dataset" */ './EvaluationTable.tsx')).EvaluationTable,
)

const DayPanel = detailPart(
  async () => (await import(/* webpackChunkName: "on-demand-dataset" */ './DayPanel.tsx')).DayPanel,
)

/** Quality of the knowledge and quality rules found in conversations, as people judged it (DSET-001). */
export function DatasetPage() {
  const { formatMessage } = useIntl()
  return (
    <StatPage title={formatMessage({ id: 'stat.dataset' })} exported={toExport} hasOrganisation={false}>
      <DatasetParts />
    </StatPage>
  )
}

function toExport({ wire }: Inquired): exports.ExportRequestInput {
  return { kind: 'statTable', filter: { ...withoutOrganisation(wire), type: 'dataset' } }
}

function DatasetParts() {
  const { formatMessage } = useIntl()
  const { shown } = useOpenedDay()
  return (
    <>
      <EntryPickers />
      <div className={styles['charts']} data-even>
        <SeriesCard labelType={1} />
        <SeriesCard labelType={2} />
      </div>
      {shown !== null && <DayPanel />}
      <DetailPanel title={formatMessage({ id: 'stat.dataset.detail' })}>
        <EvaluationTable />
      </DetailPanel>
    </>
  )
}

export function usePrefetchFirstView(): void {
  const prefetch = usePrefetch()
  const query = useLikelyWire()
  const chosen = chosenIn(useUrlSearch(labelSearch).search)
  if (query === null) return
  for (const labelType of [1, 2] as const)
    prefetch(dataset.series, { query: narrowQuery(query, labelType, chosen) })
}
