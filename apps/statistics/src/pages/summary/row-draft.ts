/** Texts by column. */
export type ColumnTexts = Readonly<Record<string, string>>

export type RowDraft = {
  value: (columnId: string) => string
  /** What is wrong with a value; undefined where nothing is known to be. */
  problem: (columnId: string) => string | undefined
  /** What somebody else stored meanwhile, where it differs from the value. */
  stored: (columnId: string) => string | undefined
  set: (columnId: string, value: string) => void
  setProblems: (problems: ColumnTexts) => void
  setStored: (stored: ColumnTexts) => void
  isChanged: () => boolean
  subscribe: (listener: () => void) => () => void
}

/** What is typed into one row. Each cell reads its own value, so a key re-renders one cell and not the table. */
export function createRowDraft(initial: ColumnTexts): RowDraft {
  let values = initial
  let problems: ColumnTexts = {}
  let stored: ColumnTexts = {}
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  return {
    value: (columnId) => values[columnId] ?? '',
    problem: (columnId) => problems[columnId],
    stored: (columnId) => (stored[columnId] === values[columnId] ? undefined : stored[columnId]),
    set: (columnId, value) => {
      values = { ...values, [columnId]: value }
      const { [columnId]: _solved, ...others } = problems
      problems = others
      notify()
    },
    setProblems: (next) => {
      problems = next
      notify()
    },
    setStored: (next) => {
      stored = next
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
