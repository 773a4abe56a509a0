import type { DataOf, voiceprint } from '@console/contracts'
import { NoAccess } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { countText, type DataColumn, EmptyState, StatusWord } from '@console/ui'
import { ListPage, type RowPage, useListSearch } from '@console/ui/list-page'
import { RowActions, RowCard } from '@console/ui/row'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ActionButton } from '../../components/row/ActionButton.tsx'
import { TimeCell } from '../../components/row/TimeCell.tsx'
import { CORPUS_STATES } from '../../components/status-texts.ts'
import { useRemoval } from '../../components/use-removal.ts'
import { voiceLength, voiceTime } from '../../components/voice-figures.ts'
import { PlayDialog } from '../../components/voice-player/voice-player-part.tsx'
import { CORPUS_CHANGES, useCorpora, useCorpusCount, useRemoveCorpus } from '../../queries/corpora.ts'
import { type CorpusList, corpusList, toCorpusQuery, toSort, toTableSort } from './corpus.search.ts'

const ORGANIZATION_WIDTH = 160

type Corpus = voiceprint.Corpus

/** The stored voice samples of the company's people (VOICE-023..033). */
export function CorpusPage() {
  const { formatMessage, locale } = useIntl()
  const list = useListSearch(corpusList)
  const { search, setSearch } = list
  const corpora = useCorpora(toCorpusQuery(list))
  const [playing, setPlaying] = useState<Corpus | null>(null)
  const removal = useCorpusRemoval(list, corpora.data?.list.length ?? 0)
  const actions = { ...removal, onPlay: setPlaying }
  const columns = useCorpusColumns(actions)
  const renderCard = (corpus: Corpus) => <CorpusCard corpus={corpus} {...actions} />
  const reload = async (id: number) => {
    const { data } = await corpora.refetch()
    return data?.list.find(({ corpusId }) => corpusId === id)?.url
  }
  return (
    <ListPage
      list={list}
      query={corpora}
      toRowPage={toRowPage}
      label={formatMessage({ id: 'voice.corpus.page' })}
      noPermission={<NoAccess page={formatMessage({ id: 'voice.corpus.page' })} />}
      formatCount={({ total, isCapped = false }) =>
        formatMessage(
          { id: 'voice.corpus.count' },
          { count: total, text: countText(total, isCapped, locale) },
        )
      }
      columns={columns}
      isCompact
      sort={toTableSort(search.sort)}
      onSort={(sort) => setSearch({ sort: toSort(sort), page: 1 })}
      rowKey={({ corpusId }) => corpusId}
      mobileCard={renderCard}
      states={{
        failed: formatMessage({ id: 'voice.corpus.failed' }),
        empty: (
          <EmptyState title={formatMessage({ id: 'voice.corpus.none' })}>
            {formatMessage({ id: 'voice.corpus.none.text' })}
          </EmptyState>
        ),
      }}
      filteredTitle={formatMessage({ id: 'voice.corpus.noneFound' })}
      useHiddenCount={useCorpusCount}
    >
      {playing !== null && <PlayCorpus corpus={playing} reload={reload} onClose={() => setPlaying(null)} />}
    </ListPage>
  )
}

function toRowPage({ list, count, countIsCapped }: DataOf<typeof voiceprint.corpora>): RowPage<Corpus> {
  return { rows: list, total: count, isCapped: countIsCapped }
}

/** A sample on a phone. */
function CorpusCard(props: CorpusActionsProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { corpusId, name, orgName, catalogName, voiceDuration, sessionAt, createAt, status } = props.corpus
  return (
    <RowCard
      name={name}
      status={<CorpusState status={status} />}
      facts={[
        [`#${corpusId}`, orgName, catalogName, voiceLength(voiceDuration)].join(' · '),
        `${formatMessage({ id: 'voice.sessionAt' })} ${voiceTime(sessionAt, timezone)}`,
        `${formatMessage({ id: 'voice.createAt' })} ${voiceTime(createAt, timezone)}`,
      ]}
      actions={<CorpusActions {...props} />}
    />
  )
}

