import type { sessionRecord } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Sentence as SpokenSentence } from '../model/conversation.ts'
import { durationText } from '../model/duration-text.ts'
import styles from './Conversation.module.css'
import { Sentence } from './Sentence.tsx'

type ConversationProps = {
  calls: readonly sessionRecord.CallOfSession[]
  sentences: readonly SpokenSentence[]
  search: string
  chosenKey: string | null
  actionsOf?: (sentence: SpokenSentence) => ReactNode
}

/** What was said, call by call. */
export function Conversation({ calls, sentences, search, chosenKey, actionsOf }: ConversationProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const ofCall = Map.groupBy(sentences, ({ callId }) => callId)
  return (
    <div className={styles['conversation']}>
      {calls.map((call, index) => {
        const said = ofCall.get(call.callId) ?? []
        const title = formatMessage(
          { id: 'session.call' },
          { number: index + 1, time: formatTime(call.startedAt, timezone), seat: call.user.name },
        )
        return (
          <section key={call.callId} aria-label={title} className={styles['call']}>
            <h3 className={styles['callTitle']}>
              {title}
              <span className={styles['callNote']}>
                {call.answeredAt === null
                  ? formatMessage({ id: 'session.notAnswered' })
                  : durationText(call.talkSeconds ?? 0)}
              </span>
            </h3>
            {said.length === 0 && call.answeredAt !== null && (
              <p className={styles['gone']}>{formatMessage({ id: 'session.wordsGone' })}</p>
            )}
            <ol className={styles['sentences']}>
              {said.map((sentence) => (
                <Sentence
                  key={sentence.key}
                  sentence={sentence}
                  seatName={call.user.name}
                  search={search}
                  isChosen={sentence.key === chosenKey}
                  actions={actionsOf?.(sentence)}
                />
              ))}
            </ol>
          </section>
        )
      })}
    </div>
  )
}
