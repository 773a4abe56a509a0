import { sessionRecord, type DataOf, type QueryOf } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

export type Recording = DataOf<typeof sessionRecord.recordings>['recordings'][number]

export function useRecordings(query: QueryOf<typeof sessionRecord.recordings>) {
  return useCallQuery(sessionRecord.recordings, { query }, { placeholderData: keepPreviousData })
}
