import { stat, userData, type BodyOf, type DataOf } from '@console/contracts'
import { useCallMutation, useHost } from '@console/sub-app'
import type { ModuleChange, ModuleConfig } from '../model/module-config.ts'

type Handlers = { onSuccess: () => void; onError: (error: Error) => void }

/**
 * Sends a change of a module. The change is shown while it is being sent; after a failure the stored state is shown again
 * (RPT-038, RPT-039).
 */
export function useSaveModule({ version }: ModuleConfig, handlers: Handlers) {
  const { user } = useHost()
  const { mutate, isPending, variables } = useCallMutation(stat.saveConfig, {
    ...handlers,
    changes: [stat.config],
    toInput: (moduleConfig: ModuleChange) => ({
      body: { tenantId: user.tenantId ?? 0, moduleConfig, ...(version === undefined ? {} : { version }) },
    }),
  })
  return { save: mutate, pending: isPending ? variables : null }
}

/** The stored data of a business. */
export type StoredUserData = DataOf<typeof userData.config> & { bizTypeId: number }
type SavedUserData = BodyOf<typeof userData.saveConfig>['userDataConfig']

/**
 * Sends all sources and suggestions of a business; after success and failure alike the stored data is read again (RPT-045,
 * RPT-Q28).
 */
export function useSaveUserData({ bizTypeId, version }: StoredUserData, handlers: Handlers) {
  const { user } = useHost()
  const { mutate, isPending } = useCallMutation(userData.saveConfig, {
    ...handlers,
    changes: [userData.config, userData.suggestions],
    toInput: (userDataConfig: SavedUserData) => ({
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
    /** `onSaved` runs once the configuration is stored and read again. */
    save: (config: SavedUserData, onSaved: () => void = () => undefined): void => {
      if (!isPending) mutate(config, { onSuccess: onSaved })
    },
  }
}
