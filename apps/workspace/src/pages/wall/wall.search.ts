import { flagField, oneOfField, textField, type SearchOf } from '@console/ui'
import { SEAT_FILTERS } from '../../model/seat-filter.ts'
import { SEAT_SORTS } from '../../model/seat-order.ts'
import { DENSITIES } from '../../model/seat-rows.ts'

/** View of the wall in the address; the organisations that it shows are remembered for the person. */
export const wallSearch = {
  filter: oneOfField(SEAT_FILTERS, 'all'),
  sort: oneOfField(SEAT_SORTS, 'default'),
  online: flagField(),
  seat: textField(/^.{1,60}$/s),
  view: oneOfField(DENSITIES, 'cards'),
}

export type WallSearch = SearchOf<typeof wallSearch>
export type ChangeSearch = (changes: Partial<WallSearch>, options?: { replace?: boolean }) => void
