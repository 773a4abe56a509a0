import { links } from '@console/contracts'
import { useSessionNames } from '@console/domain-ui'
import { ApiError, failureText } from '@console/sub-app'
import { EmptyState, ErrorState, useUrlSearch, type SearchOf, isForbidden } from '@console/ui'
import { Button, Skeleton } from 'antd'
import { useEffect, useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { PageAddress } from '../../../base/components/PageAddress.tsx'
import { PageRefusal } from '../../../base/components/PageRefusal.tsx'
import { Conversation } from '../../../base/components/transcript/Conversation.tsx'
import { sentenceId } from '../../../base/components/transcript/Sentence.tsx'
import { WorkPage } from '../../../base/components/WorkPage.tsx'
import { linkFields } from '../../../base/link-fields.ts'
import { toUtteranceKey, toSentences, type Sentence } from '../../../base/model/conversation.ts'
import { useSessionDetail, useUtterances } from '../../../base/queries/session-calls.ts'
import { VALIDATION_PAGE } from '../../paths.ts'
import { useJudgements } from '../../queries/judgements.ts'
import { JudgePanel } from './JudgePanel.tsx'
import styles from './ValidateSetPage.module.css'

export { texts } from './texts.ts'

const fields = linkFields(links.validateSet)
/** A session has fewer judgements than this. */
const MAX_JUDGEMENTS = 100

/** A sentence in its conversation, and the verdict on its hit (DSET-010..012). */
export function ValidateSetPage() {
  const [, setParameters] = useSearchParams()
  const values = useUrlSearch(fields).search
  const { formatMessage } = useIntl()
  const title = formatMessage({ id: 'judge.pageTitle' })
  if (values.sessionId === null) {
    return (
      <WorkPage title={title} parent={{ to: VALIDATION_PAGE, label: formatMessage({ id: 'judge.parent' }) }}>
        <PageAddress shape={fields} />
        <EmptyState title={formatMessage({ id: 'judge.noSession' })}>
          {formatMessage({ id: 'judge.noSession.text' })}
        </EmptyState>
      </WorkPage>
    )
  }
  return (
    <JudgedSession
      values={{ ...values, sessionId: values.sessionId }}
      onChoose={(sentence) =>
        setParameters(
          (before) => {
            const after = new URLSearchParams(before)
            for (const name of ['voiceId', 'index']) after.delete(name)
            if (sentence !== null) {
              after.set('voiceId', sentence.callId)
              after.set('index', String(sentence.seq))
            }
            return after
          },
          { replace: true },
        )
      }
    />
  )
}

type Values = SearchOf<typeof fields>
type Chosen = { callId: string; seq: number }
type JudgedSessionProps = {
  values: Values & { sessionId: string }
  onChoose: (sentence: Chosen | null) => void
}

function JudgedSession({ values, onChoose }: JudgedSessionProps) {
  const { formatMessage } = useIntl()
  const { sessionId, voiceId, index, labelID, labelType } = values
  const sessionKey = { sessionId, projectId: null }
  const detail = useSessionDetail(sessionKey)
  const spoken = useUtterances(sessionKey)
  const judgements = useJudgements({ sessionId, pageSize: MAX_JUDGEMENTS })
  const names = useSessionNames(detail.data?.bizId ?? null)
  const sentences = useMemo(
    () => (detail.data ? toSentences(spoken.data?.utterances ?? [], detail.data) : []),
    [detail.data, spoken.data],
  )
  const key = voiceId === null || index === null ? null : toUtteranceKey(voiceId, index)
  const sentence = sentences.find((one) => one.key === key)
  useScrollToFirst(sentence)
  const title = formatMessage({ id: 'judge.pageTitle' })
  const error = judgements.error ?? detail.error ?? spoken.error ?? names.error
  if (isForbidden(judgements.error) || isForbidden(detail.error)) return <PageRefusal title={title} />
  const renderActions = (one: Sentence) => (
    <ChooseButton isChosen={one.key === key} onClick={() => onChoose({ callId: one.callId, seq: one.seq })} />
  )
  const isReady = detail.data && spoken.data && judgements.data && names.data
  return (
    <WorkPage title={title}>
      <PageAddress shape={fields} />
      {error !== null && (
        <SessionFailure
          error={error}
          onRetry={() => {
            for (const query of [detail, spoken, judgements, names]) if (query.isError) void query.refetch()
          }}
        />
      )}
      {error === null && !isReady && <Skeleton active aria-label={formatMessage({ id: 'ui.loading' })} />}
      {error === null && isReady && (
        <div className={styles['columns']}>
          <section
            className="ui-stack ui-items-start ui-gap-12 ui-pad-16 ui-card"
            aria-label={formatMessage({ id: 'session.conversation' })}
          >
            <Conversation
              calls={detail.data.calls}
              sentences={sentences}
              chosenKey={key}
              renderActions={renderActions}
              storedFrom={spoken.data.storedFrom}
            />
          </section>
          <JudgePanel
            key={`${key}-${labelID}-${labelType}`}
            sessionId={sessionId}
            sentence={sentence ?? null}
            isSentenceGone={key !== null && sentence === undefined}
            linked={{ labelID, labelType: labelType === 1 || labelType === 2 ? labelType : null }}
            names={names.data}
            judgements={judgements.data.judgements}
            onWhole={() => onChoose(null)}
          />
        </div>
      )}
    </WorkPage>
  )
}

/** Scrolls to the first selected sentence; later ones are selected while in view. */
function useScrollToFirst(sentence: Sentence | undefined) {
  const shown = useRef<string | null>(null)
  useEffect(() => {
    if (sentence === undefined || shown.current !== null) return
    shown.current = sentence.key
    document.getElementById(sentenceId(sentence.key))?.scrollIntoView({ block: 'center' })
  }, [sentence])
}

function ChooseButton({ isChosen, onClick }: { isChosen: boolean; onClick: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <Button
      size="small"
      type="link"
      className={styles['choose'] ?? ''}
      aria-pressed={isChosen}
      onClick={onClick}
    >
      {formatMessage({ id: 'judge.choose' })}
    </Button>
  )
}

function SessionFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { formatMessage } = useIntl()
  if (error instanceof ApiError && [400, 404].includes(error.status ?? 0)) {
    return <EmptyState title={formatMessage({ id: 'session.unknown' })}>{failureText(error)}</EmptyState>
  }
  return <ErrorState title={formatMessage({ id: 'session.failed' })} error={error} onRetry={onRetry} />
}
