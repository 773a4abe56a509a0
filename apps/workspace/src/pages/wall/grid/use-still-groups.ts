import { useState } from 'react'
import { areSameGroups, stillGroups, movedSeats, type SeatGroup } from '../../../model/seat-groups.ts'

type StillGroups = {
  groups: readonly SeatGroup[]
  /** Cards that would move, appear or disappear. */
  waiting: number
  apply: () => void
}

/** The groups in the order that was shown, while they are to be still; a change of the key, by the person, is shown at once. */
export function useStillGroups(
  next: readonly SeatGroup[],
  { isStill, key }: { isStill: boolean; key: string },
): StillGroups {
  const [shown, setShown] = useState({ groups: next, key })
  const expected = isStill && shown.key === key ? stillGroups(shown.groups, next) : next
  const groups = areSameGroups(shown.groups, expected) ? shown.groups : expected
  if (groups !== shown.groups || key !== shown.key) setShown({ groups, key })
  return { groups, waiting: movedSeats(groups, next), apply: () => setShown({ groups: next, key }) }
}
