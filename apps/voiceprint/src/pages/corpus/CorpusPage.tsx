import type { DataOf, voiceprint } from '@console/contracts'
import { NoAccess } from '@console/domain-ui'
import { countText } from '@console/ui'
import { ListPage, useListSearch, type BandProps, type RowPage } from '@console/ui/list-page'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useCorpora } from '../../queries/corpora.ts'
import { corpusList, toCorpusQuery, toSort, toTableSort, type CorpusFilters } from './corpus.search.ts'
import { CorpusBand } from './CorpusBand.tsx'
import { CorpusCard } from './CorpusCard.tsx'
import { PlayCorpus } from './PlayCorpus.tsx'
import { useCorpusColumns } from './use-corpus-columns.tsx'
import { useCorpusRemoval } from './use-corpus-removal.ts'
import { useCorpusStates } from './use-corpus-states.tsx'

type Corpus = voiceprint.Corpus

/** The stored voice samples of the company's people (VOICE-023..033). */
export function CorpusPage() {
  const { formatMessage, locale } = useIntl()
  const list = useListSearch(corpusList)
  const { filters, search, setSearch } = list
  const corpora = useCorpora(toCorpusQuery(list))
  const [playing, setPlaying] = useState<Corpus | null>(null)
  const removal = useCorpusRemoval(list, corpora.data?.list.length ?? 0)
  const actions = { ...removal, onPlay: setPlaying }
  const columns = useCorpusColumns(actions)
  const states = useCorpusStates({
    filters,
    onFilters: (next) => list.inquire(next, corpora),
    onReset: () => list.reset(corpora),
  })
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
      band={renderBand}
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
      states={states}
    >
      {playing !== null && <PlayCorpus corpus={playing} reload={reload} onClose={() => setPlaying(null)} />}
    </ListPage>
  )
}

function renderBand(band: BandProps<CorpusFilters>) {
  return <CorpusBand {...band} />
}

function toRowPage({ list, count, countIsCapped }: DataOf<typeof voiceprint.corpora>): RowPage<Corpus> {
  return { rows: list, total: count, isCapped: countIsCapped }
}
