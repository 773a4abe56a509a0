import type { subApp } from '@console/contracts'
import { lazyPart } from '@console/sub-app'
import type { SlotRecord } from '@console/sub-app/slots'
import type { DataColumn } from '@console/ui'
import { type ReactNode, useMemo } from 'react'
import type { ListSlotPartProps } from './ListSlotParts.tsx'
import { contributionKey, useContributions } from './use-contributions.ts'

/** Loaded with the first contribution to a list. */
const ListSlotPart = lazyPart<ListSlotPartProps>(async () => {
  const [{ ListSlotPart }, { slotTexts }] = await Promise.all([
    import(/* webpackChunkName: "on-demand-slots" */ './ListSlotParts.tsx'),
    import(/* webpackChunkName: "on-demand-slots" */ './slot-texts.ts'),
  ])
  return { Page: ListSlotPart, texts: slotTexts }
})

/** Room for the button of a row's actions; px. */
const MENU_WIDTH = 44

type ListSlotsOptions<Target extends subApp.RecordTarget, Row extends object> = {
  target: Target
  rows: readonly Row[]
  /** A constant of the page: what apps may get of a row. */
  toRecord: (row: Row) => subApp.RecordOf<Target>
}

type ListSlots<Row extends object> = {
  /** The list's own columns with those of apps, before its actions. */
  withColumns: (columns: readonly DataColumn<Row>[]) => DataColumn<Row>[]
  /** A row's card on a phone, with what apps add to the row. */
  withCard: (row: Row, card: ReactNode) => ReactNode
}

/** What apps add to the rows of a list: columns, and actions of a row. Without any the list is as it was. */
export function useListSlots<Target extends subApp.RecordTarget, Row extends object>({
  target,
  rows,
  toRecord,
}: ListSlotsOptions<Target, Row>): ListSlots<Row> {
  const columns = useContributions('column', { target })
  const actions = useContributions('rowAction', { target })
  return useMemo(() => {
    if (columns.length === 0 && actions.length === 0)
      return { withColumns: (own) => [...own], withCard: (_, card) => card }
    const records = rows.map(toRecord)
    const added: DataColumn<Row>[] = columns.map((contribution) => ({
      key: contributionKey(contribution),
      title: (
        <span className="ui-inline-row ui-gap-4" title={contribution.app.name}>
          {contribution.slot.name}
          <ListSlotPart part="headRetry" contribution={contribution} records={records} />
        </span>
      ),
      width: contribution.slot.widthPx,
      maxWidth: contribution.slot.widthPx,
      render: (_, row) => (
        <ListSlotPart part="cell" contribution={contribution} records={records} id={toRecord(row).id} />
      ),
    }))
    const menu = (row: Row): ReactNode => {
      const record = toRecord(row)
      return <ListSlotPart part="menu" actions={actions} record={record} name={rowName(record)} />
    }
    if (actions.length > 0)
      added.push({ key: 'slotActions', title: '', width: MENU_WIDTH, render: (_, row) => menu(row) })
    return {
      withColumns: (own) => [
        ...own.filter(({ isActions }) => isActions !== true),
        ...added,
        ...own.filter(({ isActions }) => isActions === true),
      ],
      withCard: (row, card) => (
        <>
          {card}
          <div className="ui-cluster ui-gap-8-16 ui-pad-12-16">
            {columns.map((contribution) => (
              <span key={contributionKey(contribution)} className="ui-inline-row ui-gap-6">
                <span className="ui-muted">{contribution.slot.name}</span>
                <ListSlotPart
                  part="cell"
                  contribution={contribution}
                  records={records}
                  id={toRecord(row).id}
                />
              </span>
            ))}
            {actions.length > 0 && menu(row)}
          </div>
        </>
      ),
    }
  }, [actions, columns, rows, toRecord])
}

/** The name of a row in the label of its actions; a session has only its id. */
function rowName(record: SlotRecord): string {
  return typeof record['name'] === 'string' ? record['name'] : record.id
}

type ChosenActionsProps<Target extends subApp.RecordTarget, Row extends object> = Pick<
  ListSlotsOptions<Target, Row>,
  'target' | 'rows' | 'toRecord'
>

/** The actions of apps for the chosen rows of a list. */
export function ChosenSlotActions<Target extends subApp.RecordTarget, Row extends object>({
  target,
  rows,
  toRecord,
}: ChosenActionsProps<Target, Row>) {
  const actions = useContributions('chosenRowsAction', { target })
  return actions.length === 0 ? null : (
    <ListSlotPart part="chosen" actions={actions} records={rows.map(toRecord)} />
  )
}
