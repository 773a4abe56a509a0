import type { subApp } from '@console/contracts'
import { lazyPart } from '@console/sub-app'
import type { SlotRecord } from '@console/sub-app/slots'
import type { DataColumn } from '@console/ui'
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react'
import type { ListSlotPartProps } from './ListSlotParts.tsx'
import { contributionKey, useContributions } from './use-contributions.ts'
import styles from './ListSlots.module.css'

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
  /** Below a row's card on a phone; absent without contributions. */
  mobileExtra: ((row: Row) => ReactNode) | undefined
}

/** Adds contributions of apps to the rows of a list: columns, and actions of a row. Without any the list is as it was. */
export function useListSlots<Target extends subApp.RecordTarget, Row extends object>({
  target,
  rows,
  toRecord,
}: ListSlotsOptions<Target, Row>): ListSlots<Row> {
  const columns = useContributions('column', { target })
  const actions = useContributions('rowAction', { target })
  const arePainted = usePainted(rows.length > 0 && columns.length + actions.length > 0)
  return useMemo(() => {
    if (columns.length === 0 && actions.length === 0)
      return { withColumns: (own) => [...own], mobileExtra: undefined }
    const records = rows.map(toRecord)
    const cell = (contribution: (typeof columns)[number], row: Row): ReactNode =>
      arePainted && (
        <ListSlotPart part="cell" contribution={contribution} records={records} id={toRecord(row).id} />
      )
    const added: DataColumn<Row>[] = columns.map((contribution) => ({
      key: contributionKey(contribution),
      title: (
        <span className="ui-inline-row ui-gap-4" title={contribution.app.name}>
          {contribution.slot.name}
          {arePainted && <ListSlotPart part="headRetry" contribution={contribution} records={records} />}
        </span>
      ),
      width: contribution.slot.widthPx,
      maxWidth: contribution.slot.widthPx,
      render: (_, row) => cell(contribution, row),
    }))
    const menu = (row: Row): ReactNode => {
      if (!arePainted) return null
      const record = toRecord(row)
      return <ListSlotPart part="menu" actions={actions} record={record} name={rowName(record)} />
    }
    const menuColumn: DataColumn<Row> = {
      key: 'slotActions',
      title: '',
      width: MENU_WIDTH,
      render: (_, row) => menu(row),
    }
    return {
      withColumns: (own) => {
        const ownActions = own.filter(({ isActions }) => isActions === true)
        // One column stays in sight: the list's own actions, or those of apps.
        const ofApps =
          actions.length === 0
            ? []
            : [{ ...menuColumn, ...(ownActions.length === 0 ? { isActions: true } : {}) }]
        return [...own.filter(({ isActions }) => isActions !== true), ...added, ...ofApps, ...ownActions]
      },
      mobileExtra: (row) => (
        <div className={`ui-cluster ui-between ui-gap-8-16 ${styles['extra']}`}>
          <span className="ui-cluster ui-gap-8-16">
            {columns.map((contribution) => (
              <span key={contributionKey(contribution)} className="ui-inline-row ui-gap-6">
                <span className="ui-muted">{contribution.slot.name}</span>
                {cell(contribution, row)}
              </span>
            ))}
          </span>
          {actions.length > 0 && menu(row)}
        </div>
      ),
    }
  }, [actions, arePainted, columns, rows, toRecord])
}

/** Tells once that the browser has shown what is there: parts of apps come after the list's own rows. */
function usePainted(isThere: boolean): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    if (!isThere || isPainted) return undefined
    let timer: number | undefined
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setPainted(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      window.clearTimeout(timer)
    }
  }, [isThere, isPainted])
  return isPainted
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
