import { voiceprint } from '@console/contracts'
import { useCallMutation } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { useRemoval } from '../../components/use-removal.ts'
import { CHECK_CHANGES } from '../../queries/checks.ts'
import type { RecordList } from './record.search.ts'

/** Deletes a row of this list, after a confirmation that names it. */
export function useRecordRemoval({ paging, setSearch }: RecordList, rowCount: number) {
  const { formatMessage } = useIntl()
  const removing = useCallMutation(voiceprint.removeCheck, {})
  const { busyId, remove } = useRemoval({
    send: async (id) => removing.mutateAsync({ query: { id } }),
    changes: CHECK_CHANGES,
    page: paging.page,
    rowCount,
    onPage: (page) => setSearch({ page }, { replace: true }),
  })
  return {
    busyId,
    onDelete: ({ taskId, name }: voiceprint.CheckRecord) =>
      remove(taskId, {
        title: formatMessage({ id: 'voice.record.delete.title' }),
        content: formatMessage({ id: 'voice.record.delete.text' }, { id: taskId, name }),
      }),
  }
}
