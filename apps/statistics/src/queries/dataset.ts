import { dataset, type DataOf, type QueryOf } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'
import type { WireQuery } from '../model/stat-query.ts'

export type EvaluationType = 1 | 2
export type DatasetSeries = DataOf<typeof dataset.series>
export type Evaluation = DataOf<typeof dataset.evaluations>['records'][number]

/** Evaluations have no organisation (DSET-Q4). */
export function withoutOrganisation({ orgId: _orgId, ...query }: WireQuery): Omit<WireQuery, 'orgId'> {
  return query
}

/** Figures of how well knowledge or quality rules were found, by day (DSET-002). */
export function useDatasetSeries(query: QueryOf<typeof dataset.series>) {
  return useCallQuery(dataset.series, { query })
}

/** One page of evaluations, the newest first (DSET-007). */
export function useEvaluations(query: QueryOf<typeof dataset.evaluations>) {
  return useCallQuery(dataset.evaluations, { query }, { placeholderData: keepPreviousData })
}

/** All knowledge entries of the business, or of all businesses (DSET-006). */
export function useKnowledge({ bizTypeId }: WireQuery) {
  return useCallQuery(dataset.knowledge, { query: bizTypeId === undefined ? {} : { bizTypeId } })
}
