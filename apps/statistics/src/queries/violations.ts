import { quality, type BodyOf, type DataOf } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'
import type { LevelNumber } from '@console/ui'
import { keepPreviousData } from '@tanstack/react-query'
import type { WireQuery } from '../model/stat-query.ts'
import type { ListPosition } from './lists.ts'

/** Seats by all their violations, or by the level or the coverage of these (QUAL-011 to QUAL-014). */
export type SeatRanking = 'total' | 'level' | 'cover'

type RankedSeat = DataOf<typeof quality.seatRank>['rankingData'][number]
type SeatByLevel = DataOf<typeof quality.seatRankByLevel>['rankingData'][number]
type SeatByCover = DataOf<typeof quality.seatRankByCover>['rankingData'][number]
export type Seat = RankedSeat | SeatByLevel | SeatByCover

export function useSeatRank(ranking: SeatRanking, body: WireQuery) {
  const queries = {
    total: useCallQuery(quality.seatRank, ranking === 'total' ? { body } : null),
    level: useCallQuery(quality.seatRankByLevel, ranking === 'level' ? { body } : null),
    cover: useCallQuery(quality.seatRankByCover, ranking === 'cover' ? { body } : null),
  }
  return queries[ranking]
}

/** Filters of the detail table, beside the query of the page (QUAL-Q1). */
export type ViolationFilter = {
  sceneId?: number | undefined
  ruleId?: number | undefined
  ruleLevel?: LevelNumber | undefined
}
export type Violation = DataOf<typeof quality.violations>['violationDetail'][number]

type TimeOrder = Pick<BodyOf<typeof quality.violations>, 'sort' | 'order'>

/** One page of violations, by default newest first (QUAL-019). */
export function useViolations(query: WireQuery & ViolationFilter & ListPosition & TimeOrder) {
  return useCallQuery(quality.violations, { body: query }, { placeholderData: keepPreviousData })
}

/** The scenes that rules of the business belong to (QUAL-028). */
export function useScenes({ bizTypeId }: WireQuery) {
  return useCallQuery(quality.scenes, { query: bizTypeId === undefined ? {} : { bizTypeId } })
}
