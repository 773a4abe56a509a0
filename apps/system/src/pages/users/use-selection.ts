import type { account } from '@console/contracts'
import { useState } from 'react'

export type Chosen = Pick<account.Person, 'id' | 'name' | 'username' | 'orgPath' | 'status' | 'version'>

/** The selected people, across all pages of the list, until its filters change; those on this page as it shows them. */
export function useSelection(filterKey: string, rows: readonly Chosen[]) {
  const [state, setState] = useState<{ filterKey: string; people: readonly Chosen[] }>({
    filterKey,
    people: [],
  })
  // Set while rendering: no action applies to people that the list no longer contains.
  const chosen = state.filterKey === filterKey ? state.people : []
  const people = chosen.map((person) => rows.find(({ id }) => id === person.id) ?? person)
  if (state.filterKey !== filterKey) setState({ filterKey, people: [] })
  return {
    people,
    has: (id: number) => people.some((person) => person.id === id),
    choose: (changed: readonly Chosen[], isChosen: boolean) => {
      const others = people.filter(({ id }) => !changed.some((one) => one.id === id))
      setState({ filterKey, people: isChosen ? [...others, ...changed] : others })
    },
    /** Takes over the versions that the user's own action produced, so that the next action is made on them. */
    updateVersions: (versions: readonly account.PersonVersion[]) => {
      const present = new Map(versions.map(({ id, version }) => [id, version]))
      setState((state) => ({
        ...state,
        people: state.people.map((person) => ({
          ...person,
          version: present.get(person.id) ?? person.version,
        })),
      }))
    },
    clear: () => setState({ filterKey, people: [] }),
  }
}

export type Selection = ReturnType<typeof useSelection>
