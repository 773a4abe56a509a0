import type { account } from '@console/contracts'
import { useState } from 'react'

export type Chosen = Pick<account.Person, 'id' | 'name'>

/** Who is chosen, over all pages of the list, until it is asked something else. */
export function useSelection(question: string) {
  const [state, setState] = useState<{ question: string; people: readonly Chosen[] }>({
    question,
    people: [],
  })
  // Set while rendering: nothing is done to people whom the list no longer shows.
  const people = state.question === question ? state.people : []
  if (state.question !== question) setState({ question, people: [] })
  return {
    people,
    has: (id: number) => people.some((person) => person.id === id),
    choose: (changed: readonly Chosen[], isChosen: boolean) => {
      const others = people.filter(({ id }) => !changed.some((one) => one.id === id))
      setState({ question, people: isChosen ? [...others, ...changed] : others })
    },
    clear: () => setState({ question, people: [] }),
  }
}

export type Selection = ReturnType<typeof useSelection>
