import type { sessionRecord } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatDay, formatTime } from '@console/ui'
import { durationText } from '@console/ui/time'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Sentence as SpokenSentence } from '../../model/conversation.ts'
import { Sentence } from './Sentence.tsx'
import styles from './Conversation.module.css'

/** The size of a group: off-screen groups are skipped as a whole, since browsers check each on every scroll. */
const GROUP_SENTENCES = 10

/** Playback of calls that have a recording. */
export type Playback = {
  /** The sentence that is playing. */
  heardKey: string | null
  onPlay: (sentence: SpokenSentence) => void
  renderPlayer: (call: sessionRecord.CallOfSession, number: number) => ReactNode
}

type ConversationProps = {
  calls: readonly sessionRecord.CallOfSession[]
  sentences: readonly SpokenSentence[]
  search?: string
  chosenKey: string | null
  renderActions?: (sentence: SpokenSentence) => ReactNode
  playback?: Playback
  /** The time before which words have been deleted; undefined where none have. */
  storedFrom: number | undefined
}

/** The transcript by call. */
export function Conversation({
  calls,
  sentences,
  search = '',
  chosenKey,
  renderActions,
  playback,
  storedFrom = -Infinity,
}: ConversationProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const ofCall = Map.groupBy(sentences, ({ callId }) => callId)
  return (
    <div className={styles['conversation']}>
      {calls.map((call, index) => {
        const said = ofCall.get(call.callId) ?? []
        const played = call.recording === null ? undefined : playback
        const title = formatMessage(
          { id: 'session.call' },
          { number: index + 1, time: formatTime(call.startedAt, timezone), seat: call.user.name },
        )
        return (
          <section key={call.callId} aria-label={title} className={styles['call']}>
            <h3 className="ui-wrap ui-gap-8 ui-size-13 ui-strong ui-muted">
              {title}
              <span className="ui-regular">
                {call.answeredAt === null
                  ? formatMessage({ id: 'session.notAnswered' })
                  : durationText(call.talkSeconds ?? 0)}
              </span>
            </h3>
            {played && <div className={styles['player']}>{played.renderPlayer(call, index + 1)}</div>}
            {said.length === 0 && call.answeredAt !== null && <NoWords call={call} storedFrom={storedFrom} />}
            {said.length > 0 && (
              <div className="ui-stack ui-gap-8">
                {inGroups(said).map((group, at) => (
                  <ol key={at} start={at * GROUP_SENTENCES + 1} className={styles['sentences']}>
                    {group.map((sentence) => (
                      <Sentence
                        key={sentence.key}
                        sentence={sentence}
                        seatName={call.user.name}
                        search={search}
                        isChosen={sentence.key === chosenKey}
                        isHeard={sentence.key === played?.heardKey}
                        onPlay={played?.onPlay}
                        actions={renderActions?.(sentence)}
                      />
                    ))}
                  </ol>
                ))}
              </div>
            )}
          </section>
        )
      })}
    </div>
  )
}

type NoWordsProps = { call: Pick<sessionRecord.CallOfSession, 'startedAt'>; storedFrom: number }

/** Why a call has no words. */
function NoWords({ call, storedFrom }: NoWordsProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return (
    <p className="ui-no-margin ui-muted">
      {call.startedAt < storedFrom
        ? formatMessage({ id: 'session.wordsGone' }, { day: formatDay(storedFrom, timezone) })
        : formatMessage({ id: 'session.noWords' })}
    </p>
  )
}

function inGroups(said: readonly SpokenSentence[]): SpokenSentence[][] {
  return Array.from({ length: Math.ceil(said.length / GROUP_SENTENCES) }, (_, at) =>
    said.slice(at * GROUP_SENTENCES, (at + 1) * GROUP_SENTENCES),
  )
}
