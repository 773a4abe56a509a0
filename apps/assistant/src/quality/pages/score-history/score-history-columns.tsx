import type { scoreHistory } from '@console/contracts'
import { LevelCounts } from '@console/ui'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { SessionLink } from '../../../base/components/reading/SessionLink.tsx'

export const SCORE_HISTORY_COLUMNS: readonly RecordColumn<scoreHistory.ScoreDay>[] = [
  { key: 'person', render: ({ userName }) => userName },
  { key: 'day', render: ({ day }) => day, isQuiet: true },
  { key: 'organization', render: ({ orgName }) => orgName || '-' },
  { key: 'business', render: ({ bizTypeName }) => bizTypeName },
  { key: 'sessions', render: ({ sessions }) => sessions, isNumber: true },
  { key: 'average', render: ({ averageScore }) => averageScore, isNumber: true, digits: 1 },
  { key: 'lowest', render: ({ lowestScore }) => lowestScore, isNumber: true },
  {
    key: 'lowestSession',
    render: ({ lowestSessionId }) =>
      lowestSessionId === null ? '-' : <SessionLink sessionId={lowestSessionId} />,
  },
  { key: 'failed', render: ({ failed }) => failed, isNumber: true },
  { key: 'violations', render: ({ violations }) => <LevelCounts counts={violations} /> },
]
