import type { dailyReport } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { isOfInputMethod } from '@console/ui'
import { useEffect, useEffectEvent, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { createCellHistory, type CellHistory } from './cell-history.ts'
import { readPastedBlock } from './pasted-block.ts'
import type { ReportEditing, RowEditing } from './use-row-editing.ts'

type Cell = { day: string; columnId: string }
type Step = { rows: number; columns: number }

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
}

/** The keys of a table's cells, as in a spreadsheet: arrows, blocks that are pasted, undo and redo. */
export function useCellKeys(
  report: dailyReport.Report,
  { editing, rows }: { editing: ReportEditing; rows: readonly RowEditing[] },
) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const table = useRef<HTMLDivElement>(null)
  const [history] = useState(createCellHistory)
  const focus = useCellFocus(table, rows)
  useRecording(history, rows)

  /**
   * Sets the values that fit into cells, and reports the number of those that do not: beside the table, or in a computed
   * column.
   */
  function paste(at: Cell, block: readonly (readonly string[])[]) {
    const { fitting, left } = fitBlock(report, { at, block })
    const drafts = editing.editAlso(
      report,
      fitting.map(({ row }) => row),
    )
    history.group(() => setCells(history, { fitting, drafts }))
    if (left > 0) services.toast.warning(formatMessage({ id: 'summary.pasted' }, { left }))
  }

  function replay(change: () => ReturnType<CellHistory['undo']>) {
    const changed = change()
    const row = changed && rows.find(({ draft }) => draft === changed.draft)
    if (row) focus({ day: row.day, columnId: changed.columnId })
  }

  return {
    ref: table,
    onFocus: history.seal,
    onPaste: (event: ClipboardEvent<HTMLElement>) => {
      const at = cellFrom(event.target)
      const block = readPastedBlock(event.clipboardData.getData('text'))
      if (at === null || (block.length === 1 && block[0]?.length === 1)) return
      event.preventDefault()
      paste(at, block)
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const at = cellFrom(event.target)
      if (at === null || isOfInputMethod(event.nativeEvent)) return
      const change = replayFor(event, history)
      const to = findNeighbour(report, { at, event })
      if (change === null && to === null) return
      event.preventDefault()
      if (change !== null) replay(change)
      else if (to !== null) {
        if (to.row.day !== at.day) editing.editInstead(report, { day: at.day, row: to.row })
        focus({ day: to.row.day, columnId: to.columnId })
      }
    },
  }
}

type Placed = { at: Cell; block: readonly (readonly string[])[] }

/**
 * Maps a pasted block to cells of the table in the displayed order, starting at one cell; `left` is the number of values
 * without an editable cell.
 */
function fitBlock(report: dailyReport.Report, { at, block }: Placed) {
  const firstRow = report.data.findIndex(({ day }) => day === at.day)
  const firstColumn = report.columns.findIndex(({ id }) => id === at.columnId)
  const cells = block.flatMap((texts, down) =>
    texts.map((text, right) => ({
      text,
      row: report.data[firstRow + down],
      column: report.columns[firstColumn + right],
    })),
  )
  const fitting = cells.flatMap(({ text, row, column }) =>
    row !== undefined && column?.editable === true ? [{ text, row, columnId: column.id }] : [],
  )
  return { fitting, left: cells.length - fitting.length }
}

type Fitting = ReturnType<typeof fitBlock>['fitting']

function setCells(
  history: CellHistory,
  { fitting, drafts }: { fitting: Fitting; drafts: ReturnType<ReportEditing['editAlso']> },
) {
  for (const { text, row, columnId } of fitting) {
    const draft = drafts.get(row.day)
    if (draft === undefined) continue
    const change = { draft, columnId, before: draft.value(columnId), after: text }
    draft.set(columnId, text)
    // A row that becomes edited here is listened to from the next render on.
    history.record(change)
  }
}

/** Finds the cell that an arrow key leads to; null where there is none, so that the key works as in any field. */
function findNeighbour(report: dailyReport.Report, { at, event }: { at: Cell; event: KeyboardEvent }) {
  const step = STEPS[event.key]
  const isPlain = !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey
  if (step === undefined || !isPlain || !isAtEdge(event.target, step)) return null
  const editable = report.columns.filter((column) => column.editable)
  const to = editable[editable.findIndex(({ id }) => id === at.columnId) + step.columns]
  const row = report.data[report.data.findIndex(({ day }) => day === at.day) + step.rows]
  return to === undefined || row === undefined ? null : { row, columnId: to.id }
}

function replayFor(
  event: KeyboardEvent,
  history: CellHistory,
): (() => ReturnType<CellHistory['undo']>) | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null
  const key = event.key.toLowerCase()
  if (key === 'z') return event.shiftKey ? history.redo : history.undo
  return key === 'y' && !event.shiftKey ? history.redo : null
}

const cellAttribute = ({ day, columnId }: Cell): string => `${day} ${columnId}`

function cellFrom(target: EventTarget): Cell | null {
  const [day, ...column] =
    (target instanceof HTMLInputElement ? target.dataset['cell'] : '')?.split(' ') ?? []
  return day === undefined || day === '' ? null : { day, columnId: column.join(' ') }
}

/**
 * True where an arrow key leaves the cell: at the end of the text, or with the whole text selected. Elsewhere left and right
 * move the caret.
 */
function isAtEdge(target: EventTarget, { columns }: Step): boolean {
  if (columns === 0 || !(target instanceof HTMLInputElement)) return true
  const { selectionStart, selectionEnd, value } = target
  const isWhole = selectionStart === 0 && selectionEnd === value.length
  return isWhole || (selectionStart === selectionEnd && selectionStart === (columns < 0 ? 0 : value.length))
}

/** Focuses a cell once it is rendered, and also the row that is no longer edited, whose cells had the focus. */
function useCellFocus(table: { readonly current: HTMLElement | null }, rows: readonly RowEditing[]) {
  const [awaited, setAwaited] = useState<Cell | null>(null)
  const days = rows.map(({ day }) => day).join()
  const before = useRef(days)
  useEffect(() => {
    if (awaited === null) return
    const input = table.current?.querySelector<HTMLInputElement>(
      `[data-cell=${JSON.stringify(cellAttribute(awaited))}]`,
    )
    input?.focus()
    input?.select()
  }, [table, awaited])
  useEffect(() => {
    const closed = before.current.split(',').find((day) => day !== '' && !days.split(',').includes(day))
    before.current = days
    if (closed === undefined || document.activeElement !== document.body) return
    table.current?.querySelector<HTMLElement>(`[data-edit="${closed}"]`)?.focus()
  }, [days, table])
  return setAwaited
}

function useRecording(history: CellHistory, rows: readonly RowEditing[]) {
  const drafts = rows.map(({ draft }) => draft)
  const listened = useRef(new Map<RowEditing['draft'], () => void>())
  const follow = useEffectEvent(() => {
    for (const [draft, stop] of listened.current) {
      if (drafts.includes(draft)) continue
      stop()
      listened.current.delete(draft)
      history.drop(draft)
    }
    for (const draft of drafts) {
      if (listened.current.has(draft)) continue
      listened.current.set(
        draft,
        draft.subscribe((change) => change && history.record({ draft, ...change })),
      )
    }
  })
  useEffect(() => follow())
}
