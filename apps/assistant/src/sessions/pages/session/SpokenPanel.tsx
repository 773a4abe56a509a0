import type { sessionRecord } from '@console/contracts'
import { ErrorState } from '@console/ui'
import { Skeleton } from 'antd'
import { useEffect, useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Conversation } from '../../../base/components/transcript/Conversation.tsx'
import { sentenceId } from '../../../base/components/transcript/Sentence.tsx'
import { toUtteranceKey, toSentences } from '../../../base/model/conversation.ts'
import { useUtterances } from '../../../base/queries/session-calls.ts'
import { FindForm } from './FindForm.tsx'
import styles from './SessionPage.module.css'
import { useFoundSentences } from './use-found-sentences.ts'
import { usePlayback } from './use-playback.tsx'

type SpokenPanelProps = {
  session: sessionRecord.SessionDetail
  projectId: number | null
  violationId: string | null
  find: string
  onFind: (text: string) => void
}

/** The transcript with its hits and search. */
export function SpokenPanel(props: SpokenPanelProps) {
  const { session, projectId, violationId, find, onFind } = props
  const { formatMessage } = useIntl()
  const spoken = useUtterances({ sessionId: session.sessionId, projectId })
  const sentences = useMemo(() => toSentences(spoken.data?.utterances ?? [], session), [spoken.data, session])
  const hit = session.violations.find(({ id }) => String(id) === violationId)
  const hitKey = hit && hit.callId !== null && hit.seq !== null ? toUtteranceKey(hit.callId, hit.seq) : null
  const found = useFoundSentences(sentences, find)
  const playback = usePlayback({ sessionId: session.sessionId, projectId, calls: session.calls, sentences })
  const chosenKey = found.match?.key ?? hitKey
  useScrollTo(chosenKey, sentences.length > 0)
  if (spoken.isPending) return <Skeleton active aria-label={formatMessage({ id: 'ui.loading' })} />
  if (spoken.error !== null) {
    return (
      <ErrorState
        title={formatMessage({ id: 'session.wordsFailed' })}
        error={spoken.error}
        onRetry={() => void spoken.refetch()}
      />
    )
  }
  return (
    <section className={styles['card']} aria-label={formatMessage({ id: 'session.conversation' })}>
      <div className={styles['spoken']}>
        <FindForm text={find} found={found} onFind={onFind} />
        {violationId !== null && hit === undefined && (
          <p className={styles['note']}>{formatMessage({ id: 'session.noSuchHit' })}</p>
        )}
        {hit !== undefined && hitKey === null && (
          <p className={styles['note']}>
            {formatMessage({ id: 'session.hitWithoutWords' }, { words: hit.words })}
          </p>
        )}
        {spoken.data.isCut && <p className={styles['note']}>{formatMessage({ id: 'session.isCut' })}</p>}
        <Conversation
          calls={session.calls}
          sentences={sentences}
          search={found.search}
          chosenKey={chosenKey}
          playback={playback}
          storedFrom={spoken.data.storedFrom}
        />
      </div>
    </section>
  )
}

/** Scrolls to the selected sentence when the selection changes, and when the transcript has loaded. */
function useScrollTo(key: string | null, isThere: boolean) {
  const shown = useRef<string | null>(null)
  useEffect(() => {
    if (key === null || !isThere || shown.current === key) return
    shown.current = key
    document.getElementById(sentenceId(key))?.scrollIntoView({ block: 'center' })
  }, [key, isThere])
}
