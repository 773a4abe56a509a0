import type { voiceprint } from '@console/contracts'
import { useIntl } from 'react-intl'
import { PlayDialog } from '../../components/voice-player/PlayDialog.tsx'
import type { RecordDialog } from './RecordActions.tsx'
import { FalseAlarmDialog } from './FalseAlarmDialog.tsx'
import { ReviseDialog } from './ReviseDialog.tsx'
import { SamplesDialog } from './SamplesDialog.tsx'

export type OpenRecord = { dialog: RecordDialog; record: voiceprint.CheckRecord }

type RecordDialogsProps = {
  open: OpenRecord
  /** The record as it is now, with addresses that serve. */
  reload: (taskId: number) => Promise<voiceprint.CheckRecord | undefined>
  onClose: () => void
}

/** What a row has opened. */
export function RecordDialogs({ open: { dialog, record }, reload, onClose }: RecordDialogsProps) {
  const { formatMessage } = useIntl()
  const source = {
    label: formatMessage({ id: 'voice.source' }, { name: record.name }),
    url: record.checkVoiceUrl,
    seconds: null,
    reload: async () => (await reload(record.taskId))?.checkVoiceUrl,
  }
  if (dialog === 'play') return <PlayDialog title={source.label} voice={source} onClose={onClose} />
  if (dialog === 'samples') {
    const reloadEntry = async (id: number) =>
      (await reload(record.taskId))?.corpusList.find(({ corpusId }) => corpusId === id)?.url
    return <SamplesDialog record={record} source={source} reloadEntry={reloadEntry} onClose={onClose} />
  }
  if (dialog === 'falseAlarm') return <FalseAlarmDialog record={record} onClose={onClose} />
  return <ReviseDialog record={record} source={source} isRevision={dialog === 'revise'} onClose={onClose} />
}
