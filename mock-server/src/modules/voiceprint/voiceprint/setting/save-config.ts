import { voiceprint } from '@console/contracts'
import { route } from '../../../../access/route.ts'
import { requireSeen } from '../../../../platform/errors.ts'
import { canOpenSettings } from '../voiceprint.policy.ts'
import { lockSettings, saveSettings } from './setting.store.ts'

export const saveConfig = route(voiceprint.saveConfig, {
  policy: canOpenSettings,
  handler: async ({ tx, body: { version, ...settings } }) => {
    const { version: present, ...before } = await lockSettings(tx)
    requireSeen({ version: present }, { version })
    await saveSettings(tx, settings)
    await tx.audit({ module: 'voiceprint', opType: 'voiceprint.saveConfig', before, after: settings })
    return null
  },
})
