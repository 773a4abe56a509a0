import { links, type sessionRecord } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { type DataColumn, formatTime, LevelCounts } from '@console/ui'
import { ShortTime } from '@console/ui/row'
import { durationText } from '@console/ui/time'
import { useIntl } from 'react-intl'

/** Longer names end in an ellipsis, so that all rows have one height; px. */
const NAME = { maxWidth: 94 }
const LABELS = { maxWidth: 112 }

type Listed = sessionRecord.ListedSession

export function seatText({ seats }: Pick<Listed, 'seats'>): string {
  return seats.map(({ id, name }) => (name === '' ? String(id) : name)).join(', ')
}

/** The address of a session's page, for the project of the list. */
export function sessionAddress(sessionId: string, projectId: number | null): string {
  const page = links.buildLinkAddress(links.session, { showRules: true }, { sessionId })
  return projectId === null ? page : `${page}&projectId=${projectId}`
}

type ColumnsProps = {
  projectId: number | null
  /** The chosen business, which is then the same in every row. */
  bizId: number | null
  /** On the page of projects' sessions: who does the work, by business. */
  contractors: readonly { id: number; name: string }[] | undefined
}

export function useSessionColumns({ projectId, bizId, contractors }: ColumnsProps): DataColumn<Listed>[] {
  const { formatMessage, formatNumber } = useIntl()
  const { timezone } = useHost()
  const title = (name: string) => formatMessage({ id: `sessions.${name}` })
  const formatResult = ({ isOrdered, isQuoted }: Listed) =>
    isOrdered ? title('ordered') : isQuoted ? title('quoted') : '-'
  const business: DataColumn<Listed> = {
    key: 'businessName',
    title: title(contractors === undefined ? 'business' : 'contractor'),
    ...NAME,
    render: (_, row) => contractors?.find(({ id }) => id === row.bizId)?.name || row.businessName || '-',
  }
  return [
    {
      key: 'startedAt',
      title: title('when'),
      render: (_, { startedAt }) => <ShortTime text={formatTime(startedAt, timezone)} />,
    },
    {
      key: 'sessionId',
      title: title('session'),
      render: (_, { sessionId }) => (
        <SessionLink sessionId={sessionId} to={sessionAddress(sessionId, projectId)} />
      ),
    },
    { key: 'seats', title: title('seat'), ...NAME, render: (_, row) => seatText(row) },
    { key: 'orgName', title: title('organization'), ...NAME, render: (_, { orgName }) => orgName || '-' },
    ...(bizId === null ? [business] : []),
    { key: 'customer', title: title('customer'), render: (_, { customer }) => customer || '-' },
    { key: 'calls', title: title('calls'), align: 'right', render: (_, { calls }) => formatNumber(calls) },
    {
      key: 'talkSeconds',
      title: title('talkTime'),
      align: 'right',
      render: (_, { talkSeconds }) => (talkSeconds === 0 ? '-' : durationText(talkSeconds)),
    },
    {
      key: 'violations',
      title: title('violations'),
      render: (_, { violations }) => <LevelCounts counts={violations} />,
    },
    { key: 'result', title: title('result'), render: (_, row) => formatResult(row) },
    { key: 'isValid', title: title('valid'), render: (_, { isValid }) => title(isValid ? 'yes' : 'no') },
    { key: 'labels', title: title('labels'), ...LABELS, render: (_, { labels }) => labels.join(', ') || '-' },
  ]
}

/** Opens a session in a new tab, so that a framed list stays open. */
export function SessionLink({ sessionId, to }: { sessionId: string; to: string }) {
  const { formatMessage } = useIntl()
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener"
      aria-label={formatMessage({ id: 'sessions.open' }, { session: sessionId })}
      onClick={(event) => event.stopPropagation()}
    >
      {sessionId}
    </a>
  )
}
