import { useMemo } from 'react'
import type { NameOfList } from '../model/clause.ts'
import { useKnownWordLists } from '../word-lists-context.ts'

/** Names the word lists of a condition. */
export function useNameOfList(): NameOfList {
  const { lists } = useKnownWordLists()
  return useMemo(() => {
    if (lists === undefined) return () => undefined
    const names = new Map(lists.map(({ id, name }) => [id, name]))
    return (id) => names.get(id) ?? null
  }, [lists])
}
