import { useUrlSearch } from '@console/ui'
import { useStat } from '../../page-query/stat-context.ts'
import { statSearch } from '../../page-query/use-stat-query.ts'
import { withoutOrganisation, type EvaluationType } from '../../queries/dataset.ts'

export type Chosen = { labelType: EvaluationType; labelID: number }

/** The one knowledge entry or quality rule that the page is narrowed to, and its query as calls take it (DSET-004). */
export function useNarrowing() {
  const { wire } = useStat()
  const { search, setSearch } = useUrlSearch(statSearch)
  const { evaluated } = search
  const chosen: Chosen | null = evaluated && { labelType: evaluated.labelType, labelID: Number(evaluated.of) }
  const query = withoutOrganisation(wire)
  return {
    chosen,
    query,
    choose: (next: Chosen | null) =>
      setSearch({ evaluated: next && { labelType: next.labelType, of: String(next.labelID) } }),
    /** Of knowledge or of rules; narrowed where what was chosen is one of these. */
    ofType: (labelType: EvaluationType) => ({
      ...query,
      labelType,
      ...(chosen?.labelType === labelType ? { labelID: chosen.labelID } : {}),
    }),
  }
}
