import { voiceprint } from '@console/contracts'
import { useCallMutation } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { useRemoval } from '../../components/use-removal.ts'
import { CORPUS_CHANGES } from '../../queries/corpora.ts'
import type { CorpusList } from './corpus.search.ts'

/** Deletes a row of this list, after a confirmation that names it. */
export function useCorpusRemoval({ paging, setSearch }: CorpusList, rowCount: number) {
  const { formatMessage } = useIntl()
  const removing = useCallMutation(voiceprint.removeCorpus, {})
  const { busyId, remove } = useRemoval({
    send: async (id) => removing.mutateAsync({ query: { id } }),
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
