import {
  type DataOf,
  type exports,
  links,
  type project,
  type projectEntity,
  projectReport,
  quality,
} from '@console/contracts'
import { useHost } from '@console/sub-app'
import { dayRangeToUnix, EmptyState, formatTime, isForbidden, lastDays, today, toWireDay } from '@console/ui'
import { toServerTime } from '@console/ui/server-time'
import { useIntl } from 'react-intl'
import { pendingAge } from '../../../model/pending-age.ts'
import { paths } from '../../../paths.ts'
import { useOpenHands, useOwnExports, useViolations } from '../../../queries/home.ts'
import { useHasNeeds, useWaitingProjects } from '../../../queries/projects.ts'
import { SHOWN_ITEMS, type WaitingItem, type WaitingTopic } from './waiting-topic.ts'
import { WaitingCard } from './WaitingCard.tsx'
import styles from './WaitingWork.module.css'

const DAYS = 7

/** The work that waits for this person. Each kind has a call of its own, so that a failed one does not affect the others. */
export function WaitingWork() {
  const { formatMessage, formatList } = useIntl()
  const projects = useProjectTopics()
  const violations = useViolationTopic()
  const hands = useHandTopic()
  const exports = useExportTopic()
  const topics = [...projects, violations, hands, exports].filter((topic) => topic !== null)
  if (topics.length === 0) return null
  const isNothing = topics.every(({ found, error }) => error === null && found?.total === 0)
  return (
    <section
      className={`ui-wrap ui-gap-12 ${styles['topics']}`}
      data-count={topics.length}
      aria-label={formatMessage({ id: 'waiting.label' })}
    >
      {isNothing ? (
        <div className={styles['nothing']}>
          <EmptyState title={formatMessage({ id: 'waiting.nothing' })}>
            {formatMessage(
              { id: 'waiting.nothing.text' },
              { topics: formatList(topics.map(({ title }) => title)) },
            )}
          </EmptyState>
        </div>
      ) : (
        topics.map((topic) => <WaitingCard key={topic.key} topic={topic} />)
      )}
    </section>
  )
}

/** Own exports that run or have failed, where the platform runs them as jobs. */
function useExportTopic(): WaitingTopic | null {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const query = useOwnExports()
  if (!query.isThere) return null
  const count = (...states: exports.ExportState[]) =>
    query.data?.jobs.filter(({ state }) => states.includes(state)).length ?? 0
  const counts = { running: count('running', 'queued'), failed: count('failed') }
  const items = (['failed', 'running'] as const)
    .filter((state) => counts[state] > 0)
    .map((state) => ({
      key: state,
      text: formatMessage({ id: `waiting.export.${state}` }, { count: counts[state] }),
      note: null,
      isLate: state === 'failed',
      onOpen: services.openExports,
    }))
  return {
    key: 'export',
    title: formatMessage({ id: 'waiting.export' }),
    note: formatMessage({ id: 'waiting.export.note' }),
    found: query.data ? { items, total: counts.running + counts.failed } : null,
    error: query.error,
    onRetry: () => void query.refetch(),
    all: null,
  }
}

/** Hands that seats raised and nobody has handled. */
function useHandTopic(): WaitingTopic | null {
  const { formatMessage } = useIntl()
  const { services, timezone } = useHost()
  const canHandle = services.canOpen(paths.raisedHands)
  const query = useOpenHands(canHandle ? SHOWN_ITEMS : null)
  if (!canHandle || !query.isThere) return null
  return {
    key: 'hand',
    title: formatMessage({ id: 'waiting.hand' }),
    note: formatMessage({ id: 'waiting.hand.note' }),
    found: query.data
      ? {
          items: query.data.records.map(({ id, userName, orgName, raisedAt }) => ({
            key: id,
            text: orgName === '' ? userName : `${userName}, ${orgName}`,
            note: formatTime(raisedAt, timezone).slice('YYYY-'.length, -':ss'.length),
            to: paths.raisedHands,
          })),
          total: query.data.total,
        }
      : null,
    error: query.error,
    onRetry: () => void query.refetch(),
    all: paths.raisedHands,
  }
}

/** Severe violations that nobody has processed, of the business in the header; each is in its session. */
function useViolationTopic(): WaitingTopic | null {
  const { formatMessage } = useIntl()
  const { businessType, services, timezone } = useHost()
  const canRead = services.canOpen(paths.allSessions) && businessType !== null
  const query = useViolations(
    canRead
      ? {
          bizTypeId: businessType.businessTypeId,
          beginTime: dayRangeToUnix(lastDays(DAYS, timezone), timezone).begin,
          ruleLevel: quality.RULE_LEVEL.serious,
          anaphoraStatus: quality.ANAPHORA_STATUS.open,
          pageSize: SHOWN_ITEMS,
        }
      : null,
  )
  // People who may open sessions need not be allowed to read violations: a role grants them separately.
  if (!canRead || isForbidden(query.error)) return null
  return {
    key: 'violation',
    title: formatMessage({ id: 'waiting.violation' }),
    note: formatMessage(
      { id: 'waiting.violation.note' },
      { days: DAYS, business: businessType.businessTypeName },
    ),
    found: query.data
      ? {
          items: query.data.tableData.map(
            ({ idmId, idmRuleName, idmServiceName, idmHitTime, sessionId }) => ({
              key: idmId,
              text: idmRuleName,
              note: `${idmServiceName} ${shortTime(idmHitTime, timezone)}`,
              ...(sessionId == null ? {} : { to: sessionAt(sessionId, idmId), isNewWindow: true }),
            }),
          ),
          total: query.data.total,
          isCapped: query.data.totalIsCapped,
        }
      : null,
    error: query.error,
    onRetry: () => void query.refetch(),
    all: services.canOpen(paths.violations)
      ? buildViolationsPath(businessType.businessTypeId, timezone)
      : null,
  }
}

/** Address of the list of these records. */
function buildViolationsPath(bizTypeId: number, zone: string): string {
  const [from, to] = lastDays(DAYS, zone).map(toWireDay)
  const { RULE_LEVEL, ANAPHORA_STATUS } = quality
  return `${paths.violations}?bizTypeId=${bizTypeId}&beginDay=${from}&endDay=${to}&ruleLevel=${RULE_LEVEL.serious}&anaphoraStatus=${ANAPHORA_STATUS.open}`
}

function sessionAt(sessionId: string, violationId: number): string {
  return links.buildLinkAddress(
    links.session,
    { showRules: true, violationId: String(violationId) },
    { sessionId },
  )
}

/** Month, day and minute: these days are of one year, or of two that nobody mixes up. */
function shortTime(unixSeconds: number, zone: string): string {
  return formatTime(unixSeconds, zone).slice('YYYY-'.length, -':ss'.length)
}

type Row = projectEntity.ProjectRow

/** Topics that projects wait for: decisions, which are the platform's, people and reports. */
function useProjectTopics(): WaitingTopic[] {
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
  /** Values of the note. */
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
