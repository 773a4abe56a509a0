import { stat, type BodyOf, type DataOf } from '@console/contracts'
import { useCallMutation, useHost } from '@console/sub-app'
import { useSaveToasts } from '../use-save-toasts.ts'

/** What is stored of a business. */
export type StoredUserData = DataOf<typeof stat.userDataConfig> & { bizTypeId: number }
type Saved = BodyOf<typeof stat.saveUserDataConfig>['userDataConfig']

/** Sends all sources and suggestions of a business; whichever way it ends, what is stored is read again (RPT-045, RPT-Q28). */
export function useSaveUserData({ bizTypeId, version }: StoredUserData) {
  const { user } = useHost()
  const { mutate, isPending } = useCallMutation(stat.saveUserDataConfig, {
    ...useSaveToasts(),
    changes: [stat.userDataConfig, stat.suggestions],
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
