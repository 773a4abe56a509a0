import type { qualityDesk } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime, RateBar, TwoLines } from '@console/ui'
import { useIntl } from 'react-intl'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'

export function useInspectionColumns(): RecordColumn<qualityDesk.Inspection>[] {
  const { formatMessage, formatNumber } = useIntl()
  const { timezone } = useHost()
  return [
    { key: 'name', render: ({ name }) => name },
    { key: 'days', render: ({ from, to }) => `${from} – ${to}` },
    { key: 'drawn', render: ({ drawn }) => formatNumber(drawn), isNumber: true },
    {
      key: 'judged',
      render: ({ judged, drawn }) => (
        <RateBar part={judged} of={drawn} label={formatMessage({ id: 'quality.inspection.column.judged' })} />
      ),
    },
    { key: 'passed', render: ({ passed }) => formatNumber(passed), isNumber: true },
    {
      key: 'made',
      render: ({ createdAt, createdBy }) => (
        <TwoLines isQuiet first={formatTime(createdAt, timezone)} second={createdBy} />
      ),
    },
  ]
}
