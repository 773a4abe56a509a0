/** Texts by column. */
export type ColumnTexts = Readonly<Record<string, string>>

export type ValueChange = { columnId: string; before: string; after: string }
type Listener = (change?: ValueChange) => void

export type RowDraft = {
  value: (columnId: string) => string
  /** Problem of a value; undefined where none is known. */
  problem: (columnId: string) => string | undefined
  /** The text that somebody else stored meanwhile, where it differs from the value and nobody has chosen between them. */
  stored: (columnId: string) => string | undefined
  set: (columnId: string, value: string) => void
  setProblems: (problems: ColumnTexts) => void
  setStored: (stored: ColumnTexts) => void
  /** Keeps the typed value, although somebody else stored another one. */
  keep: (columnId: string) => void
  isChanged: () => boolean
  /** A listener learns which value was set, where one was. */
  subscribe: (listener: Listener) => () => void
}

/** Creates the draft of one row. Each cell reads its own value, so a key re-renders one cell and not the table. */
export function createRowDraft(initial: ColumnTexts): RowDraft {
  let values = initial
  let problems: ColumnTexts = {}
  let stored: ColumnTexts = {}
  const listeners = new Set<Listener>()
  const notify = (change?: ValueChange) => {
    for (const listener of listeners) listener(change)
  }
  return {
    value: (columnId) => values[columnId] ?? '',
    problem: (columnId) => problems[columnId],
    stored: (columnId) => (stored[columnId] === values[columnId] ? undefined : stored[columnId]),
    set: (columnId, value) => {
      const before = values[columnId] ?? ''
      values = { ...values, [columnId]: value }
      problems = without(problems, columnId)
      notify({ columnId, before, after: value })
    },
    setProblems: (next) => {
      problems = next
      notify()
    },
    setStored: (next) => {
      stored = next
      notify()
    },
    keep: (columnId) => {
      stored = without(stored, columnId)
      problems = without(problems, columnId)
      notify()
    },
    isChanged: () => Object.entries(values).some(([columnId, value]) => value !== (initial[columnId] ?? '')),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

function without(texts: ColumnTexts, columnId: string): ColumnTexts {
  const { [columnId]: _left, ...others } = texts
  return others
}
