import { type BodyOf, type DataOf, userData } from '@console/contracts'
import { useCallMutation, useHost } from '@console/sub-app'
import { useSaveToasts } from '../use-save-toasts.ts'

/** What is stored of a business. */
export type StoredUserData = DataOf<typeof userData.config> & { bizTypeId: number }
type Saved = BodyOf<typeof userData.saveConfig>['userDataConfig']

/** Sends all sources and suggestions of a business; whichever way it ends, what is stored is read again (RPT-045, RPT-Q28). */
export function useSaveUserData({ bizTypeId, version }: StoredUserData) {
  const { user } = useHost()
  const { mutate, isPending } = useCallMutation(userData.saveConfig, {
    ...useSaveToasts(),
    changes: [userData.config, userData.suggestions],
    toInput: (userDataConfig: Saved) => ({
      body: {
        // The documented spelling.
        bizTypeid: bizTypeId,
        tenantId: user.tenantId ?? 0,
        userDataConfig,
        ...(version === undefined ? {} : { version }),
      },
    }),
  })
  return {
    isPending,
    /** `onSaved`: once it is stored and read again. */
    save: (config: Saved, onSaved: () => void = () => undefined): void => {
      if (!isPending) mutate(config, { onSuccess: onSaved })
    },
  }
}