/** Deletes a row of this list, after a confirmation that names it. */
function useCorpusRemoval({ paging, setSearch }: CorpusList, rowCount: number) {
  const { formatMessage } = useIntl()
  const removing = useRemoveCorpus()
  const { busyId, remove } = useRemoval({
    send: removing.mutateAsync,
    changes: CORPUS_CHANGES,
    page: paging.page,
    rowCount,
    onPage: (page) => setSearch({ page }, { replace: true }),
  })
  return {
    busyId,
    onDelete: ({ corpusId, name }: voiceprint.Corpus) =>
      remove(corpusId, {
        title: formatMessage({ id: 'voice.corpus.delete.title' }),
        content: formatMessage({ id: 'voice.corpus.delete.text' }, { id: corpusId, name }),
      }),
  }
}

type PlayCorpusProps = {
  corpus: voiceprint.Corpus
  /** The address of a sample in a new answer of the list. */
  reload: (corpusId: number) => Promise<string | undefined>
  onClose: () => void
}

/** Plays a stored sample (VOICE-032). */
function PlayCorpus({ corpus, reload, onClose }: PlayCorpusProps) {
  const { formatMessage } = useIntl()
  const { corpusId, name, url, voiceDuration } = corpus
  const label = formatMessage({ id: 'voice.sampleOf' }, { id: corpusId, name })
  return (
    <PlayDialog
      title={label}
      voice={{
        label,
        url,
        seconds: voiceDuration > 0 ? voiceDuration : null,
        reload: async () => reload(corpusId),
      }}
      onClose={onClose}
    />
  )
}

type Column = DataColumn<voiceprint.Corpus>

/** The columns of VOICE-028. */
function useCorpusColumns(actions: Omit<CorpusActionsProps, 'corpus'>): Column[] {
  const { formatMessage } = useIntl()
  return [
    {
      key: 'corpusId',
      title: formatMessage({ id: 'voice.corpusId' }),
      dataIndex: 'corpusId',
    },
    { key: 'name', title: formatMessage({ id: 'voice.user' }), dataIndex: 'name' },
    {
      key: 'orgName',
      title: formatMessage({ id: 'voice.organization' }),
      dataIndex: 'orgName',
      maxWidth: ORGANIZATION_WIDTH,
    },
    {
      key: 'catalogName',
      sortKey: 'catalogName',
      title: formatMessage({ id: 'voice.category.name' }),
      dataIndex: 'catalogName',
    },
    {
      key: 'voiceDuration',
      title: formatMessage({ id: 'voice.voiceDuration' }),
      align: 'right',
      render: (_, { voiceDuration }) => voiceLength(voiceDuration),
    },
    {
      key: 'sessionAt',
      title: formatMessage({ id: 'voice.sessionAt' }),
      render: (_, { sessionAt }) => <TimeCell at={sessionAt} />,
    },
    {
      key: 'createAt',
      title: formatMessage({ id: 'voice.createAt' }),
      render: (_, { createAt }) => <TimeCell at={createAt} />,
    },
    {
      key: 'status',
      title: formatMessage({ id: 'voice.status' }),
      render: (_, { status }) => <CorpusState status={status} />,
    },
    {
      key: 'actions',
      isActions: true,
      title: formatMessage({ id: 'voice.actions' }),
      render: (_, corpus) => <CorpusActions corpus={corpus} {...actions} />,
    },
  ]
}

/** In use, expired or deprecated (VOICE-029). */
function CorpusState({ status }: { status: voiceprint.CorpusStatus }) {
  const { formatMessage } = useIntl()
  const { id, tone } = CORPUS_STATES[status]
  return <StatusWord tone={tone}>{formatMessage({ id })}</StatusWord>
}

type CorpusActionsProps = {
  corpus: voiceprint.Corpus
  /** The row that is being deleted. */
  busyId: number | null
  onPlay: (corpus: voiceprint.Corpus) => void
  onDelete: (corpus: voiceprint.Corpus) => void
}

/** Play and delete (VOICE-028). */
function CorpusActions({ corpus, busyId, onPlay, onDelete }: CorpusActionsProps) {
  const { formatMessage } = useIntl()
  const name = formatMessage({ id: 'voice.sampleOf' }, { id: corpus.corpusId, name: corpus.name })
  return (
    <RowActions>
      <ActionButton
        text={formatMessage({ id: 'voice.play' })}
        name={name}
        disabledReason={corpus.url === '' ? formatMessage({ id: 'voice.sound.gone' }) : undefined}
        onClick={() => onPlay(corpus)}
      />
      <ActionButton
        text={formatMessage({ id: 'voice.delete' })}
        name={name}
        isDangerous
        isBusy={busyId === corpus.corpusId}
        onClick={() => onDelete(corpus)}
      />
    </RowActions>
  )
}
