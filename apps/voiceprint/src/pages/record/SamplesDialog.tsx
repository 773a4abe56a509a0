import { voiceprint } from '@console/contracts'
import { AppModal, DataTable, EmptyState } from '@console/ui'
import { RowCard } from '@console/ui/row'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { scorePercent } from '../../components/voice-figures.ts'
import { VoicePlayerPart } from '../../components/voice-player/voice-player-part.tsx'
import type { Voice } from '../../components/voice-player/voice.ts'
import { CheckReason, CorpusLink, EntryResult } from './check-cells.tsx'
import { PlayEntry } from './PlayEntry.tsx'
import { useEntryColumns } from './use-entry-columns.tsx'
import styles from './RecordPage.module.css'

type Entry = voiceprint.CheckCorpusEntry

/** VOICE-040, px. */
const SAMPLES_WIDTH = 560

type SamplesDialogProps = {
  record: voiceprint.CheckRecord
  source: Voice
  /** The address of an entry's sound in a new answer of the list. */
  reloadEntry: (corpusId: number) => Promise<string | undefined>
  onClose: () => void
}

/** The voice of a record beside the samples that it was compared with: one of them can be heard at a time. */
export function SamplesDialog({ record, source, reloadEntry, onClose }: SamplesDialogProps) {
  const { formatMessage } = useIntl()
  const { corpusList, name } = record
  const [chosen, setChosen] = useState<Entry | null>(() => findMostSimilar(corpusList))
  const columns = useEntryColumns({ chosenId: chosen?.corpusId ?? null, onPlay: setChosen })
  const renderCard = (entry: Entry) => (
    <EntryCard entry={entry} isChosen={entry.corpusId === chosen?.corpusId} onPlay={setChosen} />
  )
  return (
    <AppModal
      open
      width={SAMPLES_WIDTH}
      title={formatMessage({ id: 'voice.samples.title' }, { name })}
      footer={null}
      onCancel={onClose}
    >
      <div className="ui-stack ui-gap-8">
        <CheckReason record={record} />
        {record.status === voiceprint.CHECK_STATUS.inconsistent && isNoMatch(corpusList) && (
          <p className={styles['reason']}>{formatMessage({ id: 'voice.samples.noMatch' }, { name })}</p>
        )}
        <h3 className={styles['part']}>{source.label}</h3>
        {source.url === '' ? (
          <p className={styles['reason']}>{formatMessage({ id: 'voice.sound.gone' })}</p>
        ) : (
          <VoicePlayerPart voice={source} />
        )}
        {chosen !== null && (
          <ChosenSample key={chosen.corpusId} entry={chosen} reload={reloadEntry} name={name} />
        )}
        <DataTable
          label={formatMessage({ id: 'voice.samples' })}
          columns={columns}
          rows={corpusList}
          rowKey={({ corpusId }) => corpusId}
          selectedKey={chosen?.corpusId ?? null}
          isCompact
          mobileCard={renderCard}
          {...(corpusList.length === 0
            ? { state: <EmptyState title={formatMessage({ id: 'voice.samples.none' })} /> }
            : {})}
        />
      </div>
    </AppModal>
  )
}

type ChosenSampleProps = {
  entry: Entry
  /** Name of the person. */
  name: string
  reload: (corpusId: number) => Promise<string | undefined>
}

function ChosenSample({ entry: { corpusId, url }, name, reload }: ChosenSampleProps) {
  const { formatMessage } = useIntl()
  const label = formatMessage({ id: 'voice.sampleOf' }, { id: corpusId, name })
  return (
    <>
      <h3 className={styles['part']}>{label}</h3>
      <VoicePlayerPart voice={{ label, url, seconds: null, reload: async () => reload(corpusId) }} />
    </>
  )
}

/**
 * True if no sample matches. The recording may be wrong then, and so may the samples: the first sample of a person is not
 * compared with anything.
 */
function isNoMatch(entries: readonly Entry[]): boolean {
  return entries.length > 0 && entries.every(({ status }) => status !== voiceprint.CHECK_STATUS.consistent)
}

/** Returns the most similar playable sample, which is the first to be heard beside the source. */
function findMostSimilar(entries: readonly Entry[]): Entry | null {
  const playable = entries.filter(({ url }) => url !== '')
  return playable.toSorted((one, other) => other.score - one.score)[0] ?? null
}

type EntryCardProps = {
  entry: voiceprint.CheckCorpusEntry
  isChosen: boolean
  onPlay: (entry: voiceprint.CheckCorpusEntry) => void
}

/** A compared sample on a phone. */
function EntryCard({ entry, isChosen, onPlay }: EntryCardProps) {
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
