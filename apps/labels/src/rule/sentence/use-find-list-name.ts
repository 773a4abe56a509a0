import type { FindListName } from '../model/clause.ts'
import { useKnownWordLists } from '../word-lists-context.ts'

/** Names the word lists of a condition. */
export function useFindListName(): FindListName {
  const { lists } = useKnownWordLists()
  const names = lists && new Map(lists.map(({ id, name }) => [id, name]))
  return (id: number) => (names === undefined ? undefined : (names.get(id) ?? null))
}
