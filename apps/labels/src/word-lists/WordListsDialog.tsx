import { foldText, type DataOf, type wordList } from '@console/contracts'
import { NoAccess } from '@console/domain-ui'
import { AppModal, EmptyState, Icon, isForbidden } from '@console/ui'
import { ListTable, type RowPage } from '@console/ui/list-page'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useWordLists } from '../queries/word-lists.ts'
import { EditWordList } from './form/EditWordList.tsx'
import { NewWordList } from './form/NewWordList.tsx'
import { useWordListActions } from './use-word-list-actions.ts'
import { useWordListColumns } from './use-word-list-columns.tsx'
import { WordListCard } from './WordListCard.tsx'
import styles from './WordLists.module.css'

/** Width of the dialog in px. */
const WIDTH = 960

type Opened = { list: wordList.WordList | null }

/** The word lists of the company: what is in them, and which labels use them. */
export function WordListsDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const lists = useWordLists()
  const [text, setText] = useState('')
  const [opened, setOpened] = useState<Opened | null>(null)
  const actions = { onEdit: (list: wordList.WordList) => setOpened({ list }), ...useWordListActions() }
  const columns = useWordListColumns(actions)
  const title = formatMessage({ id: 'wordList.title' })
  const renderCard = (list: wordList.WordList) => <WordListCard list={list} {...actions} />
  const add = () => setOpened({ list: null })
  return (
    <AppModal open width={WIDTH} fillsPhone title={title} footer={null} onCancel={onClose}>
      {lists.data === undefined && isForbidden(lists.error) ? (
        <NoAccess page={title} />
      ) : (
        <div className={styles['lists']}>
          <p className={styles['note']}>{formatMessage({ id: 'wordList.about' })}</p>
          <div className={styles['tools']}>
            <Input
              allowClear
              className={styles['search'] ?? ''}
              aria-label={formatMessage({ id: 'wordList.search' })}
              placeholder={formatMessage({ id: 'wordList.search' })}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            <Button type="primary" icon={<Icon name="plus" />} onClick={add}>
              {formatMessage({ id: 'wordList.add' })}
            </Button>
          </div>
          <ListTable
            label={title}
            query={lists}
            toRowPage={(answer) => matching(answer, text)}
            columns={columns}
            rowKey={({ id }) => id}
            isFiltered={text.trim() !== ''}
            mobileCard={renderCard}
            states={{
              failed: formatMessage({ id: 'wordList.failed' }),
              empty: (
                <EmptyState title={formatMessage({ id: 'wordList.none' })}>
                  {formatMessage({ id: 'wordList.none.text' })}
                </EmptyState>
              ),
              filteredEmpty: <NoneFound onReset={() => setText('')} />,
            }}
          />
        </div>
      )}
      <OpenedList opened={opened} lists={lists.data?.lists} onClose={() => setOpened(null)} />
    </AppModal>
  )
}

function NoneFound({ onReset }: { onReset: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <EmptyState
      title={formatMessage({ id: 'wordList.noneFound' })}
      action={<Button onClick={onReset}>{formatMessage({ id: 'ui.reset' })}</Button>}
    >
      {formatMessage({ id: 'wordList.noneFound.text' })}
    </EmptyState>
  )
}

/** Lists with the text in their name or in one of their words. */
function matching({ lists }: DataOf<typeof wordList.query>, text: string): RowPage<wordList.WordList> {
  const searched = foldText(text.trim())
  const rows = lists.filter(({ name, words }) =>
    [name, ...words].some((one) => foldText(one).includes(searched)),
  )
  return { rows, total: rows.length }
}

type OpenedListProps = {
  opened: Opened | null
  lists: readonly wordList.WordList[] | undefined
  onClose: () => void
}

/** The form of a new list, or of one as it is at this moment. */
function OpenedList({ opened, lists, onClose }: OpenedListProps) {
  if (opened === null) return null
  const { list } = opened
  if (list === null) return <NewWordList onClose={onClose} />
  return <EditWordList list={lists?.find(({ id }) => id === list.id) ?? list} onClose={onClose} />
}
