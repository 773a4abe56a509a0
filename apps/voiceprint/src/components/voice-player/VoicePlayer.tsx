import { AudioPlayer } from '@console/ui/audio-player'
import { Waveform } from '@console/ui/waveform'
import { useVoiceSource } from './use-voice-source.ts'
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
