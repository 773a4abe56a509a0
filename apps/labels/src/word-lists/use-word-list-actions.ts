import type { wordList } from '@console/contracts'
import { failureText, useHost } from '@console/sub-app'
import { csvFile, saveFile } from '@console/ui'
import { useIntl } from 'react-intl'
import { useRemoveWordList } from '../queries/word-lists.ts'

/** What no file system takes in a name. */
const NO_FILE_NAME = /[\\/:*?"<>|]/g

/** Saves a list as a file, and deletes one. */
export function useWordListActions() {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const removing = useRemoveWordList()

  async function remove({ id, name }: wordList.WordList): Promise<void> {
    const isConfirmed = await services.confirm({
      title: formatMessage({ id: 'wordList.delete.confirm' }),
      content: formatMessage({ id: 'wordList.delete.text' }, { name }),
      okText: formatMessage({ id: 'label.delete' }),
      isDestructive: true,
    })
    if (!isConfirmed) return
    removing.mutate(id, {
      onSuccess: () => services.toast.success(formatMessage({ id: 'global.deletion_succeeded' })),
      // Such as the labels that use it since.
      onError: (error) => services.toast.error(failureText(error)),
    })
  }

  return {
    busyId: removing.isPending ? removing.variables : null,
    onDelete: (list: wordList.WordList) => void remove(list),
    onExport: (list: wordList.WordList) => void exportList(list),
  }
}

/** A word a line, without heads: it can be imported as it is. */
async function exportList({ name, words }: wordList.WordList): Promise<void> {
  const file = await csvFile(
    words.map((word) => [word]),
    { isTextQuoted: true },
  )
  saveFile(`${name.replaceAll(NO_FILE_NAME, '_')}.csv`, file)
}
