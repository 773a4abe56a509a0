import type { WireQuery } from '../../model/stat-query.ts'
import { withoutOrganisation, type EvaluationType } from '../../queries/dataset.ts'

/** A knowledge entry or quality rule. */
export type Chosen = { labelType: EvaluationType; labelID: number }
type Evaluated = { labelType: EvaluationType; of: string }

export function chosenIn({ evaluated }: { evaluated: Evaluated | null }): Chosen | null {
  return evaluated && { labelType: evaluated.labelType, labelID: Number(evaluated.of) }
}

/** The query of knowledge or of rules, narrowed where the chosen entry is of that type. */
export function narrowed(query: WireQuery, labelType: EvaluationType, chosen: Chosen | null) {
  return {
    ...withoutOrganisation(query),
    labelType,
    ...(chosen?.labelType === labelType ? { labelID: chosen.labelID } : {}),
  }
}
