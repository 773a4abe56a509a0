import { AppModal } from '@console/ui'
import { VoicePlayerPart } from './voice-player-part.ts'
import type { Voice } from './voice.ts'

type PlayDialogProps = { voice: Voice; title: string; onClose: () => void }

/** Plays the sound of a row (VOICE-032, VOICE-039). */
export function PlayDialog({ voice, title, onClose }: PlayDialogProps) {
  return (
    <AppModal open title={title} footer={null} onCancel={onClose}>
      <VoicePlayerPart voice={voice} />
    </AppModal>
  )
}
