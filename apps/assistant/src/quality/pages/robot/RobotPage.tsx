import type { qualityDesk } from '@console/contracts'
import type { BusinessPageProps } from '../../../base/components/managed-list/of-business.tsx'
import { useReadingSearch } from '../../../base/components/reading/reading-search.ts'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import { useRobot } from '../../queries/quality-figures.ts'
import { useRobotColumns } from './use-robot-columns.tsx'

/** The precision of the robot by rule, over reviewed hits. */
export function RobotPage({ scope }: BusinessPageProps) {
  const search = useReadingSearch()
  const [from, to] = search.range
  const robot = useRobot({ ...scope, from, to }, search.paging)
  const columns = useRobotColumns()
  return (
    <ReadingPage<qualityDesk.RobotRow>
      texts="quality.robot"
      answer={robot}
      search={search}
      hasRange
      rowKey={({ ruleId }) => ruleId}
      columns={columns}
    />
  )
}
