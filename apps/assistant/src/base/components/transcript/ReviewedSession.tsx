import { links, type sessionRecord } from '@console/contracts'
import { ApiError, failureText } from '@console/sub-app'
import { EmptyState, ErrorState, Icon } from '@console/ui'
import { Skeleton } from 'antd'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { toSentences, type Sentence } from '../../model/conversation.ts'
import { useSessionDetail, useUtterances } from '../../queries/session-calls.ts'
import { Conversation } from './Conversation.tsx'
import { sentenceId } from './Sentence.tsx'
import styles from './Conversation.module.css'

type ReviewedSessionProps = {
  sessionId: string
  /** The sentence that the review is about. */
  isChosen?: (sentence: sessionRecord.Utterance) => boolean
}

/** The conversation beside a form that reviews it. */
export function ReviewedSession({ sessionId, isChosen }: ReviewedSessionProps) {
  const { formatMessage } = useIntl()
  const sessionKey = { sessionId, projectId: null }
  const detail = useSessionDetail(sessionKey)
  const spoken = useUtterances(sessionKey)
  const error = detail.error ?? spoken.error
  if (error instanceof ApiError && error.status === 404)
    return <EmptyState title={formatMessage({ id: 'session.unknown' })}>{failureText(error)}</EmptyState>
  if (error !== null) {
    return (
      <ErrorState
        title={formatMessage({ id: 'session.failed' })}
        error={error}
        onRetry={() => {
          for (const query of [detail, spoken]) if (query.isError) void query.refetch()
        }}
      />
    )
  }
  if (detail.data === undefined || spoken.data === undefined)
    return <Skeleton active aria-label={formatMessage({ id: 'ui.loading' })} />
  const sentences = toSentences(spoken.data.utterances, detail.data)
  return (
    <section className={styles['session']} aria-label={formatMessage({ id: 'session.conversation' })}>
      <p className="ui-wrap ui-between ui-gap-4-16 ui-no-margin ui-size-13 ui-muted">
        {[detail.data.businessName, detail.data.productName, detail.data.customer]
          .filter((fact) => fact !== '')
          .join(' · ')}
        <a href={links.buildLinkAddress(links.session, {}, { sessionId })} target="_blank" rel="noopener">
          {formatMessage({ id: 'session.open' })} <Icon name="externalLink" size={12} />
        </a>
      </p>
      {spoken.data.isCut && (
        <p className="ui-wrap ui-between ui-gap-4-16 ui-no-margin ui-size-13 ui-muted">
          {formatMessage({ id: 'session.isCut' })}
        </p>
      )}
      <ShownConversation
        calls={detail.data.calls}
        sentences={sentences}
        chosenKey={(isChosen && sentences.find(isChosen)?.key) ?? null}
        storedFrom={spoken.data.storedFrom}
      />
    </section>
  )
}

type ShownConversationProps = {
  calls: readonly sessionRecord.CallOfSession[]
  sentences: readonly Sentence[]
  chosenKey: string | null
  storedFrom: number | undefined
}

function ShownConversation({ calls, sentences, chosenKey, storedFrom }: ShownConversationProps) {
  useEffect(() => {
    if (chosenKey !== null)
      document.getElementById(sentenceId(chosenKey))?.scrollIntoView({ block: 'center' })
  }, [chosenKey])
  return <Conversation calls={calls} sentences={sentences} chosenKey={chosenKey} storedFrom={storedFrom} />
}
