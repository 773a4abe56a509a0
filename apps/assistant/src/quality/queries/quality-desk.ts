import { type BodyOf, qualityDesk, type QueryOf, scoreHistory } from '@console/contracts'
import { useCallMutation, useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'
import { pageOfRows, type PageRequest } from '../../base/components/reading/page-of-rows.ts'

export function useInspections(query: QueryOf<typeof qualityDesk.inspections>) {
  return useCallQuery(qualityDesk.inspections, { query }, { placeholderData: keepPreviousData })
}

/** The sessions of one inspection. */
export function useInspectionItems(id: number) {
  return useCallQuery(qualityDesk.inspectionItems, { params: { id } })
}

/** People who can review a session. */
export function useInspectors() {
  return useCallQuery(qualityDesk.inspectors)
}

/** Draws sessions, and returns their number. */
export function useDrawInspection(query: QueryOf<typeof qualityDesk.draw>) {
  const { mutateAsync } = useCallMutation(qualityDesk.draw, {
    changes: [qualityDesk.inspections],
    toInput: (body: BodyOf<typeof qualityDesk.draw>) => ({ query, body }),
  })
  return async (body: BodyOf<typeof qualityDesk.draw>): Promise<number> => (await mutateAsync(body)).drawn
}

export function useAssignItem() {
  const { mutateAsync } = useCallMutation(qualityDesk.assignItem, {
    changes: [qualityDesk.inspectionItems],
  })
  return async ({ id, version }: qualityDesk.InspectionItem, userId: number | null) =>
    mutateAsync({ params: { id }, query: { version }, body: { userId } })
}

export function useJudgeItem({ id, version }: qualityDesk.InspectionItem) {
  return useCallMutation(qualityDesk.judgeItem, {
    changes: [qualityDesk.inspectionItems, qualityDesk.inspections],
    toInput: (body: BodyOf<typeof qualityDesk.judgeItem>) => ({ params: { id }, query: { version }, body }),
  }).mutateAsync
}

/** The scores of each seat's sessions. */
export function useSeatScores(query: QueryOf<typeof qualityDesk.scores>) {
  return useCallQuery(qualityDesk.scores, { query }, { placeholderData: keepPreviousData })
}

/** One page of the rules with how often each was right. */
export function useRobot(query: QueryOf<typeof qualityDesk.robot>, page: PageRequest) {
  return useCallQuery(
    qualityDesk.robot,
    { query },
    { placeholderData: keepPreviousData, select: (rows) => pageOfRows(rows, page) },
  )
}

/** Scenes of a business that a rule can belong to. */
export function useSceneNames(query: QueryOf<typeof qualityDesk.sceneNames>) {
  return useCallQuery(qualityDesk.sceneNames, { query })
}

export function useScoreHistory(query: QueryOf<typeof scoreHistory.list>) {
  return useCallQuery(scoreHistory.list, { query }, { placeholderData: keepPreviousData })
}
