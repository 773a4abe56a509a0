import { voiceprint } from '@console/contracts'
import { route } from '../../../../access/route.ts'
import { canOpenSettings } from '../voiceprint.policy.ts'
import { findSettings, saveSettings } from './setting.store.ts'

export const saveConfig = route(voiceprint.saveConfig, {
  policy: canOpenSettings,
  handler: async ({ tx, body }) => {
    const before = await findSettings(tx)
    await saveSettings(tx, body)
    await tx.audit({ module: 'voiceprint', opType: 'voiceprint.saveConfig', before, after: body })
    return null
  },
})
