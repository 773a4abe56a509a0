import type { voiceprint } from '@console/contracts'
import { useIntl } from 'react-intl'
import { useRemoval } from '../../components/use-removal.ts'
import { CHECK_CHANGES, useRemoveCheck } from '../../queries/checks.ts'
import type { RecordList } from './record.search.ts'

/** Deletes a row of this list, after a confirmation that names it. */
export function useRecordRemoval({ paging, setSearch }: RecordList, rowCount: number) {
  const { formatMessage } = useIntl()
  const removing = useRemoveCheck()
  const { busyId, remove } = useRemoval({
    send: removing.mutateAsync,
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
