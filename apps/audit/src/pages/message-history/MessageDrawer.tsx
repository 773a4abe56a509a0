import { message } from '@console/contracts'
import { ApiError, useHasCall, useHost } from '@console/sub-app'
import { addDays, EmptyState, ErrorState, formatTime, InspectDrawer, lastDays, toWireDay } from '@console/ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { fillDays, isCronPush } from '../../model/pushes.ts'
import { useMessageDetail, usePushStat } from '../../queries/messages.ts'
import { PushStatPanel } from './PushStatPanel.tsx'
import { usePushTime } from './use-push-time.ts'
import styles from './MessageDrawer.module.css'

const EVENTS = ['touchedAt', 'clickedAt', 'viewedAt'] as const

/** Today and the six days before (MSG-Q4). */
const STAT_DAYS = 7

/** Wide enough for the chart (MSG-Q5), px. */
const DRAWER_WIDTH = 720

type MessageDrawerProps = {
  /** Null: a link to the figures of a trigger alone. */
  id: number | null
  msgRuleCode: string
  triggerId: string
  onClose: () => void
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** One message beside the list: what it said, who received it, and the figures of its trigger (MSG-004). */
export function MessageDrawer({ id, msgRuleCode, triggerId, ...frame }: MessageDrawerProps) {
  const { formatMessage } = useIntl()
  // The customer's documents describe only its figures.
  const shownId = useHasCall(message.historyDetail) ? id : null
  const detail = useMessageDetail(shownId)
  const { data, error } = detail
  return (
    <InspectDrawer
      title={data?.title ?? msgRuleCode}
      {...(data === undefined ? {} : { subtitle: msgRuleCode })}
      width={DRAWER_WIDTH}
      {...frame}
    >
      <div className={styles['parts']}>
        {data !== undefined && <MessageParts detail={data} />}
        {shownId !== null && detail.isPending && <Skeleton active paragraph={{ rows: 4 }} title={false} />}
        {error instanceof ApiError && error.status === 404 ? (
          <EmptyState title={formatMessage({ id: 'push.unknown' })} />
        ) : (
          error !== null && (
            <ErrorState
              title={formatMessage({ id: 'push.detail.failed' })}
              error={error}
              onRetry={() => void detail.refetch()}
            />
          )
        )}
        <section>
          <h3 className={styles['title']}>{formatMessage({ id: 'push.figures' })}</h3>
          <PushFigures msgRuleCode={msgRuleCode} triggerId={triggerId} />
        </section>
      </div>
    </InspectDrawer>
  )
}

type PushFiguresProps = { msgRuleCode: string; triggerId: string }

/** The figures of one trigger of a rule over the last 7 days (MSG-004). */
function PushFigures({ msgRuleCode, triggerId }: PushFiguresProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const [from, to] = lastDays(STAT_DAYS, timezone)
  const stat = usePushStat({ msgRuleCode, triggerId, beginDay: toWireDay(from), endDay: toWireDay(to) })
  const days = Array.from({ length: STAT_DAYS }, (_, index) => toWireDay(addDays(from, index)))
  const records = stat.data?.records ?? []
  return (
    <>
      {stat.isPending ? (
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      ) : stat.error !== null && !isNoFigures(stat.error) ? (
        <ErrorState
          title={formatMessage({ id: 'push.stat.failed' })}
          error={stat.error}
          onRetry={() => void stat.refetch()}
        />
      ) : records.length === 0 ? (
        <EmptyState title={formatMessage({ id: 'push.stat.empty.title' })}>
          {formatMessage({ id: 'push.stat.empty.text' }, { from, to })}
        </EmptyState>
      ) : (
        <PushStatPanel
          days={fillDays(records, days)}
          range={formatMessage({ id: 'push.stat.range' }, { from, to })}
        />
      )}
    </>
  )
}

/** Any code but 200, or an answer without records, means that there are no figures, not a failure (MSG-006). */
function isNoFigures(error: Error): boolean {
  return error instanceof ApiError && (error.kind === 'refusal' || error.kind === 'shape')
}

/** The facts of a message, its text, and its receivers. */
function MessageParts({ detail }: { detail: message.HistoryDetail }) {
  const { formatMessage } = useIntl()
  const pushTime = usePushTime()
  const facts = [
    ['push.time', pushTime(detail)],
    ['push.business', detail.business_type_name],
    ['push.source', formatMessage({ id: isCronPush(detail) ? 'push.source.cron' : 'push.source.manual' })],
    ['push.creator', detail.push_user_name],
  ] as const
  return (
    <>
      <dl className={styles['facts']}>
        {facts.map(([id, value]) => (
          <div key={id}>
            <dt>{formatMessage({ id })}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section>
        <h3 className={styles['title']}>{formatMessage({ id: 'push.text' })}</h3>
        <p className={styles['text']}>{detail.text}</p>
      </section>
      <Receivers {...detail.receivers} />
    </>
  )
}

/** Lists the people who received it, and what they did with it. */
function Receivers({ total, people }: message.HistoryDetail['receivers']) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return (
    <section>
      <h3 className={styles['title']}>{formatMessage({ id: 'push.receivers' }, { count: total })}</h3>
      {people.length > 0 && (
        // The list scrolls; the keyboard must reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles['receivers']} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{formatMessage({ id: 'push.receiver' })}</th>
                {EVENTS.map((event) => (
                  <th key={event} scope="col">
                    {formatMessage({ id: `push.stat.${event.replace('At', 'Cnt')}` })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {people.map((person) => (
                <tr key={person.id}>
                  <td>{person.name}</td>
                  {EVENTS.map((event) => (
                    <td key={event}>{person[event] === null ? '-' : formatTime(person[event], timezone)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {total > people.length && (
            <p className="ui-no-margin ui-pad-8-12 ui-muted">
              {formatMessage({ id: 'push.receivers.more' }, { count: total - people.length })}
            </p>
          )}
        </div>
      )}
    </section>
  )
}
