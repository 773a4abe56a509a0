import { links, type DataOf, type knowledge } from '@console/contracts'
import { RateBar } from '@console/ui'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'

type AnalysisRow = DataOf<typeof knowledge.analysis>[number]

export function useAnalysisColumns(): RecordColumn<AnalysisRow>[] {
  const { formatMessage } = useIntl()
  return [
    {
      key: 'question',
      render: ({ questionId, name }) => (
        <Link to={links.buildLinkAddress(links.knowledge, { questionId })}>{name}</Link>
      ),
    },
    { key: 'shown', render: ({ shown }) => shown, isNumber: true },
    {
      key: 'valid',
      render: ({ valid, shown }) => (
        <RateBar part={valid} of={shown} label={formatMessage({ id: 'knowledge.analysis.column.valid' })} />
      ),
    },
    {
      key: 'accepted',
      render: ({ accepted, shown }) => (
        <RateBar
          part={accepted}
          of={shown}
          label={formatMessage({ id: 'knowledge.analysis.column.accepted' })}
        />
      ),
    },
  ]
}
