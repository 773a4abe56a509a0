import { useState } from 'react'
import { areSameGroups, heldGroups, movedSeats, type SeatGroup } from '../../../model/seat-groups.ts'

type HeldGroups = {
  groups: readonly SeatGroup[]
  /** Cards that would move, appear or disappear. */
  waiting: number
  apply: () => void
}

/** The groups in the order that was shown, while they are held; a change of the key, by the person, is shown at once. */
export function useHeldGroups(
  next: readonly SeatGroup[],
  { isHeld, key }: { isHeld: boolean; key: string },
): HeldGroups {
  const [shown, setShown] = useState({ groups: next, key })
  const expected = isHeld && shown.key === key ? heldGroups(shown.groups, next) : next
  const groups = areSameGroups(shown.groups, expected) ? shown.groups : expected
  if (groups !== shown.groups || key !== shown.key) setShown({ groups, key })
  return { groups, waiting: movedSeats(groups, next), apply: () => setShown({ groups: next, key }) }
}
