import type { SlotContribution } from '@console/sub-app'
import type { SlotRecord } from '@console/sub-app/slots'
import { IconButton } from '@console/ui'
import { Button, Dropdown } from 'antd'
import { useIntl } from 'react-intl'
import { SlotElementView } from './SlotElements.tsx'
import { contributionKey } from './use-contributions.ts'
import { useRunAction } from './use-run-action.ts'
import { useCells } from './use-slot-query.ts'
import styles from './Slots.module.css'

export type ListSlotPartProps =
  | { part: 'cell'; contribution: SlotContribution; records: readonly SlotRecord[]; id: string }
  | { part: 'headRetry'; contribution: SlotContribution; records: readonly SlotRecord[] }
  | { part: 'menu'; actions: readonly SlotContribution[]; record: SlotRecord; name: string }
  | { part: 'chosen'; actions: readonly SlotContribution[]; records: readonly SlotRecord[] }

/** Draws what apps add to a list: a cell, Retry in the head of a column, or the actions of a row or of the chosen ones. */
export function ListSlotPart(props: ListSlotPartProps) {
  switch (props.part) {
    case 'cell':
      return <Cell {...props} />
    case 'headRetry':
      return <HeadRetry {...props} />
    case 'menu':
      return <RowMenu {...props} />
    case 'chosen':
      return <ChosenMenu {...props} />
  }
}

type ColumnProps = { contribution: SlotContribution; records: readonly SlotRecord[] }

function Cell({ contribution, records, id }: ColumnProps & { id: string }) {
  const { value: cells } = useCells(contribution, records)
  const element = cells?.[id]
  if (element == null) return <span className="ui-faint">-</span>
  return <SlotElementView element={element} module={contribution.app.module} />
}

/** Retry, in the head of a column whose cells could not be asked for. */
function HeadRetry({ contribution, records }: ColumnProps) {
  const { formatMessage } = useIntl()
  const { failure, retry } = useCells(contribution, records)
  const { name } = contribution.slot
  if (failure === null) return null
  return (
    <IconButton
      icon="refresh"
      size="small"
      label={formatMessage({ id: 'slots.retryOf' }, { name })}
      title={formatMessage({ id: 'slots.failed' }, { name })}
      onClick={retry}
    />
  )
}

function toItems(actions: readonly SlotContribution[], run: (action: SlotContribution) => void) {
  return actions.map((action) => ({
    key: contributionKey(action),
    label: (
      <span className="ui-flex ui-between ui-gap-16">
        {action.slot.name}
        <span className="ui-muted">{action.app.name}</span>
      </span>
    ),
    onClick: () => run(action),
  }))
}

function RowMenu({ actions, record, name }: Extract<ListSlotPartProps, { part: 'menu' }>) {
  const { formatMessage } = useIntl()
  const run = useRunAction()
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- an entry of the menu does not open the row
    <span className={styles['menu']} onClick={(event) => event.stopPropagation()}>
      <Dropdown trigger={['click']} menu={{ items: toItems(actions, (action) => run(action, [record])) }}>
        <IconButton icon="more" label={formatMessage({ id: 'slots.actionsOf' }, { name })} />
      </Dropdown>
    </span>
  )
}

function ChosenMenu({ actions, records }: Extract<ListSlotPartProps, { part: 'chosen' }>) {
  const { formatMessage } = useIntl()
  const run = useRunAction()
  return (
    <Dropdown trigger={['click']} menu={{ items: toItems(actions, (action) => run(action, records)) }}>
      <Button>{formatMessage({ id: 'slots.actions' })}</Button>
    </Dropdown>
  )
}
