import { useUrlSearch } from '@console/ui'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { wallSearch, type ChangeSearch, type WallSearch } from './wall.search.ts'

/** Longer than an address takes to follow; one that was stopped by then will not. */
const ADDRESS_TIMEOUT_MS = 1000

type Choice = { changes: Partial<WallSearch>; replace: boolean }

/**
 * How the wall is shown. What somebody chooses is shown at once; the address, with which the whole host renders, follows
 * when that has been painted.
 */
export function useWallSearch(): { search: WallSearch; setSearch: ChangeSearch } {
  const { search: written, setSearch: write } = useUrlSearch(wallSearch)
  const [choice, setChoice] = useState<Choice | null>(null)
  const search = useMemo(() => ({ ...written, ...choice?.changes }), [written, choice])
  const setSearch = useCallback<ChangeSearch>((changes, { replace = false } = {}) => {
    setChoice((before) => ({ changes: { ...before?.changes, ...changes }, replace }))
  }, [])
  // The address decides again as soon as it has what was chosen.
  if (choice !== null && isIn(choice.changes, written)) setChoice(null)
  const writeChoice = useEffectEvent(({ changes, replace }: Choice) => write(changes, { replace }))
  useEffect(() => {
    if (choice === null) return
    const cancel = afterPaint(() => writeChoice(choice))
    const timer = setTimeout(() => setChoice(null), ADDRESS_TIMEOUT_MS)
    return () => {
      cancel()
      clearTimeout(timer)
    }
  }, [choice])
  return { search, setSearch }
}

function isIn(changes: Partial<WallSearch>, written: WallSearch): boolean {
  const values = new Map<string, unknown>(Object.entries(written))
  return Object.entries(changes).every(([name, value]) => values.get(name) === value)
}

/** Returns a function that cancels it. */
function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
