import { useQuery } from '@tanstack/react-query'
import type { BusinessSettings } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'
import { useSendCall } from './use-send-call.ts'

/** The settings of all businesses, or of one. */
export function useBusinessSettings<Value extends object>(
  { list }: BusinessSettings<Value>,
  bizTypeId: number | undefined,
) {
  return useQuery(callQuery(useHttpClient(), list, { query: bizTypeId === undefined ? {} : { bizTypeId } }))
}

export function useSaveBusinessSetting<Value extends object>({ list, save }: BusinessSettings<Value>) {
  return useSendCall(save, { changes: [list] })
}
