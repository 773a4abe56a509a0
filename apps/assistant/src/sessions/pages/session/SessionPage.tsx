import { ingest, links, sessionRecord } from '@console/contracts'
import { RecordSlots } from '@console/domain-ui/slots'
import { ApiError, useHost } from '@console/sub-app'
import {
  EmptyState,
  ErrorState,
  flagField,
  formatTime,
  idField,
  isForbidden,
  type SearchOf,
  textField,
  useUrlSearch,
} from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { durationText } from '@console/ui/time'
import { Button, Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { PageRefusal } from '../../../base/components/PageRefusal.tsx'
import { useParentPage } from '../../../base/components/parent-page.ts'
import { SessionHits } from '../../../base/components/transcript/SessionHits.tsx'
import { useMoney } from '../../../base/components/use-money.ts'
import { WorkPage } from '../../../base/components/WorkPage.tsx'
import { useSessionDetail } from '../../../base/queries/session-calls.ts'
import { CaseForm } from '../../components/CaseForm.tsx'
import { toDetailRecord } from '../../model/session-records.ts'
import { useAddCase } from '../../queries/cases.ts'
import { JudgedLabels } from './JudgedLabels.tsx'
import { SpokenPanel } from './SpokenPanel.tsx'
import styles from './SessionPage.module.css'

export { texts } from './texts.ts'

/** The parameters of the link, and what the page adds: the project, search text, whether the example form is open. */
const sessionSearch = {
  showRules: flagField(),
  violationId: textField(/^[\x21-\x7e]{1,64}$/),
  projectId: idField(),
  find: textField(/^.{1,100}$/s),
  keep: flagField(),
}

/** One session: transcript, and beside it facts, score and hits (STAT-064, QUAL-023, VIOL-012). */
export function SessionPage() {
  const { formatMessage } = useIntl()
  const { sessionId = '' } = useParams()
  const { search, problems, setSearch } = useUrlSearch(sessionSearch)
  const { projectId } = search
  const detail = useSessionDetail({ sessionId, projectId })
  const parent = useParentPage({
    to: links.buildLinkAddress(links.sessions, {}),
    label: formatMessage({ id: 'session.parent' }),
  })
  const title = formatMessage({ id: 'session.title' }, { session: sessionId })
  if (isForbidden(detail.error)) return <PageRefusal title={title} />
  const isUnknown = detail.error instanceof ApiError && [400, 404].includes(detail.error.status ?? 0)
  const { data } = detail
  const canSaveExample = data !== undefined && projectId === null
  return (
    <WorkPage
      title={title}
      parent={parent}
      actions={
        canSaveExample && (
          <Button disabled={data.caseId !== null} onClick={() => setSearch({ keep: true })}>
            {formatMessage({
              id: data.caseId === null ? 'session.saveAsExample' : 'session.isSavedAsExample',
            })}
          </Button>
        )
      }
    >
      <AddressNotice problems={problems} onClear={() => setSearch({}, { replace: true })} />
      {detail.isPending && <Skeleton active aria-label={formatMessage({ id: 'ui.loading' })} />}
      {isUnknown && (
        <EmptyState title={formatMessage({ id: 'session.unknown' })}>
          {formatMessage({ id: 'session.unknown.text' })}
        </EmptyState>
      )}
      {detail.error !== null && !isUnknown && (
        <ErrorState
          title={formatMessage({ id: 'session.failed' })}
          error={detail.error}
          onRetry={() => void detail.refetch()}
        />
      )}
      {data !== undefined && (
        <SessionContents
          session={data}
          search={search}
          canSaveExample={canSaveExample}
          setSearch={setSearch}
        />
      )}
    </WorkPage>
  )
}

type Search = SearchOf<typeof sessionSearch>

type SessionContentsProps = {
  session: sessionRecord.SessionDetail
  search: Search
  canSaveExample: boolean
  setSearch: (changes: Partial<Search>, options: { replace: boolean }) => void
}

/** The transcript, and beside it facts, score and hits. */
function SessionContents({ session, search, canSaveExample, setSearch }: SessionContentsProps) {
  const { projectId, violationId } = search
  const hit = session.violations.find(({ id }) => String(id) === violationId)
  return (
    <div className={styles['columns']} data-rules={search.showRules}>
      <SpokenPanel
        session={session}
        projectId={projectId}
        violationId={violationId}
        find={search.find ?? ''}
        onFind={(find) => setSearch({ find: find === '' ? null : find }, { replace: true })}
      />
      <div className={styles['side']}>
        <SessionFacts session={session} />
        <SessionHits
          session={session}
          chosenId={hit?.id ?? null}
          onChoose={({ id }) => setSearch({ violationId: String(id) }, { replace: true })}
          labelList={<JudgedLabels session={session} isJudgeable={projectId === null} />}
        />
        <RecordSlots isCard target="session" record={toDetailRecord(session)} />
      </div>
      {search.keep && canSaveExample && session.caseId === null && (
        <CaseDialog
          sessionId={session.sessionId}
          onClose={() => setSearch({ keep: false }, { replace: true })}
        />
      )}
    </div>
  )
}

/** Saves the session as an example. */
function CaseDialog({ sessionId, onClose }: { sessionId: string; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const add = useAddCase()
  return (
    <CaseForm
      heading={formatMessage({ id: 'session.saveAsExample' })}
      draftKey={{ name: sessionRecord.addCase.id, id: sessionId }}
      initial={{ title: '', note: '' }}
      onSave={async (text) => add.mutateAsync({ sessionId, ...text })}
      onSaved={() => {
        services.toast.success(formatMessage({ id: 'case.added' }))
        onClose()
      }}
      onClose={onClose}
    />
  )
}

/** The facts of a session, and its calls. */
function SessionFacts({ session }: { session: sessionRecord.SessionDetail }) {
  const { formatMessage } = useIntl()
  const money = useMoney()
  const { timezone } = useHost()
  const text = (name: string) => formatMessage({ id: `session.fact.${name}` })
  const recordedText = ({ seconds }: { seconds: number | null }) =>
    seconds === null
      ? formatMessage({ id: 'session.recorded' })
      : formatMessage({ id: 'session.recordedFor' }, { time: durationText(seconds) })
  const { calls } = session
  const facts: [string, string][] = [
    ['when', formatTime(session.startedAt, timezone)],
    ['business', session.businessName],
    ['product', session.productName],
    ['customer', session.customer],
    ['channel', session.channel === ingest.DEFAULT_CHANNEL ? text('channel.phone') : session.channel],
    ['talk', durationText(calls.reduce((sum, { talkSeconds }) => sum + (talkSeconds ?? 0), 0))],
  ]
  return (
    <section className="ui-pad-16 ui-card" aria-label={formatMessage({ id: 'session.facts' })}>
      <dl className={styles['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{text(name)}</dt>
            <dd>{value === '' ? '-' : value}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles['calls']} aria-label={formatMessage({ id: 'session.calls' })}>
        {calls.map((call) => (
          <li key={call.callId}>
            {/* The facts above have the times of a single call. */}
            {calls.length > 1 && `${formatTime(call.startedAt, timezone)} · `}
            {call.user.name}
            {call.orgName === '' ? '' : ` (${call.orgName})`} ·{' '}
            {text(call.isOutbound ? 'outbound' : 'inbound')}
            {call.answeredAt === null && ` · ${formatMessage({ id: 'session.notAnswered' })}`}
            {call.answeredAt !== null && calls.length > 1 && ` · ${durationText(call.talkSeconds ?? 0)}`}
            {call.hungUpBy !== null && ` · ${text(`hungUp.${call.hungUpBy}`)}`}
            {call.isOrdered && ` · ${text('ordered')}`}
            {!call.isOrdered && call.isQuoted && ` · ${text('quoted')}`}
            {call.recording !== null && ` · ${recordedText(call.recording)}`}
            {call.price !== null && ` · ${money(call.price)}`}
          </li>
        ))}
      </ul>
      {calls.every(({ recording }) => recording === null) && (
        <p className="ui-no-margin ui-size-13 ui-muted">{formatMessage({ id: 'session.noAudio' })}</p>
      )}
    </section>
  )
}
