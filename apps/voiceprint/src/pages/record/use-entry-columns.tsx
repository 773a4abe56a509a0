import type { voiceprint } from '@console/contracts'
import type { DataColumn } from '@console/ui'
import { useIntl } from 'react-intl'
import { scorePercent } from '../../components/voice-figures.ts'
import { CorpusLink, EntryResult } from './check-cells.tsx'
import { PlayEntry } from './PlayEntry.tsx'

type Entry = voiceprint.CheckCorpusEntry
type Column = DataColumn<Entry>

type EntryColumnsOptions = {
  /** The sample that can be heard. */
  chosenId: number | null
  onPlay: (entry: Entry) => void
}

const CATEGORY_WIDTH = 140

/** The columns of VOICE-040. */
export function useEntryColumns({ chosenId, onPlay }: EntryColumnsOptions): Column[] {
  const { formatMessage } = useIntl()
  return [
    {
      key: 'corpusId',
      title: formatMessage({ id: 'voice.corpusId' }),
      render: (_, { corpusId }) => <CorpusLink corpusId={corpusId} />,
    },
    {
      key: 'catalogName',
      title: formatMessage({ id: 'voice.category' }),
      dataIndex: 'catalogName',
      maxWidth: CATEGORY_WIDTH,
    },
    {
      key: 'score',
      title: formatMessage({ id: 'voice.score' }),
      align: 'right',
      render: (_, { score }) => scorePercent(score),
    },
    {
      key: 'status',
      title: formatMessage({ id: 'voice.result' }),
      render: (_, { status }) => <EntryResult status={status} />,
    },
    {
      key: 'play',
      isActions: true,
      title: formatMessage({ id: 'voice.actions' }),
      render: (_, entry) => (
        <PlayEntry entry={entry} isChosen={entry.corpusId === chosenId} onPlay={onPlay} />
      ),
    },
  ]
}
