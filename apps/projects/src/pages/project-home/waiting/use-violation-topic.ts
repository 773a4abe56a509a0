import { links, quality } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { dayRangeToUnix, formatTime, isForbidden, lastDays, toWireDay } from '@console/ui'
import { useIntl } from 'react-intl'
import { paths } from '../../../paths.ts'
import { useViolations } from '../../../queries/waiting.ts'
import { SHOWN_ITEMS, type WaitingTopic } from './waiting-topic.ts'

const DAYS = 7

/** Severe violations that nobody has processed, of the business in the header; each is in its session. */
export function useViolationTopic(): WaitingTopic | null {
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
  // Who may open sessions need not be allowed to read violations: a role has them apart.
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

/** Those records in their list. */
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
