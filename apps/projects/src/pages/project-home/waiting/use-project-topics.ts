import { projectReport, type DataOf, type project, type projectEntity } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { today } from '@console/ui'
import { toServerTime } from '@console/ui/server-time'
import { useIntl } from 'react-intl'
import { pendingAge } from '../../../model/pending-age.ts'
import { paths } from '../../../paths.ts'
import { useHasNeeds, useWaitingProjects } from '../../../queries/projects.ts'
import { SHOWN_ITEMS, type WaitingItem, type WaitingTopic } from './waiting-topic.ts'

type Row = projectEntity.ProjectRow

/** What projects wait for: decisions, which are the platform's, people and reports. */
export function useProjectTopics(): WaitingTopic[] {
  const { formatMessage } = useIntl()
  const { services, timezone, user } = useHost()
  const canList = useHasNeeds() && services.canOpen(paths.list)
  const isPlatform = user.tenantType === 'Receiver'
  const decision = useNeed({
    need: 'decision',
    isTheirs: canList && isPlatform,
    toItem: (row, now) => {
      const { days, isLate } = pendingAge(row.oldestPendingTimestamp ?? now, now)
      const counts = { count: row.pendingApplications, days }
      return { to: paths.detail(row.id), note: formatMessage({ id: 'waiting.decision.of' }, counts), isLate }
    },
  })
  const manpower = useNeed({
    need: 'manpower',
    isTheirs: canList,
    toItem: ({ id, manpowerDemand, confirmedManpower, manpowerGap }) => ({
      to: paths.detail(id),
      note: formatMessage(
        { id: 'project.manpower.gap' },
        { count: manpowerGap ?? manpowerDemand - confirmedManpower },
      ),
    }),
  })
  const report = useNeed({
    need: 'report',
    isTheirs: canList,
    toItem: ({ id, isOwner, ownerName }) => ({
      to: paths.report(id),
      note: isOwner === false ? ownerName : null,
    }),
    values: { month: projectReport.monthBefore(today(timezone)) },
  })
  return [decision, report, manpower].filter((topic) => topic !== null)
}

type Need = {
  need: project.ProjectNeed
  isTheirs: boolean
  toItem: (row: Row, now: number) => Pick<WaitingItem, 'to' | 'note' | 'isLate'>
  /** Of the note. */
  values?: Record<string, string>
}

function useNeed({ need, isTheirs, toItem, values = {} }: Need): WaitingTopic | null {
  const { formatMessage } = useIntl()
  const query = useWaitingProjects({ needs: need, size: SHOWN_ITEMS }, isTheirs)
  if (!isTheirs) return null
  const { data, error, dataUpdatedAt } = query
  const now = Math.floor(toServerTime(dataUpdatedAt) / 1000)
  const toFound = ({ records, total, totalIsCapped }: DataOf<typeof project.list>) => ({
    items: records.map((row) => ({ key: row.id, text: row.name, ...toItem(row, now) })),
    total,
    isCapped: totalIsCapped,
  })
  return {
    key: need,
    title: formatMessage({ id: `waiting.${need}` }),
    note: formatMessage({ id: `waiting.${need}.note` }, values),
    found: data ? toFound(data) : null,
    error,
    onRetry: () => void query.refetch(),
    all: paths.needing(need),
  }
}
