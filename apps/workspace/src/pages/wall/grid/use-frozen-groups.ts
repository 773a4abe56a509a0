import { useState } from 'react'
import { areSameGroups, frozenGroups, movedSeats, type SeatGroup } from '../../../model/seat-groups.ts'

type FrozenGroups = {
  groups: readonly SeatGroup[]
  /** Cards that would move, appear or disappear. */
  waiting: number
  apply: () => void
}

/** The groups in the order that was shown, while they are to be still; a change of the key, by the person, is shown at once. */
export function useFrozenGroups(
  next: readonly SeatGroup[],
  { isFrozen, key }: { isFrozen: boolean; key: string },
): FrozenGroups {
  const [shown, setShown] = useState({ groups: next, key })
  const expected = isFrozen && shown.key === key ? frozenGroups(shown.groups, next) : next
  const groups = areSameGroups(shown.groups, expected) ? shown.groups : expected
  if (groups !== shown.groups || key !== shown.key) setShown({ groups, key })
  return { groups, waiting: movedSeats(groups, next), apply: () => setShown({ groups: next, key }) }
}
