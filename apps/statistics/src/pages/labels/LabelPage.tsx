import { ChartLoading, ExportButton } from '@console/domain-ui'
import { EmptyState, ErrorState } from '@console/ui'
import { useIntl } from 'react-intl'
import { detailPart } from '../../components/detail-part.tsx'
import { DetailPanel } from '../../components/DetailPanel.tsx'
import { useStat } from '../../page-query/stat-context.ts'
import { StatPage } from '../../frame/StatPage.tsx'
import { useLabels } from '../../queries/labels.ts'
import { LabelPicker } from './LabelPicker.tsx'
import { LabelRank } from './LabelRank.tsx'
import { LabelTrend } from './LabelTrend.tsx'
import { useLabelChoice } from './use-label-choice.ts'

const LabelUserTable = detailPart(
  async () =>
    (await import(/* webpackChunkName: "on-demand-labels" */ './LabelUserTable.tsx')).LabelUserTable,
)

/** How often labels were hit, and by whom (DSET-014). */
export function LabelPage() {
  const { formatMessage } = useIntl()
  return (
    <StatPage title={formatMessage({ id: 'stat.labels' })} ExportTool={LabelExport}>
      <LabelParts />
    </StatPage>
  )
}

function LabelParts() {
  const { formatMessage } = useIntl()
  const { wire } = useStat()
  const { error, refetch } = useLabels(wire)
  const choice = useLabelChoice()
  if (choice === null) {
    if (error === null) return <ChartLoading />
    return (
      <ErrorState
        title={formatMessage({ id: 'stat.labels.failed' })}
        error={error}
        onRetry={() => void refetch()}
      />
    )
  }
  const { ranked } = choice
  if (ranked === undefined) {
    return (
      <EmptyState title={formatMessage({ id: 'stat.labels.none' })}>
        {formatMessage({ id: 'stat.labels.none.text' })}
      </EmptyState>
    )
  }
  return (
    <>
      <LabelPicker choice={choice} />
      <LabelTrend choice={choice} />
      <LabelRank choice={choice} ranked={ranked} />
      <DetailPanel title={formatMessage({ id: 'stat.labels.detail' })}>
        <LabelUserTable />
      </DetailPanel>
    </>
  )
}

/** The table per person with the chosen labels, through the tray (STAT-055, R41). */
function LabelExport({ problem }: { problem: string | undefined }) {
  const { formatMessage } = useIntl()
  const { wire } = useStat()
  const choice = useLabelChoice()
  if (choice === null || choice.chosen.length === 0) return null
  return (
    <ExportButton
      request={{ kind: 'statTable', filter: { ...wire, type: 'label', labelIds: [...choice.chosen] } }}
      label={formatMessage({ id: 'stat.export' })}
      problem={problem}
    />
  )
}
