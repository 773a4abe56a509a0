import { partFailed } from '@console/domain-ui'
import { tierPart } from '@console/sub-app'
import { PlayerLoading } from './PlayerLoading.tsx'
import type { VoicePlayerProps } from './VoicePlayer.tsx'

/** The player with its waveform; both come when a dialog plays something, so they count towards no page. */
export const VoicePlayerPart = tierPart<VoicePlayerProps>({
  tier: 'data',
  load: async () =>
    (await import(/* webpackChunkName: "on-demand-voice-player" */ './VoicePlayer.tsx')).VoicePlayer,
  Loading: PlayerLoading,
  Failed: partFailed('voice.player.failed'),
})
