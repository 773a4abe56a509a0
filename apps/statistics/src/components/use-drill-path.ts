import { useOrganizationOptions } from '@console/domain-ui'
import { useUrlSearch } from '@console/ui'
import { useState } from 'react'
import { useStat } from '../page-query/stat-context.ts'
import { statSearch } from '../page-query/use-stat-query.ts'

/** An organisation that was opened in a rank; its name, as the rank says it or else the list of organisations, may be unknown. */
export type DrillStep = { id: number; name: string | undefined }

/**
 * The organisations below the form's that a rank has been taken to, in the address: one step of the history each; empty again
 * with every inquiry (STAT-038 to STAT-041).
 */
export function useDrillPath(rank: string) {
  const { query } = useStat()
  const { search, setSearch } = useUrlSearch(statSearch)
  const organisations = useOrganizationOptions()
  const [opened, setOpened] = useState<ReadonlyMap<number, string>>(new Map())
  const path = search.drill.find((drilled) => drilled.rank === rank)?.path ?? []
  const others = search.drill.filter((drilled) => drilled.rank !== rank)
  const go = (next: readonly number[]) =>
    setSearch({ drill: next.length === 0 ? others : [...others, { rank, path: next }] })
  return {
    path: path.map((id): DrillStep => ({ id, name: opened.get(id) ?? organisations.nameOf(id)?.trim() })),
    /** Organisation whose parts are ranked. */
    organisation: path.at(-1) ?? query.organisation,
    open: ({ id, name }: { id: number; name: string }) => {
      setOpened(new Map(opened).set(id, name))
      go([...path, id])
    },
    back: () => go(path.slice(0, -1)),
    /** Back to the step at this position; to the start with -1. */
    backTo: (index: number) => go(path.slice(0, index + 1)),
  }
}
