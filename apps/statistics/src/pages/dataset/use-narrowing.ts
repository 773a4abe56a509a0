import { useUrlSearch } from '@console/ui'
import { useStat } from '../../page-query/stat-context.ts'
import { statSearch } from '../../page-query/use-stat-query.ts'
import { withoutOrganisation, type EvaluationType } from '../../queries/dataset.ts'
import { chosenIn, narrowed, type Chosen } from './narrowed-query.ts'

/** The one knowledge entry or quality rule that the page is narrowed to, and its query as calls take it (DSET-004). */
export function useNarrowing() {
  const { wire } = useStat()
  const { search, setSearch } = useUrlSearch(statSearch)
  const chosen = chosenIn(search)
  return {
    chosen,
    query: withoutOrganisation(wire),
    choose: (next: Chosen | null) =>
      setSearch({ evaluated: next && { labelType: next.labelType, of: String(next.labelID) } }),
    /** Query of knowledge or of rules, narrowed where the chosen entry is of that type. */
    ofType: (labelType: EvaluationType) => narrowed(wire, labelType, chosen),
  }
}
