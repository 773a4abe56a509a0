import type { RowDraft, ValueChange } from './row-draft.ts'

type Change = ValueChange & { draft: RowDraft }
type Cell = Pick<Change, 'draft' | 'columnId'>

export type CellHistory = {
  record: (change: Change) => void
  /** Ends the step; text typed afterwards starts a new one. */
  seal: () => void
  /** Records all changes made by `action` as one step. */
  group: (action: () => void) => void
  /** `undo` and `redo` return a cell that they changed; null where no step is left. */
  undo: () => Cell | null
  redo: () => Cell | null
  /** Removes the changes of a row that is no longer edited. */
  drop: (draft: RowDraft) => void
}

/** Undoes and redoes what is typed and pasted into the cells of a table, over all of them. */
export function createCellHistory(): CellHistory {
  let done: Change[][] = []
  let undone: Change[][] = []
  /** The step that still takes changes: a group, or the cell that is typed into. */
  let open: Change[] | null = null
  let isGroup = false
  let isReplaying = false

  function replay(from: Change[][], to: Change[][], valueOf: (change: Change) => string): Cell | null {
    const step = from.pop()
    if (step === undefined) return null
    open = null
    to.push(step)
    isReplaying = true
    for (const change of step) change.draft.set(change.columnId, valueOf(change))
    isReplaying = false
    return step[0] ?? null
  }

  return {
    record: (change) => {
      if (isReplaying || change.before === change.after) return
      undone = []
      const known = open?.find(
        ({ draft, columnId }) => draft === change.draft && columnId === change.columnId,
      )
      if (known !== undefined) known.after = change.after
      else if (open !== null && isGroup) open.push(change)
      else done.push((open = [{ ...change }]))
    },
    seal: () => {
      if (!isGroup) open = null
    },
    group: (action) => {
      done.push((open = []))
      isGroup = true
      action()
      isGroup = false
      if (open.length === 0) done.pop()
      open = null
    },
    undo: () => replay(done, undone, ({ before }) => before),
    redo: () => replay(undone, done, ({ after }) => after),
    drop: (draft) => {
      const others = (steps: Change[][]) =>
        steps.map((step) => step.filter((change) => change.draft !== draft)).filter((step) => step.length > 0)
      done = others(done)
      undone = others(undone)
      open = null
    },
  }
}
