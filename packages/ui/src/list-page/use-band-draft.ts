import type { ReactNode } from 'react'
import { useFilterDraft } from '../query-band/use-filter-draft.ts'

/** What a list page gives its query band. */
export type BandProps<Filters> = {
  applied: Filters
  filterCount: number
  isBusy: boolean
  onInquire: (filters: Filters) => void
  onReset: () => void
  /** The page's primary action, on a phone. */
  action?: ReactNode
}

/** The filters being edited in a band, and the props of its `QueryBand`. */
export function useBandDraft<Filters extends object>(props: BandProps<Filters>) {
  const { applied, onInquire, onReset, ...band } = props
  const { draft, setDraft } = useFilterDraft(applied)
  return {
    draft,
    setDraft,
    edit: (changes: Partial<Filters>) => setDraft({ ...draft, ...changes }),
    band: {
      ...band,
      onInquire: () => onInquire(draft),
      onReset: () => {
        setDraft(applied)
        onReset()
      },
    },
  }
}
