import type { exports } from '@console/contracts'
import { useIntl } from 'react-intl'
import { RankCard } from '../../components/RankCard.tsx'
import type { Inquired } from '../../page-query/stat-context.ts'
import { StatPage } from '../../frame/StatPage.tsx'
import { toMinutes } from '../../model/figure-text.ts'
import { TeamCards } from './TeamCards.tsx'
import { TeamTable } from './TeamTable.tsx'

/** Teams compared by their hours, calls and results (RPT-060). */
export function TeamPage() {
  const { formatMessage } = useIntl()
  return (
    <StatPage title={formatMessage({ id: 'stat.teams' })} exported={toExport}>
      <TeamParts />
    </StatPage>
  )
}

/** The rows of all teams (RPT-066, R41). */
function toExport({ wire }: Inquired): exports.ExportRequestInput {
  return { kind: 'statTable', filter: { ...wire, type: 'team' } }
}

function TeamParts() {
  const { formatMessage } = useIntl()
  return (
    <>
      <TeamCards />
      <RankCard
        title={formatMessage({ id: 'stat.talkMinutes' })}
        rankType="talkTime"
        valueName={formatMessage({ id: 'stat.minutes' })}
        toValue={toMinutes}
      />
      <TeamTable />
    </>
  )
}
