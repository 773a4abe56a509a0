import type { account } from '@console/contracts'
import { useState } from 'react'

export type Chosen = Pick<account.Person, 'id' | 'name'>

/** The selected people, across all pages of the list, until its filters change. */
export function useSelection(filterKey: string) {
  const [state, setState] = useState<{ filterKey: string; people: readonly Chosen[] }>({
    filterKey,
    people: [],
  })
  // Set while rendering: no action applies to people that the list no longer contains.
  const people = state.filterKey === filterKey ? state.people : []
  if (state.filterKey !== filterKey) setState({ filterKey, people: [] })
  return {
    people,
    has: (id: number) => people.some((person) => person.id === id),
    choose: (changed: readonly Chosen[], isChosen: boolean) => {
      const others = people.filter(({ id }) => !changed.some((one) => one.id === id))
      setState({ filterKey, people: isChosen ? [...others, ...changed] : others })
    },
    clear: () => setState({ filterKey, people: [] }),
  }
}

export type Selection = ReturnType<typeof useSelection>
