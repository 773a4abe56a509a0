import { qualityDesk, type BodyOf, type QueryOf } from '@console/contracts'
import { useCallMutation, useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

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
