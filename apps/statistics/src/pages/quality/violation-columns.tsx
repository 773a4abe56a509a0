import { useHost } from '@console/sub-app'
import { formatTime, Level, type DataColumn } from '@console/ui'
import { useIntl } from 'react-intl'
import { RowButton } from '../../components/RowButton.tsx'
import { RowCard } from '../../components/RowCard.tsx'
import { SessionLink } from '../../components/SessionLink.tsx'
import type { Violation } from '../../queries/violations.ts'

/** Columns of a violation, its time and its person, with its two links (QUAL-020 to QUAL-023). */
export function useViolationColumns(): DataColumn<Violation>[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return [
    {
      key: 'time',
      title: formatMessage({ id: 'stat.time' }),
      sortKey: 'createTime',
      render: (_value, { createTime }) => formatTime(createTime, timezone),
    },
    { key: 'scene', title: formatMessage({ id: 'stat.scene' }), dataIndex: 'sceneName' },
    { key: 'rule', title: formatMessage({ id: 'stat.rule' }), dataIndex: 'ruleName' },
    {
      key: 'level',
      title: formatMessage({ id: 'stat.level' }),
      render: (_value, { ruleLevel }) => <Level level={ruleLevel} />,
    },
    { key: 'seat', title: formatMessage({ id: 'stat.seat' }), dataIndex: 'seatName' },
    { key: 'organisation', title: formatMessage({ id: 'stat.organisation' }), dataIndex: 'orgName' },
    {
      key: 'session',
      title: formatMessage({ id: 'stat.call.session' }),
      render: (_value, row) => <SessionLink sessionId={row.sessionId} violationId={row.violationId} />,
    },
    {
      key: 'open',
      title: formatMessage({ id: 'stat.conversation' }),
      isActions: true,
      render: (_value, row) => <ConversationLink row={row} />,
    },
  ]
}

type RowProps = { row: Violation }

/** The conversation where the platform keeps it; the host adds the token (QUAL-021). */
function ConversationLink({ row: { chatInfoUrl, ruleName } }: RowProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  if (chatInfoUrl === undefined) return null
  async function open(url: string) {
    if (!(await services.openPlatformLink(url, {})))
      services.toast.error(formatMessage({ id: 'stat.conversation.refused' }))
  }
  return (
    <RowButton
      label={formatMessage({ id: 'stat.conversation.open' }, { rule: ruleName })}
      onClick={() => void open(chatInfoUrl)}
    >
      {formatMessage({ id: 'stat.open' })}
    </RowButton>
  )
}

/** A violation on a phone. */
export function ViolationCard({ row }: RowProps) {
  const { timezone } = useHost()
  return (
    <RowCard title={row.ruleName} about={`${row.sceneName} · ${formatTime(row.createTime, timezone)}`}>
      <Level level={row.ruleLevel} />
      <span>
        {row.seatName} <span className="ui-size-12 ui-faint">{row.orgName}</span>
      </span>
      <SessionLink sessionId={row.sessionId} violationId={row.violationId} />
      <ConversationLink row={row} />
    </RowCard>
  )
}
