import { useDeferredValue, useMemo, useState } from 'react'
import {
  above,
  findByName,
  linesOf,
  type OrganizationTree,
  type TreeLine,
} from '../../model/organization-tree.ts'

/**
 * Which organisations are open, and the lines that follow. A text is searched for when there is time: typing comes first.
 * The company is open from the beginning, and so is the way to `shownId`.
 */
export function useOpenLines(tree: OrganizationTree, text: string, shownId: number | null) {
  const searched = useDeferredValue(text)
  const found = useMemo(() => findByName(tree, searched), [tree, searched])
  const [toggled, setToggled] = useState<ReadonlyMap<number, boolean>>(new Map())
  const open = useMemo(() => {
    const ids = new Set(tree.roots.map(({ id }) => id))
    if (shownId !== null) for (const { id } of above(tree, shownId)) ids.add(id)
    for (const [id, isOpen] of toggled) {
      if (isOpen) ids.add(id)
      else ids.delete(id)
    }
    return ids
  }, [tree, shownId, toggled])
  const lines = useMemo(() => linesOf(tree, open, found), [tree, open, found])
  return {
    lines,
    matchCount: found?.matches.size ?? null,
    toggle: ({ node, isOpen }: TreeLine) => {
      setToggled(new Map(toggled).set(node.id, !isOpen))
    },
    /** Opens the way to one, whatever was closed before. */
    openTo: (id: number) => {
      const next = new Map(toggled)
      for (const node of above(tree, id)) next.set(node.id, true)
      setToggled(next)
    },
  }
}
