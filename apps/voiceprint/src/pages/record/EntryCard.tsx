import type { voiceprint } from '@console/contracts'
import { RowCard } from '@console/ui/row'
import { scorePercent } from '../../components/voice-figures.ts'
import { CorpusLink } from './CorpusLink.tsx'
import { EntryResult } from './EntryResult.tsx'
import { PlayEntry } from './PlayEntry.tsx'

type EntryCardProps = {
  entry: voiceprint.CheckCorpusEntry
  isChosen: boolean
  onPlay: (entry: voiceprint.CheckCorpusEntry) => void
}

/** A compared sample on a phone. */
export function EntryCard({ entry, isChosen, onPlay }: EntryCardProps) {
  return (
    <RowCard
      name={`${entry.catalogName} · ${scorePercent(entry.score)}`}
      status={<EntryResult status={entry.status} />}
      facts={[]}
      note={<CorpusLink corpusId={entry.corpusId} />}
      actions={<PlayEntry entry={entry} isChosen={isChosen} onPlay={onPlay} />}
    />
  )
}
