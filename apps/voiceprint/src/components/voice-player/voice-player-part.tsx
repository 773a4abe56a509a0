import { partFailed } from '@console/domain-ui'
import { tierPart } from '@console/sub-app'
import { AppModal } from '@console/ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import type { Voice } from './voice.ts'
import type { VoicePlayerProps } from './VoicePlayer.tsx'
import styles from './voice-player-part.module.css'

/** As high as the player, so that nothing moves when it comes. */
function PlayerLoading() {
  const { formatMessage } = useIntl()
  return (
    <div role="status" aria-label={formatMessage({ id: 'ui.loading' })} className={styles['loading']}>
      <Skeleton active title={false} paragraph={{ rows: 3 }} />
    </div>
  )
}

/** The player with its waveform; both come when a dialog plays something, so they count towards no page. */
export const VoicePlayerPart = tierPart<VoicePlayerProps>({
  tier: 'data',
  load: async () =>
    (await import(/* webpackChunkName: "on-demand-voice-player" */ './VoicePlayer.tsx')).VoicePlayer,
  Loading: PlayerLoading,
  Failed: partFailed('voice.player.failed'),
})

type PlayDialogProps = { voice: Voice; title: string; onClose: () => void }

/** Plays the sound of a row (VOICE-032, VOICE-039). */
export function PlayDialog({ voice, title, onClose }: PlayDialogProps) {
  return (
    <AppModal open title={title} footer={null} onCancel={onClose}>
      <VoicePlayerPart voice={voice} />
    </AppModal>
  )
}
