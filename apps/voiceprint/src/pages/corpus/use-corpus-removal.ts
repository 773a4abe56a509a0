import type { voiceprint } from '@console/contracts'
import { useIntl } from 'react-intl'
import { useRemoval } from '../../components/use-removal.ts'
import { CORPUS_CHANGES, useRemoveCorpus } from '../../queries/corpora.ts'
import type { CorpusList } from './corpus.search.ts'

/** Deletes a row of this list, after a confirmation that names it. */
export function useCorpusRemoval({ paging, setSearch }: CorpusList, rowCount: number) {
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
