import type { sessionRecord } from '@console/contracts'
import { failureText } from '@console/sub-app'
import { AudioPlayer, type PlayerHandle } from '@console/ui/audio-player'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Playback } from '../../../base/components/transcript/Conversation.tsx'
import { sentenceId } from '../../../base/components/transcript/Sentence.tsx'
import type { Sentence } from '../../../base/model/conversation.ts'
import { heardSentence } from '../../model/heard-sentence.ts'
import { useOpenRecording } from '../../queries/open-recording.ts'

type Played = {
  sessionId: string
  projectId: number | null
  calls: readonly sessionRecord.CallOfSession[]
  sentences: readonly Sentence[]
}

/** The players of a session's calls; the playing sentence is marked and scrolled into view. */
export function usePlayback({ sessionId, projectId, calls, sentences }: Played): Playback {
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
