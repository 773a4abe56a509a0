import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { qualityDesk, type BodyOf, type QueryOf } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'
import { useSendCall } from '../../base/queries/use-send-call.ts'

export function useInspections(query: QueryOf<typeof qualityDesk.inspections>) {
  return useQuery({
    ...callQuery(useHttpClient(), qualityDesk.inspections, { query }),
    placeholderData: keepPreviousData,
  })
}

/** The sessions of one inspection. */
export function useInspectionItems(id: number) {
  return useQuery(callQuery(useHttpClient(), qualityDesk.inspectionItems, { params: { id } }))
}

/** People who can review a session. */
export function useInspectors() {
  return useQuery(callQuery(useHttpClient(), qualityDesk.inspectors))
}

/** Samples sessions, and reports how many; a refusal has changed nothing. */
export function useDrawInspection(query: QueryOf<typeof qualityDesk.draw>) {
  const client = useHttpClient()
  const queryClient = useQueryClient()
  return async (body: BodyOf<typeof qualityDesk.draw>): Promise<number> => {
    const { drawn } = await client.send(qualityDesk.draw, { query, body, isQuiet: true })
    await queryClient.invalidateQueries({ queryKey: [qualityDesk.inspections.id] })
    return drawn
  }
}

export function useAssignItem() {
  const send = useSendCall(qualityDesk.assignItem, { changes: [qualityDesk.inspectionItems] })
  return ({ id, version }: qualityDesk.InspectionItem, userId: number | null) =>
    send({ params: { id }, query: { version }, body: { userId } })
}

export function useJudgeItem({ id, version }: qualityDesk.InspectionItem) {
  const send = useSendCall(qualityDesk.judgeItem, {
    changes: [qualityDesk.inspectionItems, qualityDesk.inspections],
  })
  return (body: BodyOf<typeof qualityDesk.judgeItem>) => send({ params: { id }, query: { version }, body })
}
