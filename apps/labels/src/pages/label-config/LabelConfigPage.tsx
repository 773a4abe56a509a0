import { wordList, type DataOf, type label } from '@console/contracts'
import { NoAccess } from '@console/domain-ui'
import { useHost, useHasCall } from '@console/sub-app'
import { EmptyState, Icon, StatusWord } from '@console/ui'
import { ListPage, useListSearch, type RowPage } from '@console/ui/list-page'
import { RowCard } from '@console/ui/row'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useScopeNames, type ScopeNames } from '../../components/ScopeName.tsx'
import { LabelEditor } from '../../editor/label-editor-part.ts'
import { KIND_TEXTS, MEANING_TEXTS, statusText } from '../../model/label-texts.ts'
import { useLabels, useLabelCount } from '../../queries/labels.ts'
import { labelList, toLabelQuery } from './label-config.search.ts'
import { LabelActions, type LabelActionsProps } from './LabelActions.tsx'
import { LabelDialogs } from './LabelDialogs.tsx'
import { useLabelActions } from './use-label-actions.ts'
import { useLabelColumns } from './use-label-columns.tsx'

/** The smart labels of the company (LABEL-001). */
export function LabelConfigPage() {
  const { formatMessage } = useIntl()
  const host = useHost()
  const hasWordLists = useHasCall(wordList.query)
  const list = useListSearch(labelList)
  const { setSearch } = list
  const labels = useLabels(toLabelQuery(list))
  const { busyId, toggle, remove } = useLabelActions(list, labels.data)
  const open = () => setSearch({ add: true })
  const actions = {
    busyId,
    onEdit: (id: number) => setSearch({ edit: id }),
    onNearEdit: () => LabelEditor.preload(host),
    onToggle: (row: label.Label) => void toggle(row),
    onDelete: (row: label.Label) => void remove(row),
  }
  const columns = useLabelColumns(actions)
  const renderCard = (row: label.Label) => <LabelCard label={row} {...actions} />
  return (
    <ListPage
      list={list}
      query={labels}
      toRowPage={toRowPage}
      label={formatMessage({ id: 'label.page' })}
      noPermission={<NoAccess page={formatMessage({ id: 'label.page' })} />}
      formatCount={({ total }) => formatMessage({ id: 'label.count' }, { count: total })}
      tools={
        hasWordLists && (
          <Button onClick={() => setSearch({ lists: true })}>
            {formatMessage({ id: 'label.wordLists' })}
          </Button>
        )
      }
      action={<AddButton text={formatMessage({ id: 'label.add' })} onClick={open} />}
      columns={columns}
      isCompact
      rowKey={({ id }) => id}
      mobileCard={renderCard}
      states={{
        failed: formatMessage({ id: 'label.failed' }),
        empty: (
          <EmptyState
            title={formatMessage({ id: 'label.none' })}
            action={<AddButton isPlain text={formatMessage({ id: 'label.none.add' })} onClick={open} />}
          >
            {formatMessage({ id: 'label.none.text' })}
          </EmptyState>
        ),
      }}
      filteredTitle={formatMessage({ id: 'label.noneFound' })}
      useHiddenCount={useLabelCount}
    >
      <LabelDialogs list={list} labels={labels.data?.smartLabels} />
    </ListPage>
  )
}

function toRowPage({ smartLabels, totalCnt }: DataOf<typeof label.query>): RowPage<label.Label> {
  return { rows: smartLabels, total: totalCnt }
}

type AddButtonProps = {
  text: string
  /** The page has another primary button. */
  isPlain?: boolean
  onClick: () => void
}

/** Opens the choice of a kind of label. */
function AddButton({ text, isPlain = false, onClick }: AddButtonProps) {
  return (
    <Button type={isPlain ? 'default' : 'primary'} icon={<Icon name="plus" />} onClick={onClick}>
      {text}
    </Button>
  )
}

/** A row on a phone. */
function LabelCard(props: LabelActionsProps) {
  const { bizTypeName: business, productName: product } = props.label
  if (business === undefined || product === undefined) return <ListedNames {...props} />
  return <Card {...props} names={{ business, product }} />
}

function ListedNames(props: LabelActionsProps) {
  return <Card {...props} names={useScopeNames(props.label)} />
}

function Card({ names, ...props }: LabelActionsProps & { names: ScopeNames }) {
  const { label } = props
  const { formatMessage } = useIntl()
  const { rule, enable, showName } = label
  const { sessionCollectRound: n } = rule
  const facts = [
    names.business,
    names.product ?? formatMessage({ id: 'label.product.all' }),
    formatMessage({ id: KIND_TEXTS[rule.labelType] }),
    formatMessage({ id: MEANING_TEXTS[label.type] }),
    formatMessage({ id: `label.trigger.${label.triggerAt}` }),
    ...(n === null ? [] : [formatMessage({ id: 'label.round.every' }, { n })]),
  ]
  return (
    <RowCard
      name={label.name}
      status={
        <StatusWord tone={enable === 1 ? 'good' : 'offline'}>
          {formatMessage({ id: statusText(label) })}
        </StatusWord>
      }
      facts={[...(showName === '' ? [] : [showName]), facts.join(' · ')]}
      actions={<LabelActions {...props} />}
    />
  )
}
