import { foldText, type sessionRecord } from '@console/contracts'
import { failureText } from '@console/sub-app'
import { ErrorState } from '@console/ui'
import { AudioPlayer, type PlayerHandle } from '@console/ui/audio-player'
import { Button, Input, Skeleton } from 'antd'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Conversation, type Playback } from '../../../base/components/transcript/Conversation.tsx'
import { sentenceId } from '../../../base/components/transcript/Sentence.tsx'
import {
  heardSentence,
  type Sentence,
  toSentences,
  toUtteranceKey,
} from '../../../base/model/conversation.ts'
import { useUtterances } from '../../../base/queries/session-calls.ts'
import { useOpenRecording } from '../../queries/recordings.ts'
import styles from './SessionPage.module.css'

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
    <section className="ui-pad-16 ui-card" aria-label={formatMessage({ id: 'session.conversation' })}>
      <div className={styles['spoken']}>
        <FindForm text={find} found={found} onFind={onFind} />
        {violationId !== null && hit === undefined && (
          <p className="ui-no-margin ui-size-13 ui-muted">{formatMessage({ id: 'session.noSuchHit' })}</p>
        )}
        {hit !== undefined && hitKey === null && (
          <p className="ui-no-margin ui-size-13 ui-muted">
            {formatMessage({ id: 'session.hitWithoutWords' }, { words: hit.words })}
          </p>
        )}
        {spoken.data.isCut && (
          <p className="ui-no-margin ui-size-13 ui-muted">{formatMessage({ id: 'session.isCut' })}</p>
        )}
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

type FindFormProps = {
  text: string
  found: FoundSentences
  onFind: (text: string) => void
}

/** The search field of the transcript, with the number of matches. */
function FindForm({ text, found, onFind }: FindFormProps) {
  const { formatMessage } = useIntl()
  return (
    <form
      role="search"
      className={`ui-cluster ui-gap-8 ${styles['find']}`}
      onSubmit={(event) => {
        event.preventDefault()
        found.next()
      }}
    >
      <Input
        allowClear
        maxLength={100}
        value={text}
        placeholder={formatMessage({ id: 'session.find' })}
        aria-label={formatMessage({ id: 'session.find' })}
        onChange={({ target }) => {
          found.restart()
          onFind(target.value)
        }}
      />
      <span role="status" className="ui-no-margin ui-size-13 ui-muted">
        {text !== '' && formatMessage({ id: 'session.found' }, { count: found.count })}
      </span>
      {found.count > 1 && <Button htmlType="submit">{formatMessage({ id: 'session.next' })}</Button>}
    </form>
  )
}

/** The search in the transcript: how many sentences match, and the selected match. */
function useFoundSentences(sentences: readonly Sentence[], text: string) {
  const search = useDeferredValue(text)
  const matches = useMemo(() => {
    const needle = foldText(search)
    return needle === '' ? [] : sentences.filter(({ words }) => foldText(words).includes(needle))
  }, [sentences, search])
  const [turn, setTurn] = useState(0)
  return {
    search,
    count: matches.length,
    match: matches[turn % Math.max(1, matches.length)],
    next: () => setTurn(turn + 1),
    restart: () => setTurn(0),
  }
}

type FoundSentences = ReturnType<typeof useFoundSentences>

type Played = {
  sessionId: string
  projectId: number | null
  calls: readonly sessionRecord.CallOfSession[]
  sentences: readonly Sentence[]
}

/** The players of a session's calls; the playing sentence is marked and scrolled into view. */
function usePlayback({ sessionId, projectId, calls, sentences }: Played): Playback {
  const { formatMessage } = useIntl()
  const { mutateAsync: openRecording } = useOpenRecording()
  const [heardKey, setHeardKey] = useState<string | null>(null)
  const players = useRef(new Map<string, PlayerHandle>())
  const ofCall = useMemo(() => Map.groupBy(sentences, ({ callId }) => callId), [sentences])
  const beginByCall = useMemo(
    () => new Map(calls.map(({ callId, recording }) => [callId, recording?.beginsAtMs ?? 0])),
    [calls],
  )
  useKeepInView(heardKey)
  const onPlay = useCallback(
    ({ callId, atMs }: Sentence) =>
      players.current.get(callId)?.playFrom((atMs - (beginByCall.get(callId) ?? 0)) / 1000),
    [beginByCall],
  )
  return {
    heardKey,
    onPlay,
    renderPlayer: ({ callId, recording }, number) => (
      <AudioPlayer
        ref={(handle) => {
          if (handle) players.current.set(callId, handle)
          else players.current.delete(callId)
        }}
        label={formatMessage({ id: 'session.recording' }, { number })}
        knownLength={recording?.seconds ?? null}
        source={() =>
          openRecording({ sessionId, projectId, callId }).catch((cause: Error) => {
            throw new Error(failureText(cause), { cause })
          })
        }
        onTime={(seconds) => {
          const atMs = Math.round(seconds * 1000) + (beginByCall.get(callId) ?? 0)
          setHeardKey(heardSentence(ofCall.get(callId) ?? [], atMs)?.key ?? null)
        }}
      />
    ),
  }
}

/** Follows the playing sentence until the user scrolls away from it. */
function useKeepInView(key: string | null) {
  const before = useRef<string | null>(null)
  useEffect(() => {
    if (key === null) return
    const isFollowed = before.current === null || isInView(before.current)
    before.current = key
    if (isFollowed) document.getElementById(sentenceId(key))?.scrollIntoView({ block: 'nearest' })
  }, [key])
}

function isInView(key: string): boolean {
  const bounds = document.getElementById(sentenceId(key))?.getBoundingClientRect()
  return bounds !== undefined && bounds.bottom >= 0 && bounds.top <= window.innerHeight
}
