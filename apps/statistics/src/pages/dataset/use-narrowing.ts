import { useUrlSearch } from '@console/ui'
import type { WireQuery } from '../../model/stat-query.ts'
import { useStat } from '../../page-query/stat-context.ts'
import { statSearch } from '../../page-query/use-stat-query.ts'
import { type EvaluationType, withoutOrganisation } from '../../queries/dataset.ts'

/** A knowledge entry or quality rule. */
type Chosen = { labelType: EvaluationType; labelID: number }

type Evaluated = { labelType: EvaluationType; of: string }

export function chosenIn({ evaluated }: { evaluated: Evaluated | null }): Chosen | null {
  return evaluated && { labelType: evaluated.labelType, labelID: Number(evaluated.of) }
}

/** The query of knowledge or of rules, narrowed where the chosen entry is of that type. */
export function narrowQuery(query: WireQuery, labelType: EvaluationType, chosen: Chosen | null) {
  return {
    ...withoutOrganisation(query),
    labelType,
    ...(chosen?.labelType === labelType ? { labelID: chosen.labelID } : {}),
  }
}

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
    ofType: (labelType: EvaluationType) => narrowQuery(wire, labelType, chosen),
  }
}
