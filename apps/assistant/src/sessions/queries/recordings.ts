import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { sessionRecord, type DataOf, type QueryOf } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'

export type Recording = DataOf<typeof sessionRecord.recordings>['recordings'][number]

export function useRecordings(query: QueryOf<typeof sessionRecord.recordings>) {
  return useQuery({
    ...callQuery(useHttpClient(), sessionRecord.recordings, { query }),
    placeholderData: keepPreviousData,
  })
}
