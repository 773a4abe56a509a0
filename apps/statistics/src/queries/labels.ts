import { label, labelStat, type DataOf, type user } from '@console/contracts'
import { useCallQuery, useHost } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'
import type { WireQuery } from '../model/stat-query.ts'
import type { ListPosition } from './lists.ts'

export type LabelRow = DataOf<typeof labelStat.detailByUser>['records'][number]

/** The labels that can be chosen, deleted ones too; more than these are not loaded (DSET-015, DSET-Q14). */
export function useLabels(query: WireQuery) {
  return useCallQuery(label.query, { query: offeredLabels(query, useHost().user) })
}

export function offeredLabels({ bizTypeId }: WireQuery, { tenantId }: Pick<user.UserInfo, 'tenantId'>) {
  return {
    pageIndex: 1,
    pageSize: label.MAX_LABELS,
    tenantId,
    ...(bizTypeId === undefined ? {} : { bizTypeId }),
    withDeleted: 1 as const,
  }
}

type LabelsQuery = WireQuery & { labelIds: number[] }

/** Hits of some labels over time (DSET-017). */
export function useLabelTrend(query: LabelsQuery) {
  return useCallQuery(labelStat.detail, { query })
}

/** One page of people with their conversations that have some labels (DSET-019). */
export function useLabelsByUser(query: LabelsQuery & ListPosition) {
  return useCallQuery(labelStat.detailByUser, { query }, { placeholderData: keepPreviousData })
}

/** Organisations or people by the hits of one label (DSET-022). */
export function useLabelRank(query: WireQuery & { labelId: number }) {
  return useCallQuery(labelStat.rank, { query })
}
