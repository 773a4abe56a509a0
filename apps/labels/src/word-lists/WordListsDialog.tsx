import { type DataOf, foldText, type wordList } from '@console/contracts'
import { NoAccess } from '@console/domain-ui'
import { failureText, useHost } from '@console/sub-app'
import { PageLink } from '@console/sub-app/page-link'
import {
  AppModal,
  csvFile,
  type DataColumn,
  EmptyState,
  formatTime,
  Icon,
  isForbidden,
  saveFile,
  TwoLines,
} from '@console/ui'
import { ListTable, type RowPage } from '@console/ui/list-page'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { paths } from '../paths.ts'
import { useRemoveWordList, useWordLists } from '../queries/word-lists.ts'
import { EditWordList } from './form/EditWordList.tsx'
import { NewWordList } from './form/NewWordList.tsx'
import { WordListActions, type WordListActionsProps } from './WordListActions.tsx'
import styles from './WordLists.module.css'

export { texts } from './texts.ts'

/** Words that are shown of a list. */
const SHOWN = 6

const NAME_WIDTH = 160

/** Characters that no file system takes in a name. */
const NO_FILE_NAME = /[\\/:*?"<>|]/g

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
        <div className={`ui-stack ui-gap-12 ${styles['lists']}`}>
          <p className="ui-small ui-muted">{formatMessage({ id: 'wordList.about' })}</p>
          <div className={`ui-wrap ui-between ui-gap-8 ${styles['tools']}`}>
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

/** A list on a phone. */
function WordListCard(props: WordListActionsProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { name, words, labels, updatedAt, updatedBy } = props.list
  return (
    <article className={styles['card']} aria-label={name}>
      <strong dir="auto">{name}</strong>
      <WordsPreview words={words} />
      <span className="ui-flex ui-gap-8">
        <span className="ui-small ui-muted">{formatMessage({ id: 'wordList.usedBy' })}</span>
        <UsedBy labels={labels} />
      </span>
      <span className="ui-small ui-muted" dir="auto">
        {[formatTime(updatedAt, timezone), updatedBy ?? ''].filter(Boolean).join(' · ')}
      </span>
      <WordListActions {...props} />
    </article>
  )
}

/** Saves a list as a file, and deletes one. */
function useWordListActions() {
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
      // For example, labels may use the list by now.
      onError: (error) => services.toast.error(failureText(error)),
    })
  }

  return {
    busyId: removing.isPending ? removing.variables : null,
    onDelete: (list: wordList.WordList) => void remove(list),
    onExport: (list: wordList.WordList) => void exportList(list),
  }
}

/** One word per line without heads, so that the file can be imported as it is. */
async function exportList({ name, words }: wordList.WordList): Promise<void> {
  const file = await csvFile(
    words.map((word) => [word]),
    { isTextQuoted: true },
  )
  saveFile(`${name.replaceAll(NO_FILE_NAME, '_')}.csv`, file)
}

function useWordListColumns(actions: Omit<WordListActionsProps, 'list'>): DataColumn<wordList.WordList>[] {
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

/** Number of words, and the first of them. */
function WordsPreview({ words }: { words: readonly string[] }) {
  const { formatMessage } = useIntl()
  const more = words.length > SHOWN ? ' …' : ''
  return (
    <span className={`ui-stack ui-small ui-anywhere ${styles['preview']}`}>
      <b>{formatMessage({ id: 'wordList.words.count' }, { n: words.length })}</b>
      <span dir="auto">{words.slice(0, SHOWN).join(', ') + more}</span>
    </span>
  )
}

/** The labels that use a list, as links to their editors. */
function UsedBy({ labels }: Pick<wordList.WordList, 'labels'>) {
  const { formatMessage } = useIntl()
  if (labels.length === 0)
    return <span className="ui-small ui-muted">{formatMessage({ id: 'wordList.unused' })}</span>
  return (
    <ul className={styles['usedBy']}>
      {labels.map(({ id, name }) => (
        <li key={id} dir="auto">
          <PageLink to={`${paths.labelConfig}?edit=${id}`}>{name}</PageLink>
        </li>
      ))}
    </ul>
  )
}
