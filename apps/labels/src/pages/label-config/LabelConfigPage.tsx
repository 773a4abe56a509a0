import { type DataOf, type label, wordList } from '@console/contracts'
import { NoAccess } from '@console/domain-ui'
import { useListSlots } from '@console/domain-ui/slots'
import { refusalReason, useHasCall, useHost } from '@console/sub-app'
import { EmptyState, Icon, pageAfterRemoval, StatusWord } from '@console/ui'
import { ListPage, type RowPage, useListSearch } from '@console/ui/list-page'
import { RowCard } from '@console/ui/row'
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { type ScopeNames, useScopeNames } from '../../components/ScopeName.tsx'
import { LabelEditor } from '../../editor/label-editor-part.tsx'
import { toLabelRecord } from '../../model/label-record.ts'
import { KIND_TEXTS, MEANING_TEXTS, statusText } from '../../model/label-texts.ts'
import { useLabelCalls, useLabelCount, useLabelReload, useLabels } from '../../queries/labels.ts'
import { type LabelList, labelList, toLabelQuery } from './label-config.search.ts'
import { LabelActions, type LabelActionsProps } from './LabelActions.tsx'
import { LabelDialogs } from './LabelDialogs.tsx'
import { useLabelColumns } from './use-label-columns.tsx'

/** From the answer of an action to the reload of the list (LABEL-025). */
const RELOAD_DELAY_MS = 500

const NONE: label.Label[] = []

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
  const slots = useListSlots({
    target: 'label',
    rows: labels.data?.smartLabels ?? NONE,
    toRecord: toLabelRecord,
  })
  const renderCard = (row: label.Label) => slots.withCard(row, <LabelCard label={row} {...actions} />)
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
      columns={slots.withColumns(columns)}
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

type Labels = DataOf<typeof label.query>

/** Texts of an action that was done and of one that failed, by their ids. */
type Outcome = { done: string; failed: string }

/** Enable, disable and delete; the list is reloaded a little after the answer, whatever it was. */
function useLabelActions(list: LabelList, shown: Labels | undefined) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const [busyId, setBusyId] = useState<number | null>(null)
  const reload = useReload(list)
  const calls = useLabelCalls()

  async function run(
    id: number,
    action: () => Promise<unknown>,
    { done, failed }: Outcome,
  ): Promise<boolean> {
    setBusyId(id)
    try {
      await action()
    } catch (error) {
      const text = formatMessage({ id: failed })
      const reason = refusalReason(error)
      services.toast.error(
        reason === null ? text : formatMessage({ id: 'global.failedWhy' }, { text, reason }),
      )
      return false
    }
    services.toast.success(formatMessage({ id: done }))
    return true
  }

  async function toggle({ id, enable }: label.Label): Promise<void> {
    await run(id, async () => calls.enable({ id, enable: enable === 1 ? 0 : 1 }), {
      done: 'global.operation_succeeded',
      failed: 'global.operation_failed',
    })
    await reload(list.paging.page)
    setBusyId(null)
  }

  async function remove({ id, name }: label.Label): Promise<void> {
    const isConfirmed = await services.confirm({
      title: formatMessage({ id: 'label.delete.confirm' }),
      content: formatMessage({ id: 'label.delete.text' }, { name }),
      okText: formatMessage({ id: 'label.delete' }),
      isDestructive: true,
    })
    if (!isConfirmed) return
    const isDone = await run(id, async () => calls.remove(id), {
      done: 'global.deletion_succeeded',
      failed: 'global.delete.failed',
    })
    const left = (shown?.smartLabels.length ?? 0) - (isDone ? 1 : 0)
    await reload(pageAfterRemoval(list.paging.page, left))
    setBusyId(null)
  }

  return { busyId, toggle, remove }
}

/** Loads the list again after the delay, on this page; not once the list was left. */
function useReload({ paging, setSearch }: LabelList) {
  const labels = useLabelReload()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return async (page: number): Promise<void> => {
    await new Promise((resolve) => {
      timer.current = setTimeout(resolve, RELOAD_DELAY_MS)
    })
    if (page === paging.page) return labels.now()
    // Another page is another query: going there loads it, and loading this one again would be a second request.
    labels.whenShown()
    setSearch({ page }, { replace: true })
  }
}
