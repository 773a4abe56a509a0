import type { wordList } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime, TwoLines, type DataColumn } from '@console/ui'
import { useIntl } from 'react-intl'
import { UsedBy } from './UsedBy.tsx'
import { WordListActions, type WordListActionsProps } from './WordListActions.tsx'
import styles from './WordLists.module.css'
import { WordsPreview } from './WordsPreview.tsx'

const NAME_WIDTH = 160

export function useWordListColumns(
  actions: Omit<WordListActionsProps, 'list'>,
): DataColumn<wordList.WordList>[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return [
    { key: 'name', title: formatMessage({ id: 'wordList.name' }), dataIndex: 'name', maxWidth: NAME_WIDTH },
    {
      key: 'words',
      title: formatMessage({ id: 'wordList.words' }),
      className: styles['wrapping'] ?? '',
      render: (_, { words }) => <WordsPreview words={words} />,
    },
    {
      key: 'labels',
      title: formatMessage({ id: 'wordList.usedBy' }),
      className: styles['wrapping'] ?? '',
      render: (_, { labels }) => <UsedBy labels={labels} />,
    },
    {
      key: 'updatedAt',
      title: formatMessage({ id: 'wordList.changed' }),
      render: (_, { updatedAt, updatedBy }) => (
        <TwoLines
          isQuiet
          first={formatTime(updatedAt, timezone)}
          second={updatedBy === null ? null : <span dir="auto">{updatedBy}</span>}
        />
      ),
    },
    {
      key: 'actions',
      isActions: true,
      title: formatMessage({ id: 'label.actions' }),
      render: (_, list) => <WordListActions list={list} {...actions} />,
    },
  ]
}
