import type { BusinessSettings } from '@console/contracts'
import { useCallMutation, useCallQuery } from '@console/sub-app'

/** The settings of all businesses, or of one. */
export function useBusinessSettings<Value extends object>(
  { list }: BusinessSettings<Value>,
  bizTypeId: number | undefined,
) {
  return useCallQuery(list, { query: bizTypeId === undefined ? {} : { bizTypeId } })
}

export function useSaveBusinessSetting<Value extends object>({ list, save }: BusinessSettings<Value>) {
  return useCallMutation(save, { changes: [list] }).mutateAsync
}
