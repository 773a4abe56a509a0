import { useHost } from '@console/sub-app'
import { AudioPlayer } from '@console/ui/audio-player'
import { Waveform } from '@console/ui/waveform'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import type { Voice } from './voice.ts'

export type VoicePlayerProps = {
  voice: Voice
  /** Called with whether the sound can be played, as far as is known. */
  onPlayable?: (isPlayable: boolean) => void
}

/** Plays a voice over its waveform (VOICE-053..055). */
export function VoicePlayer({ voice, onPlayable }: VoicePlayerProps) {
  return (
    <AudioPlayer
      label={voice.label}
      knownLength={voice.seconds}
      source={useVoiceSource(voice)}
      Waveform={Waveform}
      onProblem={(problem) => onPlayable?.(problem === null)}
    />
  )
}

/** The address that plays a voice: first that of the row, from then on a new one. */
function useVoiceSource({ url, reload }: Pick<Voice, 'url' | 'reload'>): () => Promise<string> {
  const { formatMessage } = useIntl()
  const { apiOrigin } = useHost()
  const isUsed = useRef(false)
  return async () => {
    const address = isUsed.current ? await reload() : url
    isUsed.current = true
    if (address === undefined || address === '') throw new Error(formatMessage({ id: 'voice.sound.gone' }))
    // A path is the server's own; another platform may name an address elsewhere.
    return address.startsWith('/') ? `${apiOrigin}${address}` : address
  }
}
