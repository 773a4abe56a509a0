import { stat } from '@console/contracts'
import { useCallMutation, useHost } from '@console/sub-app'
import type { ModuleChange, ModuleConfig } from '../../../model/module-config.ts'
import { useSaveToasts } from '../use-save-toasts.ts'

/** Sends a change of a module. While it is under way the change is shown; after a failure what is stored (RPT-038, RPT-039). */
export function useSaveModule({ version }: ModuleConfig) {
  const { user } = useHost()
  const toasts = useSaveToasts()
  const { mutate, isPending, variables } = useCallMutation(stat.saveConfig, {
    ...toasts,
    changes: [stat.config],
    toInput: (moduleConfig: ModuleChange) => ({
      body: { tenantId: user.tenantId ?? 0, moduleConfig, ...(version === undefined ? {} : { version }) },
    }),
  })
  return { save: mutate, pending: isPending ? variables : null }
}
